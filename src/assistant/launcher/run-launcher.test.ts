import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type LauncherActions, runLauncher } from './run-launcher.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('the widget is loaded when Website Help is chosen, and shown 200 ms after it came', async () => {
  const { launcher, did, clear } = start()
  launcher.send('press')
  clear()
  launcher.send('choose-help')
  expect(did()).toEqual(['load-widget'])

  await vi.advanceTimersByTimeAsync(199)
  expect(did()).toEqual(['load-widget'])
  await vi.advanceTimersByTimeAsync(1)
  expect(did()).toEqual(['load-widget', 'show-widget'])
})

test('chosen again while active it goes to open and is back after 100 ms, and shown once more', async () => {
  const { launcher, did, clear } = await startedChat()
  clear()
  launcher.send('choose-help')
  expect(launcher.read().at).toBe('open')
  expect(did()).toEqual(['hide-widget'])

  await vi.advanceTimersByTimeAsync(99)
  expect(launcher.read().at).toBe('open')
  await vi.advanceTimersByTimeAsync(1)
  expect(launcher.read().at).toBe('chatbase')
  await vi.advanceTimersByTimeAsync(200)
  expect(did()).toEqual(['hide-widget', 'load-widget', 'show-widget'])
})

test('closing hides and removes at once, and cleans up after 100, 300 and 500 ms', async () => {
  const { launcher, did, clear } = await startedChat()
  clear()
  launcher.send('press')
  expect(did()).toEqual(['hide-widget', 'remove-widget'])

  for (const [ms, times] of [
    [99, 1],
    [1, 2],
    [199, 2],
    [1, 3],
    [199, 3],
    [1, 4],
    [5_000, 4],
  ] as const) {
    vi.advanceTimersByTime(ms)
    expect(did().filter((name) => name === 'remove-widget')).toHaveLength(times)
  }
})

test('clean-ups that are still to come spare a widget that was chosen again', async () => {
  const { launcher, did, clear } = await startedChat()
  launcher.send('press')
  launcher.send('press')
  launcher.send('choose-help')
  clear()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(did()).toEqual(['show-widget'])
})

test('the calculator is gone to after the widget is removed', () => {
  const { launcher, did, clear } = start()
  launcher.send('press')
  clear()
  launcher.send('choose-calculator')
  expect(did()).toEqual(['remove-widget', 'go-to-calculator'])
})

test('a widget that throws is warned of, and the launcher goes on', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const broken = () => {
    throw new Error('not today')
  }
  const { launcher } = start({ 'show-widget': broken, 'hide-widget': broken, 'remove-widget': broken })
  launcher.send('press')
  launcher.send('choose-help')
  await vi.advanceTimersByTimeAsync(200)
  launcher.send('press')
  vi.advanceTimersByTime(500)

  expect(launcher.read().at).toBe('closed')
  expect(warn.mock.calls.map(([text]) => text)).toContain('Assistant: show-widget failed')
  expect(warn.mock.calls.map(([text]) => text)).toContain('Assistant: hide-widget failed')
  warn.mockRestore()
})

test('a script that fails leads back to the choice; the visitor may try again', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { launcher } = start({ 'load-widget': () => Promise.reject(new Error('blocked')) })
  launcher.send('press')
  launcher.send('choose-help')
  await vi.advanceTimersByTimeAsync(0)

  expect(launcher.read()).toMatchObject({ at: 'open', hasFailed: true })
  expect(warn).toHaveBeenCalledOnce()
  warn.mockRestore()
})

test('a script that never comes is given up after ten seconds; one that then comes shows nothing', async () => {
  const script = Promise.withResolvers<void>()
  const { launcher, did, clear } = start({ 'load-widget': () => script.promise })
  launcher.send('press')
  launcher.send('choose-help')
  await vi.advanceTimersByTimeAsync(9_999)
  expect(launcher.read().at).toBe('chatbase')
  await vi.advanceTimersByTimeAsync(1)
  expect(launcher.read()).toMatchObject({ at: 'open', hasFailed: true })

  clear()
  script.resolve()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(did()).not.toContain('show-widget')
  expect(did()).toContain('hide-widget')
})

test('a script that comes after its visitor has closed leaves nothing on the page', async () => {
  const script = Promise.withResolvers<void>()
  const { launcher, did, clear } = start({ 'load-widget': () => script.promise })
  launcher.send('press')
  launcher.send('choose-help')
  launcher.send('press')
  await vi.advanceTimersByTimeAsync(1_000)

  clear()
  script.resolve()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(did()).toEqual(['hide-widget', ...Array(4).fill('remove-widget')])
})

test('stopped, it does nothing any more', () => {
  const { launcher, did, clear } = start()
  launcher.send('press')
  clear()
  launcher.stop()
  launcher.send('choose-help')
  vi.advanceTimersByTime(20_000)
  expect(did()).toEqual([])
  expect(launcher.read().at).toBe('open')
})

async function startedChat() {
  const started = start()
  started.launcher.send('press')
  started.launcher.send('choose-help')
  await vi.advanceTimersByTimeAsync(200)
  return started
}

function start(given: Partial<LauncherActions> = {}) {
  const done: string[] = []
  const note = <Name extends keyof LauncherActions>(name: Name, answer: ReturnType<LauncherActions[Name]>) =>
    ((): typeof answer => {
      done.push(name)
      return answer
    }) as LauncherActions[Name]
  const actions: LauncherActions = {
    'load-widget': note('load-widget', Promise.resolve()),
    'show-widget': note('show-widget', undefined),
    'hide-widget': note('hide-widget', undefined),
    'remove-widget': note('remove-widget', undefined),
    'go-to-calculator': note('go-to-calculator', undefined),
    ...given,
  }

  return { launcher: runLauncher(actions), did: () => [...done], clear: () => void done.splice(0) }
}
