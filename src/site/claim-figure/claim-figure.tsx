import { asOf, claimCopy } from '#company/claim-words.en.ts'
import type { Claim } from '#company/claims.ts'
import { Island } from '#site/island.tsx'

interface ClaimFigureProps {
  claim: Claim
  durationMs?: number
}

/** A number that the company claims: on drums, with what it counts, its month, and how it is counted behind a link. */
export function ClaimFigure({ claim, durationMs }: ClaimFigureProps) {
  return (
    <div className="claim">
      <Island as="span" name="counter" props={{ value: claim.drums ?? claim.value, durationMs }} />
      <p className="claim__label">{claim.label}</p>
      <p className="claim__date">{asOf(claim)}</p>
      <HowWeCount claim={claim} />
    </div>
  )
}

/** Behind a claimed number, also where it stands in a sentence. */
export function HowWeCount({ claim }: { claim: Claim }) {
  return (
    <details className="claim__how">
      <summary>{claimCopy.how}</summary>
      <p>{claimCopy.stated(claim)}</p>
    </details>
  )
}
