import { initialsOf } from '#company/initials.ts'
import { RegisterPicture } from '#company/register-picture.tsx'
import type { CompanyFacts } from '#company/registers/registers.ts'
import { colourway, signature, TILE } from './signature.ts'

interface PortraitProps {
  person: CompanyFacts['people'][number]
  place: number
  /** As in HTML: how wide it is shown. */
  sizes: string
}

/** A person's photograph; their initials while there is none. */
export function Portrait({ person: { name, photo }, place, sizes }: PortraitProps) {
  return photo ? (
    <RegisterPicture className="portrait" picture={photo} ratio="1:1" sizes={sizes} isDecoration />
  ) : (
    <Monogram initials={initialsOf(name)} place={place} />
  )
}

/** The classes of about-us.css: ground, letters and curve that go together. */
const COLOURWAYS = 7

interface MonogramProps {
  initials: string
  place: number
}

/** A person's initials over the waveform that they make: no photographs, and no two alike. */
function Monogram({ initials, place }: MonogramProps) {
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
