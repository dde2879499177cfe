import { careersCopy } from './words.en.ts'

const { trace: copy } = careersCopy
const WIDTH = 480
const HEIGHT = 300
const MIDDLE = HEIGHT / 2
/** Two cycles of 20 ms each, at 50 Hz, in ten divisions, as a scope shows them. */
const CYCLES = 2
const DIVISIONS = 10
const ROWS = 6
/** How far current is behind voltage at a power factor of 0.82 (its arc cosine, in radians). */
const LAG = Math.acos(0.82)
const POINTS = 96

/** What an engineer of ours sees on a scope: voltage, and current that comes behind it. */
export function MainsTrace() {
  const column = WIDTH / DIVISIONS
  const row = HEIGHT / ROWS
  const lines = [
    ...Array.from({ length: DIVISIONS - 1 }, (_, at) => `M${(at + 1) * column} 0V${HEIGHT}`),
    ...Array.from({ length: ROWS - 1 }, (_, at) => `M0 ${(at + 1) * row}H${WIDTH}`),
  ]

  return (
    <figure className="trace on-deep">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={copy.picture}>
        <path className="trace__grid" d={lines.join('')} />
        <path className="trace__volts" d={wave(120, 0)} />
        <path className="trace__amps" d={wave(80, LAG)} />
      </svg>
      <figcaption>
        <span className="trace__key trace__key--volts">{copy.volts}</span>
        <span className="trace__key trace__key--amps">{copy.amps}</span>
        <span>{copy.text}</span>
      </figcaption>
    </figure>
  )
}

function wave(height: number, lag: number): string {
  const points = Array.from({ length: POINTS + 1 }, (_, at) => {
    const angle = (at / POINTS) * CYCLES * 2 * Math.PI - lag
    return `${((at / POINTS) * WIDTH).toFixed(0)} ${(MIDDLE - height * Math.sin(angle)).toFixed(1)}`
  })
  return `M${points.join('L')}`
}
