import { ArtText } from '#ui/art/art-text.tsx'
import { palette } from '#ui/art/palette.ts'
import { ModulePicture, Part } from './module-picture.tsx'
import { pictureCopy } from './picture-words.en.ts'

const { checks: copy } = pictureCopy

// Read as 04327; the doubtful third digit is an 8, as last month's 04790 and a use of 30 to 45 say.
const DIGITS = [
  { digit: '0', certainty: '99.9%', isDoubtful: false },
  { digit: '4', certainty: '99.8%', isDoubtful: false },
  { digit: '3', certainty: '71.2%', isDoubtful: true },
  { digit: '2', certainty: '99.9%', isDoubtful: false },
  { digit: '7', certainty: '99.6%', isDoubtful: false },
]

export function ChecksPicture() {
  return (
    <ModulePicture label={copy.label} height={380}>
      <Part by={[-27, -22]} scale={0.66}>
        {DIGITS.map(({ digit, certainty, isDoubtful }, place) => {
          const x = 60 + place * 104

          return (
            <g key={certainty + digit}>
              <rect x={x} y="70" width="92" height="132" rx="8" fill={isDoubtful ? palette.coral : '#1C3D47'} />
              <ArtText
                x={x + 46}
                y={168}
                size={96}
                fill={isDoubtful ? palette.ink : palette.sheet}
                anchor="middle"
                isReading
              >
                {digit}
              </ArtText>
              <ArtText
                x={x + 46}
                y={240}
                size={28}
                fill={isDoubtful ? palette.coralHi : palette.mist}
                anchor="middle"
                weight={640}
              >
                {certainty}
              </ArtText>
            </g>
          )
        })}
      </Part>
      <Part by={[-530, 96]}>
        <rect x="600" y="70" width="220" height="190" rx="10" fill={palette.sheet} />
        <ArtText x={622} y={108} size={20} fill={palette.ink} weight={680}>
          {copy.doubt}
        </ArtText>
        <ArtText x={622} y={140} size={18} fill={palette.ink2}>
          {copy.lastMonth}
        </ArtText>
        <ArtText x={622} y={166} size={18} fill={palette.ink2}>
          {copy.usual}
        </ArtText>
        <rect x="622" y="190" width="176" height="48" rx="8" fill={palette.coral} />
        <ArtText x={710} y={221} size={19} fill={palette.ink} anchor="middle" weight={640}>
          {copy.ask}
        </ArtText>
      </Part>
    </ModulePicture>
  )
}
