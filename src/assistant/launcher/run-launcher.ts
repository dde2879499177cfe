import { INITIAL, type LauncherEffect, type LauncherEvent, type LauncherState, transition } from './launcher-machine.ts'

/** What the launcher does in the world. Any of it may throw: a widget is not ours to trust. */
export interface LauncherActions {
  'load-widget': () => Promise<void>
  'show-widget': () => void
  'hide-widget': () => void
  'remove-widget': () => void
  'go-to-calculator': () => void
}

export interface Launcher {
  read: () => LauncherState
  subscribe: (onChange: () => void) => () => void
  send: (event: LauncherEvent) => void
  stop: () => void
}

/**
 * Runs the machine against the clock. What was still to come from one place is
 * called off when another is reached: no clean-up hits a widget that was chosen again.
 */
export function runLauncher(actions: LauncherActions): Launcher {
  let state = INITIAL
  let isStopped = false
  const listeners = new Set<() => void>()
  const pending = new Set<ReturnType<typeof setTimeout>>()

  return {
    read: () => state,
    subscribe(onChange) {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    send,
    stop() {
      isStopped = true
      callOff()
    },
  }

  function send(event: LauncherEvent) {
    if (isStopped) return
    const { state: next, effects } = transition(state, event)
    if (next.at !== state.at) callOff()
    state = next
    for (const effect of effects) schedule(effect)
    for (const onChange of listeners) onChange()
  }

  function schedule(effect: LauncherEffect) {
    if (effect.afterMs === 0) return run(effect)

    const timer = setTimeout(() => {
      pending.delete(timer)
      run(effect)
    }, effect.afterMs)
    pending.add(timer)
  }

  function run(effect: LauncherEffect) {
    if (effect.do === 'send') return send(effect.event)
    if (effect.do === 'load-widget') return void load()

    try {
      actions[effect.do]()
    } catch (error) {
      warn(effect.do, error)
    }
  }

  async function load() {
    try {
      await actions['load-widget']()
    } catch (error) {
      warn('load-widget', error)
      return send('widget-failed')
    }
    send('widget-loaded')
  }

  function callOff() {
    pending.forEach(clearTimeout)
    pending.clear()
  }
}

function warn(what: string, error: unknown) {
  console.warn(`Assistant: ${what} failed`, error)
}
