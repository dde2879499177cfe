import { setImmediate } from 'node:timers/promises'
import { builtInTariffLibrary, findTariffLibrary, type TariffLibrary } from '#calculator/tariff-library.ts'
import { dayInIndia } from '#platform/day-in-india.ts'
import type { Services } from '#platform/services.ts'
import { currentLanguage, type Language } from '#platform/text/language.ts'
import { HOUSE_STATES } from './appliances.ts'
import { type HouseBill, houseBill } from './house-bills.ts'

const known = new Map<Language, { name: string; bills: Promise<HouseBill[]> }>()

/** What the house costs by the rates of today, the desk's too: worked out once for each revision of them, day and language. */
export async function loadHouse({ db, log, now }: Pick<Services, 'db' | 'log' | 'now'>): Promise<HouseBill[]> {
  const library = await findTariffLibrary(db)
  const today = dayInIndia(now())
  const name = `${library.revision} ${today}`
  const language = currentLanguage()
  let own = known.get(language)
  if (own?.name !== name) {
    const bills = priceHouse(library, today).catch((error) => {
      // An order may ask of a home what the house cannot say.
      log.error({ err: error }, 'the house of the home pages shows the rates of the release')
      return priceHouse(builtInTariffLibrary(), today)
    })
    own = { name, bills }
    known.set(language, own)
  }
  return own.bills
}

async function priceHouse(library: TariffLibrary, today: string): Promise<HouseBill[]> {
  const bills: HouseBill[] = []
  for (const code of HOUSE_STATES) {
    // Some hundred bills each: who asks for something else meanwhile goes first.
    await setImmediate()
    bills.push(houseBill(library.list(code), code, today))
  }
  return bills
}
