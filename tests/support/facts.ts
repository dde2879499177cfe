import { companyFacts, setCompanyFacts } from '#company/facts.ts'
import { firstFacts } from '#company/registers/first-values.ts'
import type { CompanyFacts } from '#company/registers/registers.ts'

/** What a new site says, of which staff have hidden nothing yet. */
export const firstClaims = firstFacts.claims as Required<CompanyFacts['claims']>
export const firstProducts = firstFacts.products as Required<CompanyFacts['products']>

interface Facts {
  companyFacts: () => CompanyFacts
  setCompanyFacts: (facts: CompanyFacts) => void
}

/** Facts as staff might change them, until the end of the test; `of`: of a built site, which has its own. */
export function changedFacts(
  change: (facts: CompanyFacts) => Partial<CompanyFacts>,
  of: Facts = { companyFacts, setCompanyFacts },
): Disposable {
  const before = of.companyFacts()
  of.setCompanyFacts({ ...before, ...change(before) })
  return { [Symbol.dispose]: () => of.setCompanyFacts(before) }
}

/** The same but for what is hidden: of `claims` or `products`. */
export function withoutKey<Entries extends object>(entries: Entries, key: string): Entries {
  return Object.fromEntries(Object.entries(entries).filter(([each]) => each !== key)) as Entries
}
