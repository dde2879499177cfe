import type { BillInput } from '#calculator/engine/bill.ts'
import { computeLines } from '#calculator/engine/compute-lines.ts'
import { readUsage } from '#calculator/engine/usage.ts'
import { subtotal } from '#calculator/engine/worksheet.ts'
import type { Tariff } from '#calculator/tariff-schema.ts'
import type { SolarRule } from './solar-rules.en.ts'

export interface MonthOfUse {
  /** "2026-11" */
  month: string
  units: number
}

export interface SolarMonth {
  month: string
  generated: number
  /** What is billed, after this month's sun and what was carried over. */
  billed: number
  beforePaise: number
  afterPaise: number
}

export interface SolarYear {
  months: SolarMonth[]
  /** Units that were left over in the end or at each month's. */
  surplus: number
  /** What these are paid with. */
  creditPaise: number
  savingPaise: number
}

/**
 * Twelve bills with a roof of so many kW: its units are taken off the month's units, what is left over is carried to the
 * next months until it is settled; charges that do not go by units stay. A month that nobody told has the same units from
 * the roof as any other, since no figures by month were found. Pure.
 */
export function solarYear(
  tariff: Tariff,
  input: BillInput,
  use: MonthOfUse[],
  roof: {
    unitsAMonth: number
    /** Of the months that somebody knows better, by "2026-11". */
    known?: Record<string, number>
    settled: NonNullable<SolarRule['settled']>
    paisePerUnit: number
  },
): SolarYear {
  let carried = 0
  let surplus = 0
  const months: SolarMonth[] = []

  for (const { month, units } of use) {
    const generated = roof.known?.[month] ?? roof.unitsAMonth
    const available = generated + carried
    const billed = Math.max(0, units - available)
    carried = Math.max(0, available - units)
    // A surplus is settled with the month, or in March with the year.
    if (roof.settled === 'monthly' || month.endsWith('-03')) {
      surplus += carried
      carried = 0
    }
    months.push({
      month,
      generated,
      billed,
      beforePaise: billOf(units, month, tariff, input),
      afterPaise: billOf(billed, month, tariff, input),
    })
  }
  surplus += carried
  const creditPaise = Math.round(surplus * roof.paisePerUnit)
  const saved = months.reduce((sum, { beforePaise, afterPaise }) => sum + beforePaise - afterPaise, 0)
  return { months, surplus, creditPaise, savingPaise: saved + creditPaise }
}

export interface SolarRange {
  least: SolarYear
  most: SolarYear
}

/** Least: the poorer sun, settled monthly and paid least unless the rule says otherwise. Most: the other way round. */
export function solarRange(
  tariff: Tariff,
  input: BillInput,
  use: MonthOfUse[],
  roof: {
    kw: number
    unitsPerKwYear: readonly [number, number]
    known?: Record<string, number>
    rule: SolarRule | undefined
  },
): SolarRange {
  const { kw, unitsPerKwYear, known, rule } = roof
  const year = (end: 0 | 1) =>
    solarYear(tariff, input, use, {
      unitsAMonth: (kw * unitsPerKwYear[end]) / 12,
      known,
      settled: rule?.settled ?? (end === 0 ? 'monthly' : 'yearly'),
      paisePerUnit: rule?.paisePerUnit?.[end] ?? 0,
    })
  return { least: year(0), most: year(1) }
}

function billOf(units: number, month: string, tariff: Tariff, input: BillInput): number {
  const { days: _, kwh, zoneUnits: __, ...terms } = input
  const share = input.units > 0 ? units / input.units : 0
  return subtotal(
    computeLines(
      tariff,
      readUsage(tariff, {
        ...terms,
        units,
        months: 1,
        date: `${month}-15`,
        ...(kwh !== undefined && { kwh: kwh * share }),
      }),
    ),
  )
}
