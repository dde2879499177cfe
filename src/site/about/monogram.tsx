import { colourway, signature, TILE } from './signature.ts'

/** The classes of about-us.css: ground, letters and curve that go together. */
const COLOURWAYS = 7

interface MonogramProps {
  initials: string
  place: number
}

/** A person's initials over the waveform that they make: no photographs, and no two alike. */
export function Monogram({ initials, place }: MonogramProps) {
  return (
    <svg
      className="monogram"
      data-colourway={colourway(initials, place, COLOURWAYS)}
      viewBox={`0 0 ${TILE} ${TILE}`}
      preserveAspectRatio="xMinYMid slice"
      aria-hidden="true"
    >
      <path d={signature(initials)} fillOpacity="0.16" strokeWidth="2" />
      <text x="7" y="33" fontSize="29">
        {initials}
      </text>
    </svg>
  )
}
