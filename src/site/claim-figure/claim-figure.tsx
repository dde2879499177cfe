import { asOf, type claims } from '#company/claims.en.ts'
import { Island } from '#site/island.tsx'

interface ClaimFigureProps {
  claim: (typeof claims)[keyof typeof claims]
  durationMs?: number
}

/** A number that the company claims: on drums, with what it counts and the month it was stated in. */
export function ClaimFigure({ claim, durationMs }: ClaimFigureProps) {
  return (
    <div className="claim">
      <Island as="span" name="counter" props={{ value: 'drums' in claim ? claim.drums : claim.value, durationMs }} />
      <p className="claim__label">{claim.label}</p>
      <p className="claim__date">{asOf(claim)}</p>
    </div>
  )
}
