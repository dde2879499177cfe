import { formatKilowatts } from './format-kilowatts.ts'
import { smartHomeCopy } from './words.en.ts'

interface LoadTagProps {
  load: (typeof smartHomeCopy.house.loads)[number]
  /** The middle of the tag, and its least width, in drawing units. */
  x: number
  y: number
  width: number
}

/** Of a letter, on average, and of what is beside and between the two texts, in drawing units. */
const LETTER = 10.2
const AROUND = 30
/** From here a load is worth a darker tag. */
const HEAVY_WATTS = 1000

/** What one circuit draws, on a tag hung beside it. */
export function LoadTag({ load: { name, watts }, x, y, width: least }: LoadTagProps) {
  const isHeavy = watts >= HEAVY_WATTS
  const value = watts ? formatKilowatts(watts) : smartHomeCopy.house.off
  const width = Math.max(least, AROUND + LETTER * (name.length + value.length))

  return (
    <g transform={`translate(${x} ${y})`} fontSize="22">
      <rect
        x={-width / 2}
        y="-20"
        width={width}
        height="40"
        rx="4"
        fill={isHeavy ? '#1F1611' : '#FFFDF8'}
        stroke="#1F1611"
        strokeWidth="2.5"
      />
      <text x={10 - width / 2} y="8" fontWeight="560" fill={isHeavy ? '#FFFDF8' : '#1F1611'}>
        {name}
      </text>
      <text x={width / 2 - 10} y="8" textAnchor="end" fontWeight="680" fill={inkOf(watts)}>
        {value}
      </text>
    </g>
  )
}

function inkOf(watts: number): string {
  if (watts === 0) return '#18703F'
  return watts >= HEAVY_WATTS ? '#FFB094' : '#B23A0E'
}
