import { ArtText } from '#ui/art/art-text.tsx'
import { palette } from '#ui/art/palette.ts'
import { ModulePicture } from './module-picture.tsx'

const BLOCKS = [
  { x: 150, y: 34, width: 130, text: 'Meter fault', isQuestion: false },
  { x: 360, y: 34, width: 140, text: 'Photo there?', isQuestion: true },
  { x: 580, y: 34, width: 140, text: 'Assign crew', isQuestion: false },
  { x: 350, y: 160, width: 160, text: 'Ask the reader', isQuestion: false },
  { x: 560, y: 192, width: 180, text: 'Close, bill updates', isQuestion: false },
]

export function BuilderPicture() {
  return (
    <ModulePicture label="A workflow built from blocks: a meter fault without a photo goes back to the reader, one with a photo to the crew">
      <path
        d="M280 62H360M500 62H580M430 92V160M650 92V192M430 218V270H360"
        fill="none"
        stroke={palette.mist}
        strokeWidth="3"
      />
      {BLOCKS.map(({ x, y, width, text, isQuestion }) => (
        <g key={text}>
          <rect x={x} y={y} width={width} height="58" rx="8" fill={isQuestion ? palette.coral : palette.sheet} />
          <ArtText x={x + width / 2} y={y + 36} size={20} fill={palette.ink} anchor="middle" weight={640}>
            {text}
          </ArtText>
        </g>
      ))}
      <rect
        x="220"
        y="244"
        width="140"
        height="58"
        rx="8"
        fill="none"
        stroke={palette.mist}
        strokeWidth="2.5"
        strokeDasharray="4 7"
      />
      <ArtText x={290} y={280} size={20} fill={palette.mist} anchor="middle">
        Drop a block
      </ArtText>
      <ArtText x={522} y={54} size={18} fill={palette.mist}>
        yes
      </ArtText>
      <ArtText x={442} y={132} size={18} fill={palette.mist}>
        no
      </ArtText>
    </ModulePicture>
  )
}
