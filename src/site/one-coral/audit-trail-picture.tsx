import { ArtText } from '#ui/art/art-text.tsx'
import { palette } from '#ui/art/palette.ts'
import { ModulePicture, Part } from './module-picture.tsx'
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
    <ModulePicture label={copy.label} height={376}>
      <rect className="module__wide" x="40" y="36" width="780" height="258" rx="10" />
      <rect className="module__tall" x="16" y="20" width="328" height="336" rx="10" />
      <Part by={[-32, -20]}>
        <ArtText x={68} y={78} size={22} fill={palette.ink} weight={680}>
          {copy.heading}
        </ArtText>
      </Part>
      <path className="module__wide" d="M68 94H792" stroke={palette.ink} strokeWidth="3" />
      <path className="module__tall" d="M36 74H324" stroke={palette.ink} strokeWidth="3" />
      {changes().map(([time, who, what, change], index) => {
        const y = 134 + index * 44
        // A phone gives each change two lines.
        const down = index * 22 - 26

        return (
          <g key={time}>
            <Part by={[-32, down]}>
              <ArtText x={68} y={y} size={21} fill={palette.ink2}>
                {time}
              </ArtText>
            </Part>
            <Part by={[-46, down]}>
              <ArtText x={150} y={y} size={21} fill={palette.ink} weight={640}>
                {who}
              </ArtText>
            </Part>
            <Part by={[-126, down + 26]}>
              <ArtText x={230} y={y} size={21} fill={palette.ink}>
                {what}
              </ArtText>
            </Part>
            <path
              className="module__wide"
              d={`M420 ${y - 4}H590`}
              stroke={palette.edge}
              strokeWidth="3"
              strokeDasharray="1 9"
              strokeLinecap="round"
            />
            <Part by={[-468, down]}>
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
            </Part>
          </g>
        )
      })}
    </ModulePicture>
  )
}
