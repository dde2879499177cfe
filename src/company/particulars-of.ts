import type { Fact } from './fact.ts'
import { companyFacts } from './facts.ts'

/** What people ask before they book (`audit`) or try us (`pilot`), said or not. */
export function particularsOf(what: 'audit' | 'pilot'): Fact[] {
  return companyFacts()
    .particulars.filter((each) => each.of === what)
    .map(({ id, label, value }) => ({ id, label, value }))
}
