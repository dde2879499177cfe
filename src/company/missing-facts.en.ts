import type { Fact } from './fact.ts'
import { companyFacts } from './facts.ts'
import { particularsOf } from './particulars-of.ts'
import { productFacts } from './product-facts.en.ts'

interface MissingFact {
  /** Where visitors would read it. */
  page: string
  what: string
  /** Where it is filled in. */
  file: string
}

/** Every fact that visitors ask for and the company has not given, in one place. A page prints none of them. */
export function missingFacts(): MissingFact[] {
  const { products } = companyFacts()

  return [
    ...(products.plug ? missing(productFacts(products.plug), `Shop: ${products.plug.name}`, 'Products') : []),
    ...missing(particularsOf('audit'), 'Home audit', 'Particulars'),
    ...missing(particularsOf('pilot'), 'Utilities: brief', 'Particulars'),
    ...others()
      .filter(({ isMissing }) => isMissing)
      .map(({ isMissing: _, ...fact }) => fact),
  ]
}

function others(): (MissingFact & { isMissing: boolean })[] {
  const { company, claims, films, partners, people, reviews } = companyFacts()
  const unfilmed = films.filter(({ address }) => address === null).length
  const isStated = [claims.readingsAMonthIn2024, claims.readsPerMonth, claims.partnersOnUtilities].some(
    (claim) => claim?.isSample,
  )

  return [
    {
      page: 'About',
      what: 'The two co-founders: names, roles, consent',
      file: 'People',
      isMissing: !people.some(({ group }) => group === 'founder'),
    },
    {
      page: 'About',
      what: 'The people of the team: names, role badges, consent',
      file: 'People',
      isMissing: !people.some(({ group }) => group === 'team'),
    },
    {
      page: 'About, Utilities',
      what: 'The utilities that work with us, and those whose meters we read: names, logos, consent',
      file: 'Partners',
      isMissing: partners.length === 0,
    },
    {
      page: 'About, Utilities',
      what: 'That 2024 counts readings of our own teams and 2025 every reading that our AI checks; that 11 of the 18 utilities have us read meters',
      file: 'Claims',
      isMissing: isStated,
    },
    {
      page: 'Smart business',
      what: `${unfilmed} client films: addresses, and the clients' consent`,
      file: 'Films',
      isMissing: unfilmed > 0,
    },
    {
      page: 'Smart home',
      what: 'Reviews of customers, with their consent',
      file: 'Reviews',
      isMissing: reviews.length === 0,
    },
    {
      page: 'Every page',
      what: 'Registered address, phone numbers, CIN and GSTIN',
      file: 'Company, Offices',
      isMissing: company.isSample || !company.cin || !company.gstin,
    },
  ]
}

function missing(facts: readonly Fact[], page: string, file: string): MissingFact[] {
  return facts.filter(({ value }) => value === null).map(({ label }) => ({ page, what: label, file }))
}
