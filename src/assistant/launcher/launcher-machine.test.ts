import { expect, test } from 'vitest'
import {
  INITIAL,
  type LauncherEffect,
  type LauncherEvent,
  type LauncherPlace,
  type LauncherState,
  transition,
} from './launcher-machine.ts'

const CLEAN_UPS = ['remove-widget 100', 'remove-widget 300', 'remove-widget 500']
const HIDE = ['hide-widget 0', ...CLEAN_UPS]
const HIDE_AND_REMOVE = ['hide-widget 0', 'remove-widget 0', ...CLEAN_UPS]
const LOAD = ['load-widget 0', 'send widget-failed 10000']

type Row = [
  from: LauncherPlace,
  event: LauncherEvent,
  to: LauncherPlace,
  effects: string[],
  from?: Partial<LauncherState>,
]

// Specification, sections 4 and 9.
const ROWS: Row[] = [
  ['closed', 'press', 'open', HIDE],
  ['closed', 'widget-loaded', 'closed', HIDE_AND_REMOVE],
  ['open', 'press', 'closed', HIDE],
  ['open', 'dismiss', 'closed', HIDE],
  ['open', 'choose-help', 'chatbase', LOAD],
  ['open', 'reopen', 'chatbase', LOAD],
  ['open', 'choose-calculator', 'energybot', ['remove-widget 0', ...CLEAN_UPS, 'go-to-calculator 0']],
  ['open', 'widget-loaded', 'open', ['hide-widget 0']],
  ['chatbase', 'press', 'closed', HIDE_AND_REMOVE],
  ['chatbase', 'dismiss', 'closed', HIDE_AND_REMOVE],
  ['chatbase', 'switch', 'open', HIDE],
  ['chatbase', 'choose-help', 'open', ['hide-widget 0', 'send reopen 100']],
  ['chatbase', 'widget-loaded', 'chatbase', ['show-widget 200'], { isWaiting: true }],
  ['chatbase', 'widget-failed', 'open', HIDE_AND_REMOVE, { isWaiting: true }],
  ['chatbase', 'widget-failed', 'chatbase', [], { isWaiting: false }],
  ['energybot', 'press', 'closed', HIDE],
  ['energybot', 'calculator-left', 'closed', HIDE],
  ['energybot', 'widget-loaded', 'energybot', HIDE_AND_REMOVE],
]

const EVENTS: LauncherEvent[] = [
  'press',
  'choose-help',
  'choose-calculator',
  'widget-loaded',
  'widget-failed',
  'switch',
  'dismiss',
  'reopen',
  'calculator-left',
]

test.each(ROWS)('%s on %s goes to %s and does %j', (from, event, to, effects, more) => {
  const next = transition({ ...INITIAL, at: from, ...more }, event)

  expect(next.state.at).toBe(to)
  expect(next.effects.map(inWords)).toEqual(effects)
})

test('an event that a state does not know changes nothing', () => {
  const known = new Set(ROWS.map(([from, event]) => `${from} ${event}`))
  for (const at of ['closed', 'open', 'chatbase', 'energybot'] as const) {
    for (const event of EVENTS.filter((event) => !known.has(`${at} ${event}`))) {
      const state = { ...INITIAL, at }
      expect(transition(state, event)).toEqual({ state, effects: [] })
    }
  }
})

test('opening and closing again leaves it as it was', () => {
  const { state } = transition(transition(INITIAL, 'press').state, 'press')
  expect(state).toEqual(INITIAL)
})

test('a widget that failed is told until the visitor does something else', () => {
  const failed = transition({ ...INITIAL, at: 'chatbase', isWaiting: true }, 'widget-failed').state
  expect(failed).toMatchObject({ at: 'open', hasFailed: true })
  expect(transition(failed, 'choose-help').state).toMatchObject({ hasFailed: false, isWaiting: true })
  expect(transition(failed, 'press').state.hasFailed).toBe(false)
})

function inWords(effect: LauncherEffect): string {
  return effect.do === 'send' ? `send ${effect.event} ${effect.afterMs}` : `${effect.do} ${effect.afterMs}`
}
