import type { Tariff } from '#calculator/tariff-schema.ts'
import { rateOf, type Surcharge, takes } from './merge-surcharges.ts'

/** Above these no company of India ever went: a point has slipped. In per cent and in paise a unit. */
export const MOST_SURCHARGE = { percent: 30, paisePerUnit: 400 }

export type SurchargeTrouble =
  | { field: 'discom'; why: 'unknown' | 'none' }
  | { field: 'part'; why: 'noSecond' }
  | { field: 'kind'; why: 'isPercent' | 'isPaise' | 'ofWhat' }
  | { field: 'value'; why: 'tooMuch' }
  | { field: 'to_month'; why: 'backwards' }
  | { field: 'from_month'; why: 'twice' }

/** What is wrong with a surcharge that somebody enters, by the records and the other entries of the register. */
export function checkSurcharge(
  entry: Surcharge,
  records: readonly Tariff[],
  others: readonly Surcharge[],
): SurchargeTrouble | undefined {
  const own = records.filter(
    ({ stateCode, discom, category, scheme }) =>
      stateCode === entry.state_code &&
      discom.includes(entry.discom) &&
      scheme !== 'historic' &&
      (entry.category === null || entry.category === category),
  )
  if (own.length === 0) return { field: 'discom', why: 'unknown' }
  const rates = own.flatMap((record) => rateOf(record, entry.part) ?? [])
  if (rates.length === 0) return { field: 'part', why: 'noSecond' }
  const changing = rates.filter(({ changes }) => changes !== 'none')
  if (changing.length === 0) return { field: 'discom', why: 'none' }
  if (!changing.some((rate) => takes(rate, entry.kind))) {
    const [kind] = changing.flatMap((rate) => rate.kind ?? [])
    return { field: 'kind', why: kind ? (kind === 'percent' ? 'isPercent' : 'isPaise') : 'ofWhat' }
  }
  if (Math.abs(entry.value) > MOST_SURCHARGE[entry.kind]) return { field: 'value', why: 'tooMuch' }
  if (entry.to_month < entry.from_month) return { field: 'to_month', why: 'backwards' }
  if (others.some((other) => meet(entry, other))) return { field: 'from_month', why: 'twice' }
  return undefined
}

/** Whether both say something of the same company, customers and month. */
function meet(one: Surcharge, other: Surcharge): boolean {
  return (
    one.state_code === other.state_code &&
    one.discom === other.discom &&
    one.part === other.part &&
    (one.category === null || other.category === null || one.category === other.category) &&
    one.from_month <= other.to_month &&
    other.from_month <= one.to_month
  )
}
