import { readTariffs } from './tariff-files.ts'
import type { Tariff } from './tariff-schema.ts'

/** A record as committed, or with something changed, for tests. */
export function aTariff(id: string, changes: Partial<Tariff> = {}): Tariff {
  const tariff = readTariffs().find((tariff) => tariff.id === id)
  if (!tariff) throw new Error(`No record ${id}`)
  return { ...tariff, ...changes }
}
