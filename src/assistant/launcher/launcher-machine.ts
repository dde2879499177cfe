/** The launcher's states are the specification's (section 4); an outside widget once was a "chatbase". */
export type LauncherPlace = 'closed' | 'open' | 'chatbase' | 'energybot'

export interface LauncherState {
  at: LauncherPlace
  /** The widget's script was asked for and has not answered. */
  isWaiting: boolean
  /** Website Help was chosen and did not come. */
  hasFailed: boolean
}

export type LauncherEvent =
  | 'press'
  | 'choose-help'
  | 'choose-calculator'
  | 'widget-loaded'
  | 'widget-failed'
  | 'switch'
  | 'dismiss'
  | 'reopen'
  | 'calculator-left'

export type LauncherEffect =
  | { do: 'load-widget' | 'show-widget' | 'hide-widget' | 'remove-widget' | 'go-to-calculator'; afterMs: number }
  | { do: 'send'; event: LauncherEvent; afterMs: number }

export interface Transition {
  state: LauncherState
  effects: LauncherEffect[]
}

const SHOW_AFTER_LOAD_MS = 200
const REOPEN_MS = 100
const CLEAN_UPS_MS = [100, 300, 500] as const
/** A script that has not come by then is not coming. */
export const PATIENCE_MS = 10_000

export const INITIAL: LauncherState = { at: 'closed', isWaiting: false, hasFailed: false }

/** The whole life of the launcher. An event that a state does not know changes nothing. */
export function transition(state: LauncherState, event: LauncherEvent): Transition {
  return ROWS[state.at][event]?.(state) ?? { state, effects: [] }
}

type Row = (state: LauncherState) => Transition

const cleanUps: LauncherEffect[] = CLEAN_UPS_MS.map((afterMs) => ({ do: 'remove-widget', afterMs }))
const hide: LauncherEffect[] = [{ do: 'hide-widget', afterMs: 0 }, ...cleanUps]
const hideAndRemove: LauncherEffect[] = [
  { do: 'hide-widget', afterMs: 0 },
  { do: 'remove-widget', afterMs: 0 },
  ...cleanUps,
]
const load: LauncherEffect[] = [
  { do: 'load-widget', afterMs: 0 },
  { do: 'send', event: 'widget-failed', afterMs: PATIENCE_MS },
]

const ROWS: Record<LauncherPlace, Partial<Record<LauncherEvent, Row>>> = {
  closed: {
    press: () => to('open', hide),
    // The script came after its visitor had gone: whatever it put on the page goes.
    'widget-loaded': () => to('closed', hideAndRemove),
  },
  open: {
    press: () => to('closed', hide),
    dismiss: () => to('closed', hide),
    'choose-help': () => to('chatbase', load, { isWaiting: true }),
    reopen: () => to('chatbase', load, { isWaiting: true }),
    'choose-calculator': () =>
      to('energybot', [{ do: 'remove-widget', afterMs: 0 }, ...cleanUps, { do: 'go-to-calculator', afterMs: 0 }]),
    'widget-loaded': () => to('open', [{ do: 'hide-widget', afterMs: 0 }]),
  },
  chatbase: {
    press: () => to('closed', hideAndRemove),
    dismiss: () => to('closed', hideAndRemove),
    switch: () => to('open', hide),
    'choose-help': () =>
      to('open', [
        { do: 'hide-widget', afterMs: 0 },
        { do: 'send', event: 'reopen', afterMs: REOPEN_MS },
      ]),
    'widget-loaded': () => to('chatbase', [{ do: 'show-widget', afterMs: SHOW_AFTER_LOAD_MS }]),
    'widget-failed': (state) =>
      state.isWaiting ? to('open', hideAndRemove, { hasFailed: true }) : { state, effects: [] },
  },
  energybot: {
    press: () => to('closed', hide),
    'calculator-left': () => to('closed', hide),
    'widget-loaded': () => to('energybot', hideAndRemove),
  },
}

function to(at: LauncherPlace, effects: LauncherEffect[], { isWaiting = false, hasFailed = false } = {}): Transition {
  return { state: { at, isWaiting, hasFailed }, effects }
}
