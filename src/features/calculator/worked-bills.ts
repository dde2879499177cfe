import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BillInput } from './bill-input-schema.ts'
import { readTariffs } from './tariff-files.ts'
import type { Tariff } from './tariff-schema.ts'

/** A bill somebody published, or that was worked out by hand, to hold the engine to. */
export interface WorkedBill {
  id: string
  tariffId: string | null
  inlineTariff: Partial<Tariff> | null
  input: BillInput
  expected: Record<string, number>
  /** The source's own rounding: pages that print whole rupees are right to 51 paise. */
  tolerancePaise: number
}

export function readWorkedBills(): WorkedBill[] {
  return JSON.parse(readFileSync(join(import.meta.dirname, 'worked-bills.json'), 'utf8')).cases
}

export function tariffOf({ tariffId, inlineTariff }: WorkedBill): Tariff {
  if (inlineTariff) return { ...bareTariff(), ...inlineTariff }

  const tariff = readTariffs().find(({ id }) => id === tariffId)
  if (!tariff) throw new Error(`No record ${tariffId}`)
  return tariff
}

/** A placeholder's shape with everything but its shape taken out, for records that give only what they need. */
function bareTariff(): Tariff {
  const placeholder = readTariffs().find(({ id }) => id === 'IN-AN.domestic.placeholder')
  if (!placeholder) throw new Error('The placeholder record is gone')
  return { ...placeholder, status: 'complete' }
}
