import { chooseTable } from './choose-table.ts'
import { priceUnits } from './price-units.ts'
import type { Worksheet } from './worksheet.ts'

/** The energy charge of the first units of this bill, in paise, at the rates of its own table; undefined where unknown. */
export function energyOfFirst(units: number, { usage, tariff }: Worksheet): number | undefined {
  const table = chooseTable(tariff.energyCharge?.tables ?? [], usage, tariff)
  if (table === undefined || typeof table === 'string') return undefined
  return priceUnits(table, usage, Math.min(usage.units, units)) ?? undefined
}
