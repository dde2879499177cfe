import { type KvahPlace, kvahPlace } from './kvah/kvah-place.ts'
import { listStates, listTariffs } from './tariff-library.ts'

/** What our records say of kVAh in every state. For the server, which alone has all records. */
export function kvahPlaces(): KvahPlace[] {
  return listStates().map(({ code }) => kvahPlace(listTariffs(code)))
}
