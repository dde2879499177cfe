import { ArtText } from '#ui/art/art-text.tsx'
import { palette } from '#ui/art/palette.ts'
import { ModulePicture, Part } from './module-picture.tsx'
import { pictureCopy } from './picture-words.en.ts'

const { dashboard: copy } = pictureCopy

const UNREAD_BY_FEEDER = [34, 58, 22, 70, 46, 28, 18, 40]
const WORST = 3

export function DashboardPicture() {
  return (
    <ModulePicture label={copy.label} height={562}>
      <Part by={[5, -16]}>
        <Tile x={40} y={36} width={270} height={258} title={copy.read} />
        <ArtText x={64} y={148} size={62} fill={palette.sheet} isReading>
          1,48,206
        </ArtText>
        <rect x="64" y="186" width="222" height="14" fill={palette.deep} />
        <rect x="64" y="186" width="182" height="14" fill={palette.coral} />
        <ArtText x={64} y={240} size={20} fill={palette.sheet} weight={640}>
          {copy.share}
        </ArtText>
        <ArtText x={64} y={268} size={18} fill={palette.mist}>
          {copy.readers}
        </ArtText>
      </Part>
      <Part by={[-285, 254]}>
        <Tile x={330} y={36} width={270} height={120} title={copy.unread} />
        {UNREAD_BY_FEEDER.map((unread, feeder) => (
          <rect
            key={unread}
            x={354 + feeder * 29}
            y={144 - unread * 0.8}
            width="19"
            height={unread * 0.8}
            fill={feeder === WORST ? palette.coral : palette.mist}
          />
        ))}
      </Part>
      <Part by={[-285, 248]}>
        <Tile x={330} y={174} width={270} height={120} title={copy.exceptions} />
        <path
          d="M354 270 384 262 413 266 443 240 472 246 502 226 532 232 576 214"
          fill="none"
          stroke={palette.coral}
          strokeWidth="5"
          strokeLinejoin="round"
        />
      </Part>
      <g className="module__wide">
        <Tile x={620} y={36} width={200} height={258} title={copy.billed} />
        <path d="M660 200a60 60 0 1 1 120 0" fill="none" stroke={palette.deep3} strokeWidth="20" />
        {/* 64 % of the half circle: 115 of 180 degrees. */}
        <path d="M660 200a60 60 0 0 1 85.4-54.4" fill="none" stroke={palette.coral} strokeWidth="20" />
        <ArtText x={720} y={216} size={44} fill={palette.sheet} anchor="middle" isReading>
          64%
        </ArtText>
        <ArtText x={644} y={268} size={18} fill={palette.mist}>
          {copy.monthToDate}
        </ArtText>
      </g>
    </ModulePicture>
  )
}

interface TileProps {
  x: number
  y: number
  width: number
  height: number
  title: string
}

function Tile({ x, y, width, height, title }: TileProps) {
  return (
    <>
      <rect x={x} y={y} width={width} height={height} rx="10" fill={palette.deep2} />
      <ArtText x={x + 24} y={y + 38} size={20} fill={palette.mist}>
        {title}
      </ArtText>
    </>
  )
}
