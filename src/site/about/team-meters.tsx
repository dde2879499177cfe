import { numberOf, shownClaims } from '#company/claims.ts'
import { companyFacts } from '#company/facts.ts'
import { ClaimFigure } from '#site/claim-figure/claim-figure.tsx'
import { aboutCopy } from './words.en.ts'

const IN_A_ROW = 13
const STEP = 40
/** More would be a pattern, and no people. */
const MOST = 400

/** How many we are, while nobody has agreed to be named: the numbers, and a small meter for each. */
export function TeamMeters() {
  const { teamMembers } = companyFacts().claims
  const count = teamMembers ? (numberOf(teamMembers) ?? 0) : 0
  const rows = Math.ceil(count / IN_A_ROW)

  return (
    <div className="cols cols--5-7 team-meters">
      <div className="team-meters__counts">
        {shownClaims('teamMembers', 'fieldExecutives').map((claim) => (
          <ClaimFigure key={claim.id} claim={claim} />
        ))}
      </div>
      {count > 0 && count <= MOST && (
        <svg viewBox={`0 0 ${IN_A_ROW * STEP} ${rows * STEP}`} role="img" aria-label={aboutCopy.team.picture(count)}>
          {Array.from({ length: count }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a meter is its place
            <g key={at} transform={`translate(${(at % IN_A_ROW) * STEP + 4} ${Math.floor(at / IN_A_ROW) * STEP + 4})`}>
              <rect width="32" height="32" rx="6" />
              <path d={NEEDLES[at % NEEDLES.length]} />
            </g>
          ))}
        </svg>
      )}
    </div>
  )
}

/** A dial's needle in a few places: a drawing, no number. */
const NEEDLES = ['M16 22 8 15', 'M16 22 12 11', 'M16 22V10', 'M16 22l4-11', 'M16 22l8-7']
