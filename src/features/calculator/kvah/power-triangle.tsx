import { kvahCopy } from '#content/kvah.ts'
import { writeUnits } from '#features/calculator/screen/write-number.ts'
import { ArtText } from '#ui/art/art-text.tsx'
import { palette } from '#ui/art/palette.ts'
import type { Counted } from './power-factor-result.ts'
import { HIGHEST, type TriangleShape, triangleShape } from './triangle-shape.ts'
import { writeFactor } from './write-factor.ts'
import './power-triangle.css'

const { triangle: copy } = kvahCopy

const LEFT = 24
const GROUND = HIGHEST + 30
const ARC = 84
/** The least distance of two labels of two lines each. */
const APART = 64

/** The visitor's own month as a triangle. Hatched is what a lower bill would leave out. */
export function PowerTriangle({ counted }: { counted: Counted }) {
  const shape = triangleShape(counted)
  if (!shape) return null

  const { base, lag, lead, peak, lowerPeak } = shape
  const { reactive, isLeadCounted, today } = counted
  const right = LEFT + base
  const slope = Math.atan2(peak, base)
  const whole = (amount: number) => writeUnits(Math.round(amount))

  return (
    <figure className="power-triangle">
      <svg
        viewBox="0 0 620 420"
        role="img"
        aria-label={copy.label(whole(reactive.kwh), whole(kvarhOf(counted)), whole(today.kvah))}
      >
        <defs>
          <pattern id="unused-kvah" width="10" height="10" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <path d="M0 0V10" stroke={palette.coral} strokeWidth="4" />
          </pattern>
        </defs>
        <path d={GRID} stroke={palette.rule} strokeWidth="1.25" fill="none" />
        {lowerPeak !== undefined && (
          <>
            <path
              d={`M${LEFT} ${GROUND}L${right} ${GROUND - peak}V${GROUND - lowerPeak}Z`}
              fill="url(#unused-kvah)"
              opacity=".5"
            />
            <path
              d={`M${LEFT} ${GROUND}L${right} ${GROUND - lowerPeak}`}
              stroke={palette.gain}
              strokeWidth="3"
              strokeDasharray="3 7"
              strokeLinecap="round"
            />
          </>
        )}
        <g fill="none" strokeWidth="9" strokeLinecap="round">
          <path d={`M${LEFT} ${GROUND}H${right}`} stroke={palette.ink} />
          {lead > 0 && (
            <>
              <path d={`M${right} ${GROUND - lag}v${-lead}`} stroke={palette.coral} />
              <path d={`M${right} ${GROUND - lag}v${-lead}`} stroke={palette.sheet} strokeWidth="4" />
            </>
          )}
          <path d={`M${right} ${GROUND}v${-lag}`} stroke={palette.coral} />
          <path d={`M${LEFT} ${GROUND}L${right} ${GROUND - peak}`} stroke={palette.teal} />
        </g>
        <path d={arc(slope)} fill="none" stroke={palette.ink} strokeWidth="3" />
        <ArtText x={LEFT} y={GROUND + 40} size={24} fill={palette.ink} weight={680}>
          {copy.work(whole(reactive.kwh))}
        </ArtText>
        <g transform={`translate(${tenth(LEFT + base / 2)} ${tenth(GROUND - peak / 2)}) rotate(${degrees(-slope)})`}>
          <ArtText x={0} y={-18} size={24} fill={palette.teal} anchor="middle" weight={680}>
            {copy.billed(whole(today.kvah))}
          </ArtText>
        </g>
        {labels(counted, shape).map(({ words, height, fill }) => (
          <g key={words.join()} transform={`translate(${right + 22} ${tenth(GROUND - height)})`}>
            {words.map((word, line) => (
              <ArtText key={word} x={0} y={line * 30 - words.length * 15 + 24} size={24} fill={fill} weight={680}>
                {word}
              </ArtText>
            ))}
          </g>
        ))}
      </svg>
      <figcaption>
        {copy.scale} {explain(counted, lowerPeak !== undefined, isLeadCounted)}
      </figcaption>
    </figure>
  )
}

interface Label {
  words: string[]
  /** Of its middle, above the base. */
  height: number
  fill: string
}

/** Beside the upright side, from the bottom up, none over another. */
function labels(
  { reactive, correction, lead: effect }: Counted,
  { lag, lead, peak, lowerPeak }: TriangleShape,
): Label[] {
  const whole = (amount: number) => writeUnits(Math.round(amount))
  const hasTarget = correction !== undefined && lowerPeak !== undefined
  const wanted: (Label | false)[] = [
    hasTarget && { words: [copy.target(writeFactor(correction.target))], height: lowerPeak / 2, fill: palette.gain },
    {
      words: [whole(reactive.lagKvarh), effect ? copy.lagging : copy.kvarh],
      height: hasTarget ? (lowerPeak + peak) / 2 : lag / 2,
      fill: palette.coralInk,
    },
    lead > 0 && { words: [whole(reactive.leadKvarh), copy.leading], height: lag + lead / 2, fill: palette.coralInk },
  ]
  const placed: Label[] = []
  for (const label of wanted.filter((label) => label !== false)) {
    const below = placed.at(-1)
    const height = Math.max(label.height, below ? below.height + APART : 0)
    placed.push({ ...label, height: Math.min(height, HIGHEST) })
  }
  return placed
}

function explain({ correction, lead }: Counted, isHatched: boolean, isLeadCounted: boolean): string {
  if (lead?.isWarning) return isLeadCounted ? copy.leadCounted : copy.leadIgnored
  return isHatched && correction ? copy.unused(copy.target(writeFactor(correction.target))) : ''
}

function kvarhOf({ reactive, isLeadCounted }: Counted): number {
  return reactive.lagKvarh + (isLeadCounted ? reactive.leadKvarh : 0)
}

function arc(angle: number): string {
  const [x, y] = [tenth(LEFT + ARC * Math.cos(angle)), tenth(GROUND - ARC * Math.sin(angle))]
  return `M${LEFT + ARC} ${GROUND}A${ARC} ${ARC} 0 0 0 ${x} ${y}`
}

const GRID =
  Array.from({ length: 16 }, (_, column) => `M${column * 40 + LEFT - 14} 0V${GROUND + 20}`).join('') +
  Array.from({ length: 10 }, (_, row) => `M0 ${GROUND - row * 40}H620`).join('')

function degrees(angle: number): number {
  return tenth((angle * 180) / Math.PI)
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10
}
