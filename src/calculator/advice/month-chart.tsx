export interface MonthBar {
  month: string
  /** One over the other from the ground, the highest first. */
  layers: { value: number; fill: string }[]
}

interface MonthChartProps {
  bars: MonthBar[]
  /** Values across all months, solid or broken. */
  across?: { value: number; isBroken?: boolean }[]
  /** What it shows, in words. */
  label: string
  caption: string
}

/** Paper for what is, coral for what to look at, and its paler half for what lies between two ends of a range. */
export const FILLS = { plain: '#C5B397', strong: '#FF6B3D', pale: '#FFB59C' }

const INK = '#1F1611'
const WIDTH = 560
const GROUND = 170
const TALLEST = 150

/** A bar for each month. */
export function MonthChart({ bars, across = [], label, caption }: MonthChartProps) {
  const values = [...across, ...bars.flatMap(({ layers }) => layers)].map(({ value }) => value)
  const highest = Math.max(...values, 1)
  const height = (value: number) => (Math.max(0, value) / highest) * TALLEST
  const step = WIDTH / bars.length

  return (
    <figure className="stairs">
      <svg viewBox={`0 0 ${WIDTH} 176`} role="img" aria-label={label}>
        {bars.map(({ month, layers }, place) =>
          layers.map(({ value, fill }) => (
            <rect
              key={month + fill}
              x={place * step + 3}
              y={GROUND - height(value)}
              width={Math.max(2, step - 6)}
              height={height(value)}
              fill={fill}
            />
          )),
        )}
        {across.map(({ value, isBroken }) => (
          <path
            key={String(isBroken)}
            d={`M0 ${GROUND - height(value)}H${WIDTH}`}
            stroke={INK}
            strokeWidth={isBroken ? 2 : 3}
            strokeDasharray={isBroken ? '8 6' : undefined}
          />
        ))}
        <path d={`M0 ${GROUND + 1}H${WIDTH}`} stroke={INK} strokeWidth="3" />
      </svg>
      <figcaption>{caption}</figcaption>
    </figure>
  )
}
