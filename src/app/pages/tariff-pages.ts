import { findLibrary } from '#calculator/tariff-library.ts'
import type { Database } from '#database/database.ts'
import { dayInIndia } from '#platform/day-in-india.ts'
import { createAnswerCache } from '#platform/http/answer-cache.ts'
import type { StoredPage } from './stored-page.ts'

interface TariffPagesOptions {
  db: Database
  now: () => Date
  /** In ms, by which the cache counts. */
  clock?: () => number
}

/**
 * Pages with rates in them, kept until a rate changes or the day does: the month that the calculator begins with is part of
 * the page. Asked each time, in every process: the next bill is by the new rate.
 */
export function createTariffPages({ db, now, clock }: TariffPagesOptions) {
  const stamp = async () => `${(await findLibrary(db)).revision} ${dayInIndia(now())}`
  return createAnswerCache<StoredPage>({ stamp, everyMs: 0, ...(clock && { now: clock }) })
}
