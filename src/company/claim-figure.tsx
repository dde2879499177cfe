import { Boundary } from '#ui/boundary.tsx'
import { Counter } from '#ui/counter.tsx'
import { asOf, type claims } from './claims.en.ts'

interface ClaimFigureProps {
  claim: (typeof claims)[keyof typeof claims]
  durationMs?: number
}

/** A number that the company claims: on drums, with what it counts and the month it was stated in. */
export function ClaimFigure({ claim, durationMs }: ClaimFigureProps) {
  return (
    <div className="claim">
      <Boundary fallback={() => <b>{claim.value}</b>}>
        <Counter value={'drums' in claim ? claim.drums : claim.value} durationMs={durationMs} />
      </Boundary>
      <p className="claim__label">{claim.label}</p>
      <p className="claim__date">{asOf(claim)}</p>
    </div>
  )
}
