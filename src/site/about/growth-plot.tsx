import { aboutCopy } from './words.en.ts'

const { timeline: copy } = aboutCopy
const WIDTH = 960
const HEIGHT = 400
const LEFT = 90
const RIGHT = 850
const TOP = 30
const BOTTOM = 340
const YEARS = [2020, 2021, 2022, 2023, 2024, 2025] as const

/** Readings a month, in the order of the points' words; 2021 as a month of its 1,00,000. Sources: company/claims.en.ts. */
const READINGS = [
  { year: 2021, aMonth: 100_000 / 12 },
  { year: 2024, aMonth: 1_000_000 },
  { year: 2025, aMonth: 45_000_000 },
] as const
const LOWEST_POWER = 3

/** The readings of the years that we know, to scale: each line is ten times the one below. */
export function GrowthPlot() {
  const line = READINGS.map(({ year, aMonth }) => `${toX(year)} ${toY(Math.log10(aMonth)).toFixed(1)}`).join('L')

  return (
    <figure className="growth">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={copy.plot}>
        {copy.levels.map((level, at) => (
          <g key={level}>
            <path className="growth__grid" d={`M${LEFT} ${toY(LOWEST_POWER + at)}H${RIGHT}`} />
            <text x={LEFT - 12} y={toY(LOWEST_POWER + at) + 6} textAnchor="end">
              {level}
            </text>
          </g>
        ))}
        {YEARS.map((year) => (
          <text key={year} x={toX(year)} y={BOTTOM + 38} textAnchor="middle">
            {year}
          </text>
        ))}
        <path className="growth__line" d={`M${line}`} />
        {READINGS.map(({ year, aMonth }, at) => (
          <g key={year}>
            <circle cx={toX(year)} cy={toY(Math.log10(aMonth))} r="8" />
            <text
              className="growth__point"
              x={toX(year) - 14}
              y={toY(Math.log10(aMonth)) - 16}
              textAnchor={at === 0 ? 'start' : 'end'}
            >
              {copy.points[at]}
            </text>
          </g>
        ))}
      </svg>
      <figcaption>
        <p>{copy.axis}</p>
        <p>{copy.note}</p>
      </figcaption>
    </figure>
  )
}

function toX(year: number): number {
  return LEFT + 40 + ((year - YEARS[0]) / (YEARS.length - 1)) * (RIGHT - LEFT - 60)
}

/** Of a power of ten. */
function toY(power: number): number {
  return BOTTOM - ((power - LOWEST_POWER) / (copy.levels.length - 1)) * (BOTTOM - TOP)
}
