import { ArtText } from '#ui/art/art-text.tsx'
import { palette } from '#ui/art/palette.ts'
import { ModulePicture, Part } from './module-picture.tsx'
import { pictureCopy } from './picture-words.en.ts'

const { records: copy } = pictureCopy

const LISTS = [0, 1, 2]
const record = () =>
  [
    [copy.meter, '048271'],
    [copy.category, copy.home],
    [copy.load, '3 kW'],
    [copy.duplicates, copy.merged],
  ] as const

export function RecordsPicture() {
  return (
    <ModulePicture label={copy.label} height={396}>
      {LISTS.map((list) => {
        const x = 50 + list * 16
        const y = 36 + list * 84

        return (
          <g key={list}>
            <Part by={[16 + list * 113 - x * 0.5, 24 - y * 0.5]} scale={0.5}>
              <rect x={x} y={y} width="200" height="68" rx="10" fill={palette.deep2} />
              <path
                d={`M${x + 22} ${y + 24}h90M${x + 22} ${y + 44}h140`}
                stroke={palette.mist}
                strokeWidth="6"
                strokeLinecap="round"
              />
            </Part>
            <path
              className="module__tall"
              d={`M${66 + list * 113} 58C${66 + list * 113} 110 180 100 180 160`}
              fill="none"
              stroke={list === 1 ? palette.coral : palette.mist}
              strokeWidth="4"
            />
            <path
              className="module__wide"
              d={`M${x + 200} ${y + 34}C380 ${y + 34} 400 165 500 165`}
              fill="none"
              stroke={list === 1 ? palette.coral : palette.mist}
              strokeWidth="4"
            />
          </g>
        )
      })}
      <Part by={[-475, 102]}>
        <rect x="500" y="56" width="310" height="218" rx="10" fill={palette.sheet} />
        <ArtText x={526} y={98} size={22} fill={palette.ink} weight={680}>
          {copy.consumer}
        </ArtText>
        <path d="M526 114H784" stroke={palette.ink} strokeWidth="3" />
        {record().map(([name, value], index) => (
          <g key={name}>
            <ArtText x={526} y={150 + index * 34} size={20} fill={palette.ink2}>
              {name}
            </ArtText>
            <ArtText
              x={784}
              y={150 + index * 34}
              size={20}
              fill={name === copy.duplicates ? palette.gain : palette.ink}
              anchor="end"
              weight={640}
            >
              {value}
            </ArtText>
          </g>
        ))}
      </Part>
    </ModulePicture>
  )
}
