import { type KvahPlace, kvahPlace } from './kvah/kvah-place.ts'
import type { Tariff } from './tariff-schema.ts'

/** What the records say of kVAh in every state and union territory, by name. */
export function kvahPlaces(records: Tariff[]): KvahPlace[] {
  return Object.values(Object.groupBy(records, ({ stateCode }) => stateCode))
    .map((tariffs = []) => kvahPlace(tariffs))
    .sort((one, other) => one.name.localeCompare(other.name))
}
