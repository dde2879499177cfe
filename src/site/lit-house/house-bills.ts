import { readAnswers } from '#calculator/answers/answers.ts'
import { workOut } from '#calculator/answers/work-out.ts'
import type { Bill } from '#calculator/engine/bill.ts'
import type { Tariff } from '#calculator/tariff-schema.ts'
import { everyHouse, unitsWith } from './appliances.ts'

/** The first unit that makes the whole bill jump, and by how many paise; null where that is not known. */
export interface Step {
  unit: number
  paise: number | null
}

/** A stretch of the bill: from here so many units, each at so many paise. */
export interface Stretch {
  from: number
  units: number
  paise: number
}

export interface HouseBill {
  code: string
  name: string
  /** Of the connection that the calculator takes for a home there. */
  connection: string
  /** Charges that no bill of the house has in its sum. */
  lacks: string[]
  /** Paise of the least bill, where the first stretch begins. */
  leastPaise: number
  stretches: Stretch[]
  steps: Step[]
}

/** So far may a stretch be off at any unit, in paise: each line of a bill is rounded by itself. */
const TOLERANCE = 1.5

/**
 * What the house costs in a state, by its records in force on this day: a line with bends, for CSS to follow. Throws where
 * they do not price a home without being told more.
 */
export function houseBill(tariffs: Tariff[], code: string, today: string): HouseBill {
  const billAt = (units: number) => workOut(tariffs, readAnswers(`state=${code}&units=${units}`), today)!
  const [least, most] = [unitsWith([]), Math.max(...everyHouse().map(unitsWith))]
  const worked = Array.from({ length: most - least + 1 }, (_, place) => billAt(least + place))
  const bills = worked.map(({ worked: done, tariff }) => {
    if (!done) throw new Error(`${tariff.id} does not price a home without being told more`)
    return done.bill
  })
  const { tariff } = worked[0]!

  return {
    code,
    name: tariff.state,
    connection: tariff.subcategory,
    lacks: [...new Set(bills.flatMap((bill) => bill.unknown.map(({ label }) => label)))],
    leastPaise: bills[0]!.totalPaise,
    stretches: findStretches(
      bills.map(({ totalPaise }) => totalPaise),
      least,
    ),
    steps: findSteps(bills, least),
  }
}

/** The bill at so many units, in paise, as the drums have it. */
export function paiseAt({ leastPaise, stretches }: HouseBill, units: number): number {
  return stretches.reduce(
    (sum, stretch) => sum + stretch.paise * Math.min(Math.max(0, units - stretch.from), stretch.units),
    leastPaise,
  )
}

/** Each as long as a straight line holds for it. A jump is a stretch of one unit. */
function findStretches(paise: number[], least: number): Stretch[] {
  const stretches: Stretch[] = []
  for (let from = 0; from < paise.length - 1; ) {
    let to = from + 1
    while (to + 1 < paise.length && isStraight(paise, from, to + 1)) to++
    stretches.push({ from: least + from, units: to - from, paise: (paise[to]! - paise[from]!) / (to - from) })
    from = to
  }
  return stretches
}

function isStraight(paise: number[], from: number, to: number): boolean {
  const slope = (paise[to]! - paise[from]!) / (to - from)
  for (let at = from + 1; at < to; at++)
    if (Math.abs(paise[from]! + slope * (at - from) - paise[at]!) > TOLERANCE) return false
  return true
}

/** The engine says of each bill where the next jump is. */
function findSteps(bills: Bill[], least: number): Step[] {
  const steps = new Map<number, number | null>()
  for (const { nextCliff } of bills) if (nextCliff) steps.set(nextCliff.unit, nextCliff.jumpPaise)
  return [...steps]
    .map(([unit, paise]) => ({ unit, paise }))
    .filter(({ unit }) => unit > least && unit < least + bills.length)
    .sort((one, other) => one.unit - other.unit)
}
