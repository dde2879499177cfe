import type { Tariff } from '#calculator/tariff-schema.ts'
import { customerCharge } from './customer-charge.ts'
import { energyCharge } from './energy-charge.ts'
import { fixedCharge } from './fixed-charge.ts'
import { fuelSurcharge } from './fuel-surcharge.ts'
import { electricityDuty, otherCharges } from './levies.ts'
import { meterRent } from './meter-rent.ts'
import { minimumCharge } from './minimum-charge.ts'
import { toPaise } from './round.ts'
import { subsidies } from './subsidies.ts'
import { suitability } from './suitability.ts'
import { type Usage, withUnits } from './usage.ts'
import { wheelingCharge } from './wheeling-charge.ts'
import { type Entry, isPart, subtotal, type Worksheet } from './worksheet.ts'

/** The order in which a tariff order reads, and in which later charges build on earlier ones. */
const CHARGES = [
  suitability,
  energyCharge,
  minimumCharge,
  wheelingCharge,
  fixedCharge,
  customerCharge,
  meterRent,
  fuelSurcharge,
  otherCharges,
  electricityDuty,
]

export function reckon(tariff: Tariff, usage: Usage, round = toPaise): Worksheet {
  const sheet = charge(tariff, usage, round)
  if (usage.subsidies === 'default' || usage.subsidyIds) enter(subsidies, sheet)
  return sheet
}

function charge(tariff: Tariff, usage: Usage, round: Worksheet['round']): Worksheet {
  const subtotalAt = (units: number) => subtotal(charge(tariff, withUnits(usage, units), round))
  const sheet: Worksheet = { tariff, usage, parts: [], gaps: [], round, subtotalAt }
  for (const entry of CHARGES) enter(entry, sheet)
  return sheet
}

function enter(charge: (sheet: Worksheet) => Entry[], sheet: Worksheet): void {
  for (const entry of charge(sheet)) {
    if (sheet.usage.exclude?.includes(entry.id)) continue
    if (isPart(entry)) {
      entry.amount = sheet.round(entry.amount)
      sheet.parts.push(entry)
    } else sheet.gaps.push(entry)
  }
}
