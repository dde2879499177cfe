import { ArtText } from '#ui/art/art-text.tsx'
import { palette } from '#ui/art/palette.ts'
import { ModulePicture } from './module-picture.tsx'
import { pictureCopy } from './picture-words.en.ts'

const { auditTrail: copy } = pictureCopy

const changes = () =>
  [
    ['10:42', 'S. R.', ...copy.changes[0]],
    ['11:05', 'K. T.', ...copy.changes[1]],
    ['11:20', 'V. M.', ...copy.changes[2]],
    ['11:48', 'A. K.', ...copy.changes[3]],
  ] as const

export function AuditTrailPicture() {
  return (
    <ModulePicture label={copy.label}>
      <rect x="40" y="36" width="780" height="258" rx="10" fill={palette.sheet} />
      <ArtText x={68} y={78} size={22} fill={palette.ink} weight={680}>
        {copy.heading}
      </ArtText>
      <path d="M68 94H792" stroke={palette.ink} strokeWidth="3" />
      {changes().map(([time, who, what, change], index) => {
        const y = 134 + index * 44

        return (
          <g key={time}>
            <ArtText x={68} y={y} size={21} fill={palette.ink2}>
              {time}
            </ArtText>
            <ArtText x={150} y={y} size={21} fill={palette.ink} weight={640}>
              {who}
            </ArtText>
            <ArtText x={230} y={y} size={21} fill={palette.ink}>
              {what}
            </ArtText>
            <path
              d={`M420 ${y - 4}H590`}
              stroke={palette.edge}
              strokeWidth="3"
              strokeDasharray="1 9"
              strokeLinecap="round"
            />
            <ArtText
              x={792}
              y={y}
              size={21}
              fill={index === 0 ? palette.coralInk : palette.ink}
              anchor="end"
              weight={640}
            >
              {change}
            </ArtText>
          </g>
        )
      })}
    </ModulePicture>
  )
}
