import { expect, test } from 'vitest'
import { createDraftSaver, type DraftState } from './create-draft-saver.ts'
import type { Conflict, DraftAnswer } from './send-draft.ts'

const conflict: Conflict = { version: 9, name: 'Ravi', time: '10:42', comparison: { fields: [], text: [] } }

test('what is typed is kept here until it is saved, with the version that was read last', async () => {
  const desk = aDesk([{ kind: 'saved', version: 5, time: '10:42' }])
  desk.write('a')
  expect(desk.kept).toBe('a')

  expect(await desk.saver.flush()).toBe(true)
  expect(desk.sent).toEqual([{ title: 'a', version: '4', replaces: null }])
  expect(desk.kept).toBeUndefined()
  expect(desk.saver.version()).toBe(5)
  expect(desk.states.at(-1)).toEqual({ kind: 'saved', time: '10:42' })
})

test('a network that fails loses nothing, and the next try brings what is newest', async () => {
  const desk = aDesk([{ kind: 'offline' }, { kind: 'saved', version: 5, time: '10:42' }])
  desk.write('a')
  expect(await desk.saver.flush()).toBe(false)
  expect(desk.kept).toBe('a')
  expect(desk.states.at(-1)).toEqual({ kind: 'offline' })

  desk.write('ab')
  expect(await desk.saver.flush()).toBe(true)
  expect(desk.sent.map(({ title }) => title)).toEqual(['a', 'ab'])
  expect(desk.kept).toBeUndefined()
})

test('after a conflict nothing goes out until it is decided; then ours replaces what was seen', async () => {
  const desk = aDesk([
    { kind: 'conflict', conflict },
    { kind: 'saved', version: 10, time: '10:43' },
  ])
  desk.write('a')
  expect(await desk.saver.flush()).toBe(false)
  desk.write('ab')
  expect(await desk.saver.flush()).toBe(false)
  expect(desk.sent).toHaveLength(1)

  expect(await desk.saver.keepOurs(conflict)).toBe(true)
  expect(desk.sent.at(-1)).toEqual({ title: 'ab', version: '4', replaces: '9' })
  expect(desk.saver.version()).toBe(10)
})

test('saves go one after the other, and what was typed meanwhile goes with the next', async () => {
  const first = Promise.withResolvers<DraftAnswer>()
  const desk = aDesk([first.promise, { kind: 'saved', version: 6, time: '10:43' }])
  desk.write('a')
  const saving = desk.saver.flush()
  desk.write('ab')
  const next = desk.saver.flush()
  expect(desk.sent).toHaveLength(1)

  first.resolve({ kind: 'saved', version: 5, time: '10:42' })
  await Promise.all([saving, next])
  expect(desk.sent.map(({ title, version }) => [title, version])).toEqual([
    ['a', '4'],
    ['ab', '5'],
  ])
})

/** A desk whose answers come in the given order. */
function aDesk(answers: (DraftAnswer | Promise<DraftAnswer>)[]) {
  const desk = {
    title: '',
    kept: undefined as string | undefined,
    sent: [] as { title: unknown; version: unknown; replaces: unknown }[],
    states: [] as DraftState[],
    write(title: string) {
      desk.title = title
      desk.saver.changed()
    },
    saver: createDraftSaver({
      version: 4,
      read: () => {
        const form = new FormData()
        form.set('title', desk.title)
        return form
      },
      send: async (form) => {
        desk.sent.push({ title: form.get('title'), version: form.get('version'), replaces: form.get('replaces') })
        return answers.shift() ?? { kind: 'offline' }
      },
      keep: (form) => {
        desk.kept = String(form.get('title'))
      },
      forget: () => {
        desk.kept = undefined
      },
      show: (state) => void desk.states.push(state),
    }),
  }
  return desk
}
