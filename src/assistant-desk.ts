import { billDesk } from '#features/assistant/answers/bill-desk.ts'
import type { Desk } from '#features/assistant/answers/desk.ts'
import { createLibrary } from '#features/assistant/answers/library.ts'
import { pageSource } from '#features/assistant/answers/page-source.ts'
import { tariffSource } from '#features/assistant/answers/tariff-source.ts'
import { computeBill } from '#features/calculator/engine/compute-bill.ts'
import { findTariffs } from '#features/calculator/engine/find-tariffs.ts'
import { readTariffs } from '#features/calculator/tariff-files.ts'
import type { Tariff } from '#features/calculator/tariff-schema.ts'
import { isOpenAt } from '#features/office/opening-hours.ts'
import type { Services } from '#platform/services.ts'

/** Introduces the assistant to what it answers from and works with: features know nothing of each other. */
export function openDesk(
  services: Services,
  fetchPage: (path: string) => Response | Promise<Response>,
  tariffs: Tariff[] = readTariffs(),
): Desk {
  return {
    library: createLibrary([pageSource(async (path) => fetchPage(path)), tariffSource(() => tariffs)], services),
    isOpenAt,
    bills: billDesk({ tariffs, find: findTariffs, compute: computeBill }, services.now),
  }
}
