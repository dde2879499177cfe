import { sine } from '#ui/art/sine.ts'
import { formatKilowatts } from './format-kilowatts.ts'
import { HouseFrame } from './house-frame.tsx'
import { LoadTag } from './load-tag.tsx'
import { smartHomeCopy } from './words.en.ts'

const { house: copy } = smartHomeCopy
const [ac, fan, fridge, tv, geyser] = copy.loads

/** A house cut open at one moment: the tags are its circuits, and the auditor shows their sum. */
export function HouseDrawing() {
  const total = formatKilowatts(copy.loads.reduce((sum, { watts }) => sum + watts, 0))
  const readings = copy.loads.map(({ name, watts }) => `${name} ${watts ? formatKilowatts(watts) : copy.off}`)

  return (
    <svg
      className="house"
      viewBox="0 0 760 612"
      role="img"
      aria-label={`${copy.drawing} ${readings.join(', ')}. ${copy.total} ${total}.`}
    >
      <HouseFrame />
      <g fill="none" stroke="#FF6B3D" strokeWidth="5" strokeLinejoin="round">
        <path d="M214 201h24v250" />
        <path d="M258 500h54v-96h14M312 404H472V276h66V240M472 404h78M472 404v26h153v16M312 404v-78M312 326v-114M312 500v30h40" />
      </g>
      <Auditor reading={total} />
      <LoadTag load={ac} x={600} y={302} width={150} />
      <LoadTag load={fan} x={404} y={250} width={146} />
      <LoadTag load={fridge} x={618} y={530} width={164} />
      <LoadTag load={tv} x={412} y={446} width={146} />
      <LoadTag load={geyser} x={590} y={366} width={128} />
    </svg>
  )
}

function Auditor({ reading }: { reading: string }) {
  const [number] = reading.split(' ')

  return (
    <g>
      <rect x="222" y="424" width="78" height="98" rx="8" fill="#0B2B35" />
      <rect x="230" y="434" width="62" height="36" rx="3" fill="#06181E" />
      <text className="meter-voice" x="261" y="461" textAnchor="middle" fontSize="27" fill="#FFF9EE">
        {number}
      </text>
      <path transform="translate(238)" d={sine(46, 490, 6, 2)} fill="none" stroke="#FF6B3D" strokeWidth="3" />
      <circle cx="261" cy="509" r="4" fill="#FF6B3D" />
    </g>
  )
}
