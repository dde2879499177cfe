import { ArtText } from '#ui/art/art-text.tsx'
import { palette } from '#ui/art/palette.ts'
import { ModulePicture, Part } from './module-picture.tsx'
import { pictureCopy } from './picture-words.en.ts'

const { guide: copy } = pictureCopy

export function GuidePicture() {
  return (
    <ModulePicture label={copy.label} height={460}>
      <Part by={[-41, -14]} scale={0.85}>
        <rect x="60" y="36" width="400" height="258" rx="10" fill={palette.sheet} />
        <ArtText x={88} y={80} size={20} fill={palette.ink} weight={640}>
          {copy.reason}
        </ArtText>
        <rect x="88" y="94" width="344" height="50" rx="5" fill="#fff" stroke={palette.coral} strokeWidth="4" />
        <ArtText x={104} y={127} size={20} fill={palette.ink}>
          {copy.answer}
        </ArtText>
        <ArtText x={88} y={184} size={20} fill={palette.ink} weight={640}>
          {copy.photo}
        </ArtText>
        <rect
          x="88"
          y="198"
          width="160"
          height="70"
          rx="5"
          fill="none"
          stroke={palette.edge}
          strokeWidth="3"
          strokeDasharray="7 7"
        />
        <circle cx="432" cy="119" r="8" fill={palette.coral} />
      </Part>
      <path className="module__wide" d="M432 119H520" stroke={palette.coral} strokeWidth="4" />
      <path className="module__tall" d="M326 87H342V320H325" fill="none" stroke={palette.coral} strokeWidth="4" />
      <Part by={[-485, 202]}>
        <rect x="520" y="60" width="290" height="180" rx="10" fill={palette.deep2} />
        <ArtText x={546} y={100} size={21} fill={palette.sheet} weight={680}>
          {copy.heading}
        </ArtText>
        <ArtText x={546} y={134} size={19} fill={palette.mist}>
          {copy.first}
        </ArtText>
        <ArtText x={546} y={160} size={19} fill={palette.mist}>
          {copy.second}
        </ArtText>
        <ArtText x={546} y={208} size={20} fill={palette.coralHi} weight={640}>
          {copy.example}
        </ArtText>
      </Part>
    </ModulePicture>
  )
}
