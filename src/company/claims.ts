import { companyFacts } from './facts.ts'
import type { CompanyFacts } from './registers/registers.ts'

export type ClaimId = keyof CompanyFacts['claims']
export type Claim = NonNullable<CompanyFacts['claims'][ClaimId]>

/** Those of these claims that staff do not hide, in this order. */
export function shownClaims(...ids: ClaimId[]): Claim[] {
  const { claims } = companyFacts()
  return ids.flatMap((id) => claims[id] ?? [])
}

/** The number behind a claim's figure; undefined where its digits do not say it: '4.5 crore', '2 crore+'. */
export function numberOf({ drums, value }: Claim): number | undefined {
  const digits = (drums ?? value).replace(/[,+]/g, '')
  return /^\d+(\.\d+)?$/.test(digits) ? Number(digits) : undefined
}
