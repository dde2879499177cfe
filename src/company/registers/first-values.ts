import areas from '#content/company/areas.json' with { type: 'json' }
import claims from '#content/company/claims.json' with { type: 'json' }
import company from '#content/company/company.json' with { type: 'json' }
import comparison from '#content/company/comparison.json' with { type: 'json' }
import films from '#content/company/films.json' with { type: 'json' }
import findings from '#content/company/findings.json' with { type: 'json' }
import holidays from '#content/company/holidays.json' with { type: 'json' }
import legal from '#content/company/legal.json' with { type: 'json' }
import links from '#content/company/links.json' with { type: 'json' }
import modules from '#content/company/modules.json' with { type: 'json' }
import notices from '#content/company/notices.json' with { type: 'json' }
import offices from '#content/company/offices.json' with { type: 'json' }
import particulars from '#content/company/particulars.json' with { type: 'json' }
import partners from '#content/company/partners.json' with { type: 'json' }
import people from '#content/company/people.json' with { type: 'json' }
import products from '#content/company/products.json' with { type: 'json' }
import proofreads from '#content/company/proofreads.json' with { type: 'json' }
import questions from '#content/company/questions.json' with { type: 'json' }
import redirects from '#content/company/redirects.json' with { type: 'json' }
import reviews from '#content/company/reviews.json' with { type: 'json' }
import steps from '#content/company/steps.json' with { type: 'json' }
import templates from '#content/company/templates.json' with { type: 'json' }
import timeline from '#content/company/timeline.json' with { type: 'json' }
import words from '#content/company/words.json' with { type: 'json' }
import { publishedFacts } from './published-facts.ts'
import type { RegisterId } from './registers.ts'

export interface FirstValue {
  key?: string
  /** Made up for the first build: the desk counts those that visitors still see. */
  isSample: boolean
  values: unknown
  /** A setting of the deployment has a part in it. */
  isOfSetting?: boolean
}

/** What stands in the registers of a new database: once, at its first start. */
export const firstValues: Readonly<Record<RegisterId, readonly FirstValue[]>> = {
  company,
  offices,
  areas,
  holidays,
  people,
  partners,
  reviews,
  films,
  products,
  timeline,
  modules,
  steps,
  comparison,
  findings,
  particulars,
  questions,
  links,
  notices,
  redirects,
  legal,
  claims,
  words,
  templates,
  proofreads,
}

/** The same as pages read it, for what runs without a database. */
export const firstFacts = publishedFacts(
  Object.entries(firstValues).flatMap(([register, values]) =>
    values.map((value, place) => ({ ...value, register, id: firstId(register, value.key, place) })),
  ),
)

/** The same in every process that writes it. `place`: from 0. */
export function firstId(register: string, key: string | undefined, place: number): string {
  return `${register}-${key ?? place + 1}`
}
