import { Finder } from '#ui/art/finder.tsx'
import { Meter } from '#ui/art/meter.tsx'
import { MeterGradients } from '#ui/art/meter-gradients.tsx'

/** A meter in a camera's finder. */
export function MeterReadingArt() {
  return (
    <svg viewBox="0 0 480 330" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <MeterGradients />
      <g transform="translate(76 14) rotate(4 210 200)">
        <Meter digits="048271" decimal="3" />
        <Finder x={46} y={84} width={316} height={110} stroke={8} />
      </g>
    </svg>
  )
}
