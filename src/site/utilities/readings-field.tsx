import { type Claim, numberOf } from '#company/claims.ts'
import { groupDigits } from '#india/indian-numbers.ts'
import { utilitiesCopy } from './words.en.ts'

const { field: copy } = utilitiesCopy
const LAKH = 100_000
const IN_A_ROW = 50
/** Between the middles of two dots. */
const STEP = 20
const MINUTES_A_MONTH = 30 * 24 * 60
/** Fewer are no field, more are grey. */
const FEWEST = 20
const MOST = 2_000

/** What is read in a month as a field of dots, a lakh each, and what that is in a minute. */
export function ReadingsField({ claim }: { claim: Claim }) {
  const readings = numberOf(claim) ?? 0
  const dots = Math.round(readings / LAKH)
  if (dots < FEWEST || dots > MOST) return null

  const fullRows = Math.floor(dots / IN_A_ROW)
  const rest = dots % IN_A_ROW
  const rows = fullRows + (rest > 0 ? 1 : 0)
  return (
    <figure className="readings">
      <svg viewBox={`0 0 ${IN_A_ROW * STEP} ${rows * STEP}`} role="img" aria-label={copy.picture(groupDigits(dots))}>
        <pattern id="a-lakh" width={STEP} height={STEP} patternUnits="userSpaceOnUse">
          <circle cx={STEP / 2} cy={STEP / 2} r="6" />
        </pattern>
        <path fill="url(#a-lakh)" d={`M0 0H${IN_A_ROW * STEP}V${fullRows * STEP}H${rest * STEP}V${rows * STEP}H0Z`} />
      </svg>
      <figcaption>{copy.text(groupDigits(Math.round(readings / MINUTES_A_MONTH)))}</figcaption>
    </figure>
  )
}
