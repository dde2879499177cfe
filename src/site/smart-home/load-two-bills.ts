import { FIRST_ANSWERS, readAnswers } from '#calculator/answers/answers.ts'
import { workOut } from '#calculator/answers/work-out.ts'
import { findTariffLibrary } from '#calculator/tariff-library.ts'
import type { Tariff } from '#calculator/tariff-schema.ts'
import { companyFacts } from '#company/facts.ts'
import { dayInIndia } from '#platform/day-in-india.ts'
import type { Services } from '#platform/services.ts'

export interface TwoBills {
  state: string
  /** Of the connection, in kW. */
  loadKw: string
  /** How many units fewer, in per cent. */
  share: number
  before: MonthsBill
  after: MonthsBill
  /** Charges that are in neither sum. */
  lacks: string[]
}

interface MonthsBill {
  units: number
  paise: number
}

/** A month of one home as it is and with the savings that we claim. Undefined while we claim none, or no rates price it. */
export async function loadTwoBills({ db, now }: Pick<Services, 'db' | 'now'>): Promise<TwoBills | undefined> {
  const share = Number(/^(\d{1,2})%$/.exec(companyFacts().claims.averageSavings?.value ?? '')?.[1])
  if (!(share > 0)) return undefined

  return twoBills((await findTariffLibrary(db)).list(FIRST_ANSWERS.state), share, dayInIndia(now()))
}

/** What the calculator opens with, and the same with so many per cent fewer units, whole as on a bill. */
export function twoBills(tariffs: Tariff[], share: number, today: string): TwoBills | undefined {
  const units = Number(FIRST_ANSWERS.units)
  const results = [units, Math.round((units * (100 - share)) / 100)].map((each) =>
    workOut(tariffs, readAnswers(`units=${each}`), today),
  )
  const [before, after] = results.flatMap((result) => result?.worked ?? [])
  const state = results[0]?.tariff.state
  if (!before || !after || !state) return undefined

  return {
    state,
    loadKw: FIRST_ANSWERS.loadKw,
    share,
    before: { units, paise: before.bill.totalPaise },
    after: { units: after.input.units, paise: after.bill.totalPaise },
    lacks: [...new Set([before, after].flatMap(({ bill }) => bill.unknown.map(({ label }) => label)))],
  }
}
