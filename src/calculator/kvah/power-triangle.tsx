import { writeUnits } from '#calculator/screen/write-number.ts'
import { writeFactor } from './kvah-text.ts'
import type { Counted } from './power-factor-result.ts'
import { HIGHEST, triangleLabels, triangleShape } from './triangle-shape.ts'
import { kvahCopy } from './words.en.ts'

const { triangle: copy } = kvahCopy

const LEFT = 24
const GROUND = HIGHEST + 30
const ARC = 84

/** The visitor's own month as a triangle. Hatched is what a lower bill would leave out. */
export function PowerTriangle({ counted }: { counted: Counted }) {
  const shape = triangleShape(counted)
  if (!shape) return null

  const { base, lag, lead, peak, lowerPeak } = shape
  const { reactive, today } = counted
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
            <path className="triangle-reactive" d="M0 0V10" strokeWidth="4" />
          </pattern>
        </defs>
        <path className="triangle-grid" d={GRID} />
        {lowerPeak !== undefined && (
          <>
            <path
              d={`M${LEFT} ${GROUND}L${right} ${GROUND - peak}V${GROUND - lowerPeak}Z`}
              fill="url(#unused-kvah)"
              opacity=".5"
            />
            <path className="triangle-lower" d={`M${LEFT} ${GROUND}L${right} ${GROUND - lowerPeak}`} />
          </>
        )}
        <g strokeWidth="9" strokeLinecap="round">
          <path className="triangle-work" d={`M${LEFT} ${GROUND}H${right}`} />
          {lead > 0 && (
            <>
              <path className="triangle-reactive" d={`M${right} ${GROUND - lag}v${-lead}`} />
              <path className="triangle-hollow" d={`M${right} ${GROUND - lag}v${-lead}`} strokeWidth="4" />
            </>
          )}
          <path className="triangle-reactive" d={`M${right} ${GROUND}v${-lag}`} />
          <path className="triangle-billed" d={`M${LEFT} ${GROUND}L${right} ${GROUND - peak}`} />
        </g>
        <path className="triangle-angle" d={arc(slope)} />
        <text className="triangle-work" x={LEFT} y={GROUND + 40}>
          {copy.work(whole(reactive.kwh))}
        </text>
        <text
          className="triangle-billed"
          y={-18}
          textAnchor="middle"
          transform={`translate(${tenth(LEFT + base / 2)} ${tenth(GROUND - peak / 2)}) rotate(${degrees(-slope)})`}
        >
          {copy.billed(whole(today.kvah))}
        </text>
        {triangleLabels(counted, shape).map(({ words, height, role }) => (
          <text key={words.join()} className={role}>
            {words.map((word, line) => (
              <tspan key={word} x={right + 22} y={tenth(GROUND - height + line * 30 - words.length * 15 + 24)}>
                {word}
              </tspan>
            ))}
          </text>
        ))}
      </svg>
      <figcaption>{`${copy.scale} ${explain(counted, lowerPeak !== undefined)}`}</figcaption>
    </figure>
  )
}

function explain({ correction, lead, isLeadCounted }: Counted, isHatched: boolean): string {
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
