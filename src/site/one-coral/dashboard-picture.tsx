import { ArtText } from '#ui/art/art-text.tsx'
import { palette } from '#ui/art/palette.ts'
import { ModulePicture } from './module-picture.tsx'
import { pictureCopy } from './picture-words.en.ts'

const { dashboard: copy } = pictureCopy

const UNREAD_BY_FEEDER = [34, 58, 22, 70, 46, 28, 18, 40]
const WORST = 3

export function DashboardPicture() {
  return (
    <ModulePicture label={copy.label}>
      <Tile x={40} y={36} width={250} height={258} title={copy.read} />
      <ArtText x={64} y={148} size={62} fill={palette.sheet} isReading>
        1,48,206
      </ArtText>
      <rect x="64" y="186" width="202" height="14" fill={palette.deep} />
      <rect x="64" y="186" width="165.6" height="14" fill={palette.coral} />
      <ArtText x={64} y={240} size={20} fill={palette.sheet} weight={640}>
        {copy.share}
      </ArtText>
      <ArtText x={64} y={268} size={18} fill={palette.mist}>
        {copy.readers}
      </ArtText>
      <Tile x={310} y={36} width={290} height={120} title={copy.unread} />
      {UNREAD_BY_FEEDER.map((unread, feeder) => (
        <rect
          key={unread}
          x={334 + feeder * 32}
          y={144 - unread * 0.8}
          width="22"
          height={unread * 0.8}
          fill={feeder === WORST ? palette.coral : palette.mist}
        />
      ))}
      <Tile x={310} y={174} width={290} height={120} title={copy.exceptions} />
      <path
        d="M334 270 366 262 398 266 430 240 462 246 494 226 526 232 574 214"
        fill="none"
        stroke={palette.coral}
        strokeWidth="5"
        strokeLinejoin="round"
      />
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
