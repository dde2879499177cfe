import { ArtText } from '#ui/art/art-text.tsx'
import { Finder } from '#ui/art/finder.tsx'
import { palette } from '#ui/art/palette.ts'

/** What the meter in the middle of the picture shows. */
const READING = '084014'

/** A reader's phone, held before the wall of meters: in it one is found and read. As large as the picture under it. */
export function HeldPhone() {
  return (
    <svg className="held-phone" viewBox="0 0 1200 1600" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path
        d="M0 0H1200V1600H0ZM515 500h290a50 50 0 0 1 50 50v580a50 50 0 0 1-50 50h-290a50 50 0 0 1-50-50v-580a50 50 0 0 1 50-50Z"
        fill="#061A20"
        fillOpacity=".3"
        fillRule="evenodd"
      />
      <rect x="465" y="500" width="390" height="680" rx="50" fill="none" stroke="#0B1214" strokeWidth="26" />
      <rect x="449" y="484" width="422" height="712" rx="64" fill="none" stroke={palette.edge} strokeWidth="5" />
      <Finder x={586} y={728} width={162} height={118} corner={34} stroke={9} />
      <rect x="490" y="1030" width="340" height="104" rx="14" fill={palette.coral} />
      <ArtText x={512} y={1103} size={64} fill={palette.ink} isReading>
        {READING}
      </ArtText>
      <path
        d="m756 1082 18 18 34-38"
        fill="none"
        stroke={palette.ink}
        strokeWidth="11"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
