import { ArtText } from '#ui/art/art-text.tsx'
import { palette } from '#ui/art/palette.ts'
import { ModulePicture, Part } from './module-picture.tsx'
import { pictureCopy } from './picture-words.en.ts'

const { builder: copy } = pictureCopy

const blocks = () => [
  { x: 40, y: 34, width: 150, text: copy.fault, isQuestion: false, by: [65, -18] as const },
  { x: 310, y: 34, width: 160, text: copy.photo, isQuestion: true, by: [-210, 70] as const },
  { x: 640, y: 34, width: 160, text: copy.crew, isQuestion: false, by: [-446, 176] as const },
  { x: 300, y: 160, width: 180, text: copy.ask, isQuestion: false, by: [-292, 50] as const },
  { x: 620, y: 192, width: 200, text: copy.close, isQuestion: false, by: [-466, 108] as const },
]

export function BuilderPicture() {
  return (
    <ModulePicture label={copy.label} height={448}>
      <path
        className="module__wide"
        d="M190 62H310M470 62H640M390 92V160M720 92V192M390 218V273H220"
        fill="none"
        stroke={palette.mist}
        strokeWidth="3"
      />
      <path
        className="module__tall"
        d="M180 74V106M120 164V187H98V210M240 164V187H274V210M274 268V300M98 268V374"
        fill="none"
        stroke={palette.mist}
        strokeWidth="3"
      />
      {blocks().map(({ x, y, width, text, isQuestion, by }) => (
        <Part key={text} by={by}>
          <rect x={x} y={y} width={width} height="58" rx="8" fill={isQuestion ? palette.coral : palette.sheet} />
          <ArtText x={x + width / 2} y={y + 36} size={20} fill={palette.ink} anchor="middle" weight={640}>
            {text}
          </ArtText>
        </Part>
      ))}
      <Part by={[-42, 130]}>
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
      </Part>
      <Part by={[-256, 146]}>
        <ArtText x={540} y={54} size={18} fill={palette.mist}>
          {copy.yes}
        </ArtText>
      </Part>
      <Part by={[-342, 68]}>
        <ArtText x={402} y={132} size={18} fill={palette.mist}>
          {copy.no}
        </ArtText>
      </Part>
    </ModulePicture>
  )
}
