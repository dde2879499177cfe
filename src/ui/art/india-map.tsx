import outline from './india.svg?url'
import { FRAME, INDIA } from './india-outline.ts'

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

/** The conic projection of the outline map (Lambert, two standard parallels), in degrees and metres. */
const MERIDIAN = 80
const ORIGIN = 24
const PARALLELS = [12.472944, 35.172806] as const
const FALSE_ORIGIN_M = 4_000_000
/** WGS 84. */
const RADIUS_M = 6_378_137
const ECCENTRICITY = 0.081819190842622

/** Where a place stands on the drawing of India, in its units. Formulas: Snyder, 'Map projections', USGS 1395, pages 107 to 109. */
export function onIndia({ latitude, longitude }: { latitude: number; longitude: number }): { x: number; y: number } {
  const [south, north] = PARALLELS.map(radians) as [number, number]
  const n = Math.log(m(south) / m(north)) / Math.log(t(south) / t(north))
  const f = m(south) / (n * t(south) ** n)
  const from = (degrees: number) => RADIUS_M * f * t(radians(degrees)) ** n
  const turn = n * radians(longitude - MERIDIAN)

  const east = FALSE_ORIGIN_M + from(latitude) * Math.sin(turn)
  const up = FALSE_ORIGIN_M + from(ORIGIN) - from(latitude) * Math.cos(turn)
  return { x: (east - FRAME.west) * FRAME.scale, y: (FRAME.north - up) * FRAME.scale }
}

function m(angle: number): number {
  return Math.cos(angle) / Math.sqrt(1 - (ECCENTRICITY * Math.sin(angle)) ** 2)
}

function t(angle: number): number {
  const flattened = (1 - ECCENTRICITY * Math.sin(angle)) / (1 + ECCENTRICITY * Math.sin(angle))
  return Math.tan(Math.PI / 4 - angle / 2) / flattened ** (ECCENTRICITY / 2)
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
