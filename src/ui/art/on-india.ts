import { FRAME } from './india-outline.ts'

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
