import { readAnswers } from '#calculator/answers/answers.ts'
import { workOut } from '#calculator/answers/work-out.ts'
import * as rules from '#calculator/engine/factory/rules.ts'
import { learnFactoryRules } from '#calculator/engine/factory-rules.ts'
import { powerFactorResult } from '#calculator/kvah/power-factor-result.ts'
import { rateOfTariff } from '#calculator/kvah/rate-of-tariff.ts'
import { builtInTariffLibrary, findTariffLibrary, type TariffLibrary } from '#calculator/tariff-library.ts'
import type { Tariff } from '#calculator/tariff-schema.ts'
import { dayInIndia } from '#platform/day-in-india.ts'
import type { Services } from '#platform/services.ts'
import { currentLanguage, type Language } from '#platform/text/language.ts'
import { everyWorkshop, FIRST_ON, kvahOf, queryOf, type Switch } from './plant.ts'

export interface WorkshopBill {
  /** Of one kVAh, at any use that the workshop can have. */
  ratePaise: number
  /** Energy charge of the workshop as it stands at first. */
  firstPaise: number
  /** Of the dearest. */
  mostPaise: number
  tariff: string
  state: string
}

const STATE = 'IN-TS'

learnFactoryRules(rules)

const known = new Map<Language, { name: string; bill: WorkshopBill }>()

/** What a kVAh costs the workshop by the rates of today, the desk's too: worked out once for each revision, day and language. */
export async function loadWorkshop({ db, log, now }: Pick<Services, 'db' | 'log' | 'now'>): Promise<WorkshopBill> {
  const library = await findTariffLibrary(db)
  const today = dayInIndia(now())
  const name = `${library.revision} ${today}`
  const language = currentLanguage()
  const last = known.get(language)
  if (last?.name === name) return last.bill
  const bill = priceOrRelease(library)
  known.set(language, { name, bill })
  return bill

  function priceOrRelease(library: TariffLibrary): WorkshopBill {
    try {
      return workshopBill(library.list(STATE), today)
    } catch (error) {
      // An order may ask of a factory what the workshop cannot say.
      log.error({ err: error }, 'the workshop of Smart business shows the rates of the release')
      return workshopBill(builtInTariffLibrary().list(STATE), today)
    }
  }
}

/** Throws where a kVAh has no price, or not the same one for all that can be switched. */
function workshopBill(tariffs: Tariff[], today: string): WorkshopBill {
  const sorted = everyWorkshop().sort((one, other) => kvahOf(one) - kvahOf(other))
  const [least, most] = [sorted[0]!, sorted.at(-1)!]
  const rates = [FIRST_ON, least, most].map((on) => rateWith(tariffs, on, today))
  const { tariff } = rates[0]!
  const [ratePaise] = rates.map(({ paise }) => paise)
  if (ratePaise === undefined || rates.some(({ paise }) => paise !== ratePaise))
    throw new Error(`${tariff.id} has no one price of a kVAh`)

  const [firstPaise, mostPaise] = [FIRST_ON, most].map((on) => askCalculator(on, ratePaise).counted!.today.paise!)
  return { ratePaise, firstPaise: firstPaise!, mostPaise: mostPaise!, tariff: tariff.subcategory, state: tariff.state }
}

function rateWith(tariffs: Tariff[], on: readonly Switch[], today: string) {
  const answers = readAnswers(queryOf(on))
  const result = workOut(tariffs, answers, today)!
  return { tariff: result.tariff, paise: rateOfTariff(result, answers, askCalculator(on).counted)?.paise }
}

/** As the calculator's kVAh mode counts the month. */
function askCalculator(on: readonly Switch[], ratePaise?: number) {
  return powerFactorResult(readAnswers(queryOf(on)), ratePaise)
}
