import { writePrice } from '#calculator/screen/write-number.ts'
import { ArtText } from '#ui/art/art-text.tsx'
import { palette } from '#ui/art/palette.ts'
import { headingId } from '#ui/heading-id.ts'
import { Icon } from '#ui/icon.tsx'
import type { TwoBills as Bills } from './load-two-bills.ts'
import { smartHomeCopy } from './words.en.ts'

const { bills: copy } = smartHomeCopy

/** Where the papers hang, and how far the longer one reaches down. */
const TOP = 14
const LONGEST = 330
const PAPER = 246
const LEFT = { before: 16, after: 298 }
const TEETH = 12
/** A shorter gap has no room for the sum in it. */
const LEGIBLE = 60

/** What the savings that we claim take off one bill: two papers out of one printer, a rupee as long on both. */
export function TwoBills({ bills }: { bills: Bills }) {
  const { state, loadKw, share, before, after, lacks } = bills
  const saved = before.paise - after.paise
  const less = Math.round((100 * saved) / before.paise)
  const heading = copy.heading(share, less)
  const reach = TOP + (LONGEST * after.paise) / before.paise

  return (
    <div className="cols cols--5-7 two-bills">
      <div className="stack">
        <h3 id={headingId(heading)}>{heading}</h3>
        <p className="muted">{copy.note(state, loadKw, before.units, after.units, lacks.join(', '))}</p>
        <p>
          <a className="go-link" href={`/energy-calculator#units=${after.units}`}>
            {copy.more} <Icon name="go" />
          </a>
        </p>
      </div>
      <svg
        viewBox="0 0 560 364"
        role="img"
        aria-label={copy.label(before.units, writePrice(before.paise), after.units, writePrice(after.paise))}
      >
        <path
          d={`M${LEFT.after + 2} ${reach + 20}V${TOP + LONGEST}h${PAPER - 4}V${reach + 20}`}
          fill="none"
          stroke={palette.gainHi}
          strokeWidth="3"
          strokeDasharray="9 8"
        />
        {TOP + LONGEST - reach > LEGIBLE && (
          <ArtText
            x={LEFT.after + PAPER / 2}
            y={(reach + TOP + LONGEST) / 2 + 20}
            size={32}
            fill={palette.gainHi}
            anchor="middle"
            isReading
          >
            {writePrice(-saved)}
          </ArtText>
        )}
        <Paper x={LEFT.before} bottom={TOP + LONGEST} bill={before} name={copy.before} />
        <Paper x={LEFT.after} bottom={reach} bill={after} name={copy.after} />
        <path d={`M4 ${TOP}H556`} stroke={palette.deep3} strokeWidth="18" strokeLinecap="round" />
      </svg>
    </div>
  )
}

interface PaperProps {
  x: number
  bottom: number
  bill: { units: number; paise: number }
  name: string
}

/** With teeth where it was torn off. */
function Paper({ x, bottom, bill: { units, paise }, name }: PaperProps) {
  const tooth = PAPER / TEETH / 2
  return (
    <g>
      <path d={`M${x} ${TOP}V${bottom - 8}${`l${tooth} 8l${tooth}-8`.repeat(TEETH)}V${TOP}Z`} fill={palette.sheet} />
      <path
        d={`M${x + 20} ${TOP + 176}V${bottom - 26}`}
        stroke={palette.rule}
        strokeWidth={PAPER - 40}
        strokeDasharray="4 20"
        transform={`translate(${PAPER / 2 - 20} 0)`}
      />
      <ArtText x={x + 20} y={TOP + 56} size={26} fill={palette.ink2}>
        {name}
      </ArtText>
      <ArtText x={x + 20} y={TOP + 106} size={46} fill={palette.ink} isReading>
        {writePrice(paise)}
      </ArtText>
      <ArtText x={x + 20} y={TOP + 146} size={26} fill={palette.ink}>
        {copy.units(units)}
      </ArtText>
    </g>
  )
}
