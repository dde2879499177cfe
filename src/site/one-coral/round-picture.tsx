import { ArtText } from '#ui/art/art-text.tsx'
import { palette } from '#ui/art/palette.ts'
import { ModulePicture, Part } from './module-picture.tsx'
import { pictureCopy } from './picture-words.en.ts'

const { round: copy } = pictureCopy

const HOUSES = [
  { number: 'H 2-4-118', isRead: true },
  { number: 'H 2-4-119', isRead: true },
  { number: 'H 2-4-121', isRead: false },
]
const DONE = [
  [400, 210],
  [400, 90],
  [560, 90],
  [560, 210],
] as const

export function RoundPicture() {
  return (
    <ModulePicture label={copy.label} height={520}>
      <Part by={[22, 214]}>
        <rect x="60" y="26" width="196" height="330" rx="26" fill={palette.sheet} />
        <rect x="80" y="58" width="156" height="40" rx="6" fill={palette.ink} />
        <ArtText x={158} y={85} size={20} fill={palette.sheet} anchor="middle" weight={640}>
          {copy.round}
        </ArtText>
        {HOUSES.map(({ number, isRead }, index) => (
          <g key={number}>
            <rect x="80" y={112 + index * 64} width="156" height="54" rx="6" fill={palette.sunk} />
            <ArtText x={94} y={145 + index * 64} size={19} fill={palette.ink} weight={640}>
              {number}
            </ArtText>
            {isRead ? (
              <path d={`m206 ${136 + index * 64} 7 7 13-15`} fill="none" stroke={palette.gain} strokeWidth="4" />
            ) : (
              <circle cx="216" cy={139 + index * 64} r="8" fill={palette.coral} />
            )}
          </g>
        ))}
      </Part>
      <Part by={[-185, 8]} scale={0.64}>
        <path
          d="M300 90H840M300 210H840M400 0V330M560 0V330M720 0V330M300 290 840 130"
          fill="none"
          stroke={palette.deep2}
          strokeWidth="16"
        />
        <path
          d="M400 210V90H560V210H720V166"
          fill="none"
          stroke={palette.coral}
          strokeWidth="6"
          strokeLinejoin="round"
        />
        <path
          d="M720 166V90H800"
          fill="none"
          stroke={palette.mist}
          strokeWidth="4"
          strokeDasharray="2 10"
          strokeLinecap="round"
        />
        {DONE.map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="10" fill={palette.gainHi} />
        ))}
        <circle cx="720" cy="166" r="16" fill={palette.coral} stroke={palette.sheet} strokeWidth="5" />
      </Part>
    </ModulePicture>
  )
}
