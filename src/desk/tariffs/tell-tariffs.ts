import { expiryOfTariffs } from '#calculator/expiry-of-tariffs.ts'
import { missingSurcharges } from '#calculator/registers/missing-surcharges.ts'
import { findTariffLibrary } from '#calculator/tariff-library.ts'
import { dayInIndia } from '#platform/day-in-india.ts'
import type { Services } from '#platform/services.ts'
import { tariffMorning as copy } from './words.en.ts'

/** A new order is mostly out two months before its first day. */
const SOON_DAYS = 60
const MOST_NAMED = 5

/** What a morning's mail says of tariffs: which surcharges are missing, which records end or are over. Undefined: nothing. */
export async function tellTariffs({ db, now }: Pick<Services, 'db' | 'now'>): Promise<string | undefined> {
  const today = dayInIndia(now())
  const records = (await findTariffLibrary(db)).list()
  const lacking = [...new Set(missingSurcharges(records, today).map(({ discom, state }) => `${discom} (${state})`))]
  const ending = expiryOfTariffs(records, today).filter(({ daysLeft }) => daysLeft <= SOON_DAYS)
  const [over, soon] = [ending.filter(({ daysLeft }) => daysLeft < 0), ending.filter(({ daysLeft }) => daysLeft >= 0)]

  const lines = [
    lacking.length > 0 && copy.lacking(lacking.length, named(lacking)),
    soon.length > 0 && copy.soon(soon.length, SOON_DAYS, named(soon.map(nameOf))),
    over.length > 0 && copy.over(over.length, named(over.map(nameOf))),
  ].filter((line) => line !== false)
  return lines.length > 0 ? lines.join('\n') : undefined
}

function nameOf({ state, subcategory, until }: ReturnType<typeof expiryOfTariffs>[number]): string {
  return copy.record(state, subcategory, until)
}

function named(names: string[]): string {
  const more = names.length - MOST_NAMED
  return names.slice(0, MOST_NAMED).join('; ') + (more > 0 ? copy.more(more) : '')
}
