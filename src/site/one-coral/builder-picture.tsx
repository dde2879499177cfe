import { ArtText } from '#ui/art/art-text.tsx'
import { palette } from '#ui/art/palette.ts'
import { ModulePicture } from './module-picture.tsx'
import { pictureCopy } from './picture-words.en.ts'

const { builder: copy } = pictureCopy

const blocks = () => [
  { x: 40, y: 34, width: 150, text: copy.fault, isQuestion: false },
  { x: 310, y: 34, width: 160, text: copy.photo, isQuestion: true },
  { x: 640, y: 34, width: 160, text: copy.crew, isQuestion: false },
  { x: 300, y: 160, width: 180, text: copy.ask, isQuestion: false },
  { x: 620, y: 192, width: 200, text: copy.close, isQuestion: false },
]

export function BuilderPicture() {
  return (
    <ModulePicture label={copy.label}>
      <path
        d="M190 62H310M470 62H640M390 92V160M720 92V192M390 218V273H220"
        fill="none"
        stroke={palette.mist}
        strokeWidth="3"
      />
      {blocks().map(({ x, y, width, text, isQuestion }) => (
        <g key={text}>
          <rect x={x} y={y} width={width} height="58" rx="8" fill={isQuestion ? palette.coral : palette.sheet} />
          <ArtText x={x + width / 2} y={y + 36} size={20} fill={palette.ink} anchor="middle" weight={640}>
            {text}
          </ArtText>
        </g>
      ))}
      <rect
        x="60"
        y="244"
        width="160"
        height="58"
        rx="8"
        fill="none"
        stroke={palette.mist}
        strokeWidth="2.5"
        strokeDasharray="4 7"
      />
      <ArtText x={140} y={280} size={20} fill={palette.mist} anchor="middle">
        {copy.drop}
      </ArtText>
      <ArtText x={540} y={54} size={18} fill={palette.mist}>
        {copy.yes}
      </ArtText>
      <ArtText x={402} y={132} size={18} fill={palette.mist}>
        {copy.no}
      </ArtText>
    </ModulePicture>
  )
}
