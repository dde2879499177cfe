import type { Tariff } from '#calculator/tariff-schema.ts'
import type { Need } from './bill.ts'
import type { Usage } from './usage.ts'
import { unitsAt, unitsOf, wheelingName, wheelingNotFound } from './words.en.ts'
import { type Entry, needsAnswer, type Worksheet } from './worksheet.ts'

const LINE = { id: 'wheeling', label: wheelingName, component: 'wheeling' }

export function wheelingCharge({ tariff, usage }: Worksheet): Entry[] {
  if (!tariff.wheelingCharge) return []

  const rate = rateOf(tariff.wheelingCharge, usage)
  if (rate === null) return [{ ...LINE, reason: wheelingNotFound }]
  if (typeof rate === 'string') return [{ ...LINE, ...needsAnswer(rate) }]

  return [
    {
      ...LINE,
      amount: usage.units * rate,
      confidence: tariff.wheelingCharge.confidence,
      rule: () => unitsAt(usage.units, rate, unitsOf(tariff)),
    },
  ]
}

function rateOf({ byVoltage, ratePaise }: NonNullable<Tariff['wheelingCharge']>, usage: Usage): number | Need | null {
  if (!byVoltage) return ratePaise ?? null
  const { voltageKv } = usage
  if (voltageKv === undefined) return 'voltageKv'
  return byVoltage.find((rate) => rate.voltageKv.includes(voltageKv))?.ratePaise ?? null
}
