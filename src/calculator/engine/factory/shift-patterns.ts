import type { BillInput } from '#calculator/engine/bill.ts'

export type Shifts = NonNullable<BillInput['shifts']>

/** How the units of an average day lie in its 48 half hours, together 1, and which share falls on Sundays and holidays. */
export interface Pattern {
  halfHours: number[]
  offDays: number
}

const HALF_HOURS = 48

/*
 * An assumption of ours, told beside the result: a works may begin an hour or two earlier or later, use eight to ten
 * tenths of its units in its shifts and the rest evenly at other hours, and rest on Sundays or not.
 */
const INSIDE = [0.8, 1]
const OFF_DAYS = [0, 1 / 7]
const SHIFTS: Record<Exclude<Shifts, 'three'>, { hours: number; begins: number[] }> = {
  day: { hours: 8, begins: [6, 7, 8, 9, 10] },
  evening: { hours: 8, begins: [14, 15, 16] },
  night: { hours: 8, begins: [21, 22, 23] },
  two: { hours: 16, begins: [6, 7, 8] },
}
/** With three shifts the night may use less than the day, down to so much. */
const NIGHT_SHARES = [0.7, 1]

const known = new Map<Shifts, Pattern[]>()

export function patternsOf(shifts: Shifts): Pattern[] {
  let patterns = known.get(shifts)
  if (!patterns) {
    const days = shifts === 'three' ? NIGHT_SHARES.map(aroundTheClock) : daysWith(SHIFTS[shifts])
    patterns = days.flatMap((halfHours) => OFF_DAYS.map((offDays) => ({ halfHours, offDays })))
    known.set(shifts, patterns)
  }
  return patterns
}

function daysWith({ hours, begins }: { hours: number; begins: number[] }): number[][] {
  return begins.flatMap((begin) =>
    INSIDE.map((inside) =>
      halfHours((at) => (isWithin(at, begin, begin + hours) ? inside / (2 * hours) : (1 - inside) / (48 - 2 * hours))),
    ),
  )
}

function aroundTheClock(night: number): number[] {
  const total = 2 * (16 + 8 * night)
  return halfHours((at) => (isWithin(at, 22, 30) ? night : 1) / total)
}

function halfHours(weigh: (hour: number) => number): number[] {
  return Array.from({ length: HALF_HOURS }, (_, place) => weigh(place / 2))
}

/** Whether an hour of the day lies in a window, which may run over midnight. */
export function isWithin(hour: number, from: number, to: number): boolean {
  const end = to <= from ? to + 24 : to
  return (hour >= from && hour < end) || (hour + 24 >= from && hour + 24 < end)
}
