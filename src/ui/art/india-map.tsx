import outline from './india.svg?url'
import { INDIA } from './india-outline.ts'
import { onIndia } from './on-india.ts'

interface Place {
  city: string
  latitude: number
  longitude: number
}

interface IndiaMapProps {
  label: string
  office: Place
  branches: readonly Place[]
}

/** India's outline with the office and the branches at their true places, each wired to the office. */
export function IndiaMap({ label, office, branches }: IndiaMapProps) {
  const from = onIndia(office)

  return (
    <svg className="india-map" viewBox={`-6 -6 ${INDIA.width + 12} ${INDIA.height + 12}`} role="img" aria-label={label}>
      {/* A file of its own: the page comes in the first round trip. */}
      <image href={outline} x="-6" y="-6" width={INDIA.width + 12} height={INDIA.height + 12} />
      <g fill="none" stroke="#FF6B3D" strokeWidth="2.5">
        {branches.map((branch) => {
          const { x, y } = onIndia(branch)
          return (
            <path key={branch.city} d={`M${from.x.toFixed(1)} ${from.y.toFixed(1)}L${x.toFixed(1)} ${y.toFixed(1)}`} />
          )
        })}
      </g>
      {branches.map((branch) => (
        <Point key={branch.city} place={branch} radius={6} fill="#123B47" />
      ))}
      <Point place={office} radius={8} fill="#FF6B3D" />
    </svg>
  )
}

function Point({ place, radius, fill }: { place: Place; radius: number; fill: string }) {
  const { x, y } = onIndia(place)

  return (
    <g>
      <circle cx={x.toFixed(1)} cy={y.toFixed(1)} r={radius} fill={fill} stroke="#FF6B3D" strokeWidth="2.5" />
      <text x={(x + 12).toFixed(1)} y={(y + 6).toFixed(1)} fontSize="20" fontWeight="640" fill="#FFFDF8">
        {place.city}
      </text>
    </g>
  )
}
