import { kvahWithReactive, type Reactive } from '#calculator/engine/kvah.ts'

/** What can be switched in the workshop; its picture of light has the same name. */
export const SWITCHES = ['bank1', 'bank2', 'bank3', 'press', 'compressor', 'night'] as const

export type Switch = (typeof SWITCHES)[number]

/** An example, as its note says: real power in kW, and the kVAr that lag with it. */
export const MACHINES = { press: { kw: 60, kvar: 45 }, compressor: { kw: 40, kvar: 25 } } as const
/** The lathes, which run as long as there is work. */
export const LATHES = { kw: 150, kvar: 105 }

/** kVAr of each bank of capacitors. */
export const BANKS = { bank1: 25, bank2: 50, bank3: 100 } as const

/** Of a month of 30 days: two shifts on 25 days, and the rest, when nothing runs. */
export const HOURS = { running: 400, standing: 320 }

/** As a workshop stands before anybody has touched it: at work, and without capacitors. */
export const FIRST_ON: readonly Switch[] = ['press', 'compressor']

/** Where it stands, as the calculator names it; no voltage needs to be said, most plants have 11 kV. */
const CONNECTION = { state: 'IN-TS', tariff: 'IN-TS.ht-industry', voltageKv: '11' }

/** kWh and kVArh of the month with these on. By day capacitors take from what lags, or lead; by night they only lead. */
export function monthWith(on: readonly Switch[]): Reactive {
  const machines = [LATHES, ...on.filter(isMachine).map((id) => MACHINES[id])]
  const kw = machines.reduce((sum, machine) => sum + machine.kw, 0)
  const needed = machines.reduce((sum, machine) => sum + machine.kvar, 0)
  const given = on.filter(isBank).reduce((sum, id) => sum + BANKS[id], 0)
  const { running, standing } = HOURS
  return {
    kwh: running * kw,
    lagKvarh: running * Math.max(0, needed - given),
    leadKvarh: running * Math.max(0, given - needed) + (on.includes('night') ? standing * given : 0),
  }
}

/** What is billed of it, with leading energy counted. */
export function kvahOf(on: readonly Switch[]): number {
  return kvahWithReactive(monthWith(on), true)
}

/** All 64 workshops. */
export function everyWorkshop(): Switch[][] {
  return Array.from({ length: 2 ** SWITCHES.length }, (_, bits) => SWITCHES.filter((_, place) => bits & (1 << place)))
}

/** What is asked of the calculator: its kVAh mode, with the month's readings. */
export function queryOf(on: readonly Switch[]): string {
  const { kwh, lagKvarh, leadKvarh } = monthWith(on)
  const readings = { work: String(kwh), known: 'kvarh', lag: String(lagKvarh), lead: String(leadKvarh) }
  return new URLSearchParams({ mode: 'kvah', ...CONNECTION, ...readings }).toString()
}

/** The switches as their form sends them. */
export function readSwitches(query: Record<string, unknown>): Switch[] {
  return SWITCHES.filter((id) => Object.hasOwn(query, id))
}

export function isMachine(id: Switch): id is keyof typeof MACHINES {
  return id in MACHINES
}

export function isBank(id: Switch): id is keyof typeof BANKS {
  return id in BANKS
}
