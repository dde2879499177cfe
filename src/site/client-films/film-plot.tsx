import { palette } from '#ui/art/palette.ts'

export type Sketch = 'plant' | 'cold-store' | 'shops'

const WIDTH = 640
const HEIGHT = 360
const LEFT = 40
const BASE = 300

/** kVAr of a workshop, hour by hour: lag above the line, lead below it. A sketch, not a measurement. */
const LAG = [
  -60, -60, -60, -60, -60, -40, 10, 60, 110, 130, 120, 115, 70, 110, 125, 130, 120, 80, 20, -30, -50, -60, -60, -60,
]
/** kW of a cold store, hour by hour; three compressors that start together. */
const STORE = [
  90, 95, 90, 92, 95, 90, 95, 100, 230, 120, 110, 115, 120, 118, 122, 235, 125, 115, 110, 105, 100, 95, 92, 90,
]
/** Units of twelve shops. */
const SHOPS = [92, 88, 101, 95, 84, 97, 190, 90, 86, 99, 93, 89]

/** What a film will show, drawn as a plot. */
export function FilmPlot({ of, label }: { of: Sketch; label: string }) {
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="xMidYMid slice" role="img" aria-label={label}>
      <rect width={WIDTH} height={HEIGHT} fill={palette.deep} />
      {of === 'plant' && <Bars values={LAG} base={200} scale={1} isOdd={(value) => value < 0} />}
      {of === 'cold-store' && <Steps values={STORE} />}
      {of === 'shops' && <Bars values={SHOPS} base={BASE} scale={1.1} isOdd={(value) => value > 150} />}
    </svg>
  )
}

interface BarsProps {
  values: readonly number[]
  /** Where nothing is, and units of the drawing for one of the values. */
  base: number
  scale: number
  isOdd: (value: number) => boolean
}

function Bars({ values, base, scale, isOdd }: BarsProps) {
  const step = (WIDTH - 2 * LEFT) / values.length

  return (
    <g>
      {values.map((value, at) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
          key={at}
          x={Math.round(LEFT + at * step)}
          y={base - Math.max(0, value) * scale}
          width={Math.round(step * 0.7)}
          height={Math.abs(value) * scale}
          fill={isOdd(value) ? palette.coral : palette.mist}
        />
      ))}
      <path d={`M${LEFT} ${base}H${WIDTH - LEFT}`} stroke={palette.mist} strokeWidth="2" />
    </g>
  )
}

function Steps({ values }: { values: readonly number[] }) {
  const step = (WIDTH - 2 * LEFT) / values.length
  const top = Math.max(...values)
  const line = values.map((value) => `V${BASE - value}h${step.toFixed(1)}`).join('')

  return (
    <g fill="none" strokeWidth="4">
      <path d={`M${LEFT} ${BASE - top}H${WIDTH - LEFT}`} stroke={palette.coral} strokeDasharray="4 8" strokeWidth="2" />
      <path d={`M${LEFT} ${BASE - values[0]!}${line}`} stroke={palette.mist} />
      <path d={`M${LEFT} ${BASE}H${WIDTH - LEFT}`} stroke={palette.mist} strokeWidth="2" />
    </g>
  )
}
