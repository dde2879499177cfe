import { type Claim, numberOf } from '#company/claims.ts'
import { companyFacts } from '#company/facts.ts'
import { inLakhs } from '#india/in-lakhs.ts'
import { aboutCopy } from './words.en.ts'

const { timeline: copy } = aboutCopy
const WIDTH = 960
const HEIGHT = 400
const LEFT = 90
const RIGHT = 850
const TOP = 30
const BOTTOM = 340
const FIRST_YEAR = 2020
const LAST_YEAR = 2025
const MONTHS = 12
const LOWEST_POWER = 3
const HIGHEST_POWER = 8

interface Point {
  year: number
  /** Readings in a month; of a whole year, a twelfth. */
  aMonth: number
  /** Beside the point, and for who cannot see it. */
  label: string
  told: string
  isOfOwnTeams: boolean
}

/** The readings of the years that we claim, to scale: each line is ten times the one below. Of one year it is no plot. */
export function GrowthPlot() {
  const points = claimedPoints()
  if (points.length < 2) return null

  const lastYear = Math.max(LAST_YEAR, ...points.map(({ year }) => year))
  const top = Math.max(HIGHEST_POWER, ...points.map(({ aMonth }) => Math.ceil(Math.log10(aMonth))))
  const toX = (year: number) => LEFT + 40 + ((year - FIRST_YEAR) / (lastYear - FIRST_YEAR)) * (RIGHT - LEFT - 60)
  const toY = (power: number) =>
    BOTTOM - ((Math.max(power, LOWEST_POWER) - LOWEST_POWER) / (top - LOWEST_POWER)) * (BOTTOM - TOP)
  const powers = Array.from({ length: top - LOWEST_POWER + 1 }, (_, at) => LOWEST_POWER + at)
  const years = Array.from({ length: lastYear - FIRST_YEAR + 1 }, (_, at) => FIRST_YEAR + at)
  const line = points.map(({ year, aMonth }) => `${toX(year)} ${toY(Math.log10(aMonth)).toFixed(1)}`).join('L')

  return (
    <figure className="growth">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={copy.plot(points.map(({ told }) => told))}>
        {powers.map((power) => (
          <g key={power}>
            <path className="growth__grid" d={`M${LEFT} ${toY(power)}H${RIGHT}`} />
            <text x={LEFT - 12} y={toY(power) + 6} textAnchor="end">
              {inLakhs(10 ** power)}
            </text>
          </g>
        ))}
        {years.map((year) => (
          <text key={year} x={toX(year)} y={BOTTOM + 38} textAnchor="middle">
            {year}
          </text>
        ))}
        <path className="growth__line" d={`M${line}`} />
        {points.map(({ year, aMonth, label }, at) => (
          <g key={year}>
            <circle cx={toX(year)} cy={toY(Math.log10(aMonth))} r="8" />
            <text
              className="growth__point"
              // The line rises: what stands first stands under it.
              x={toX(year) + (at === 0 ? 16 : -14)}
              y={toY(Math.log10(aMonth)) + (at === 0 ? 26 : -16)}
              textAnchor={at === 0 ? 'start' : 'end'}
            >
              {label}
            </text>
          </g>
        ))}
      </svg>
      <figcaption>
        <p>{copy.axis}</p>
        <p>{noteOf(points)}</p>
      </figcaption>
    </figure>
  )
}

function claimedPoints(): Point[] {
  const { readingsIn2021, readingsAMonthIn2024, readsPerMonth } = companyFacts().claims
  const checked = readsPerMonth && pointOf(readsPerMonth, Number(readsPerMonth.asOf.slice(0, 4)))

  return [
    readingsIn2021 && ofWholeYear(readingsIn2021, 2021),
    readingsAMonthIn2024 && pointOf(readingsAMonthIn2024, 2024),
    checked && { ...checked, isOfOwnTeams: false },
  ].filter((point) => point !== undefined)
}

function pointOf(claim: Claim, year: number): Point | undefined {
  const aMonth = numberOf(claim)
  if (!aMonth) return undefined
  const label = copy.aMonth(inLakhs(aMonth))
  return { year, aMonth, label, told: copy.inYear(inLakhs(aMonth), year), isOfOwnTeams: true }
}

function ofWholeYear(claim: Claim, year: number): Point | undefined {
  const whole = numberOf(claim)
  if (!whole) return undefined
  const aMonth = whole / MONTHS
  const label = copy.inTheYear(inLakhs(whole))
  return { year, aMonth, label, told: `${copy.inYear(inLakhs(aMonth), year)} (${label})`, isOfOwnTeams: true }
}

function noteOf(points: Point[]): string {
  const yearsOf = (isOfOwnTeams: boolean) =>
    points.filter((point) => point.isOfOwnTeams === isOfOwnTeams).map(({ year }) => String(year))
  return [copy.ownTeams(yearsOf(true)), ...yearsOf(false).map(copy.checked)].join(' ')
}
