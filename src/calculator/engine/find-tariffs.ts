import type { Tariff } from '#calculator/tariff-schema.ts'
import { applies } from './applies.ts'
import type { BillInput } from './bill.ts'
import { readUsage } from './usage.ts'

export type Connection = Partial<BillInput> & { category?: Tariff['category'] }

/** The records that could price this connection, best first: the usual one, then the newest. */
export function findTariffs(tariffs: Tariff[], connection: Connection): Tariff[] {
  return tariffs.filter((tariff) => suits(tariff, connection)).sort(bestFirst)
}

/** By the record's own dates, not by April to March: several states change their rates in between. */
function suits(tariff: Tariff, { category, ...input }: Connection): boolean {
  const { appliesTo, validFrom, validTo } = tariff
  const { date, discom } = input
  const usage = readUsage(tariff, { ...input, units: input.units ?? 0 })

  return (
    (category === undefined || tariff.category === category) &&
    (discom === undefined || tariff.discom.includes(discom)) &&
    (date === undefined || (validFrom <= date && (validTo === null || date <= validTo))) &&
    applies(appliesTo, usage, appliesTo.loadUnit) !== false
  )
}

function bestFirst(one: Tariff, other: Tariff): number {
  return Number(other.isDefault) - Number(one.isDefault) || other.validFrom.localeCompare(one.validFrom)
}
