import { companyFacts } from './facts.ts'

/** The brand as it is now: on the server from the facts, in a browser from the document that the server wrote. */
export function brandName(): string {
  return typeof document === 'undefined' ? companyFacts().company.brand : (document.documentElement.dataset.brand ?? '')
}
