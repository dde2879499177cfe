import { auditFacts } from './audit-facts.en.ts'
import { clientFilms } from './client-films.en.ts'
import type { Fact } from './fact.ts'
import { partners } from './partners.en.ts'
import { founders, team } from './people.en.ts'
import { plugFacts, products } from './products.en.ts'
import { utilityFacts } from './utility-facts.en.ts'

export interface MissingFact {
  /** Where visitors would read it. */
  page: string
  what: string
  /** Where it is filled in. */
  file: string
}

/** Every fact that visitors ask for and the company has not given, in one place. A page prints none of them. */
export function missingFacts(): MissingFact[] {
  return [
    ...missing(plugFacts, `Shop: ${products.plug.name}`, 'src/company/products.en.ts'),
    ...missing(auditFacts, 'Home audit', 'src/company/audit-facts.en.ts'),
    ...missing(utilityFacts, 'Utilities: brief', 'src/company/utility-facts.en.ts'),
    ...OTHERS.filter(({ isMissing }) => isMissing).map(({ isMissing: _, ...fact }) => fact),
  ]
}

const OTHERS: readonly (MissingFact & { isMissing: boolean })[] = [
  {
    page: 'About',
    what: 'The two co-founders: names, roles, consent',
    file: 'src/company/people.en.ts',
    isMissing: founders.length === 0,
  },
  {
    page: 'About',
    what: 'The 39 people of the team: names, role badges, how many in each team, consent',
    file: 'src/company/people.en.ts',
    isMissing: team.length === 0,
  },
  {
    page: 'About, Utilities',
    what: 'The 18 utilities, and the 11 whose meters we read: names, marks, consent',
    file: 'src/company/partners.en.ts',
    isMissing: partners.length === 0,
  },
  {
    page: 'About, Utilities',
    what: 'That 2024 counts readings of our own teams and 2025 every reading that our AI checks; that 11 of the 18 utilities have us read meters',
    file: 'src/company/claims.en.ts',
    isMissing: true,
  },
  {
    page: 'Smart business',
    what: `${clientFilms.length} client films: addresses, and the clients' consent`,
    file: 'VIDEO_URLS',
    isMissing: true,
  },
  {
    page: 'Smart home',
    what: 'Four reviews of customers, with their consent',
    file: 'src/company/reviews.en.ts',
    isMissing: true,
  },
  {
    page: 'Every page',
    what: 'Registered address, phone numbers, CIN and GSTIN',
    file: 'src/company/site.ts',
    isMissing: true,
  },
]

function missing(facts: readonly Fact[], page: string, file: string): MissingFact[] {
  return facts.filter(({ value }) => value === null).map(({ label }) => ({ page, what: label, file }))
}
