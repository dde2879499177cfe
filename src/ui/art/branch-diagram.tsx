const MERIDIANS = [76, 78, 80, 82, 84, 86]
const PARALLELS = [16, 18, 20, 22, 24, 26, 28, 30]

interface Place {
  city: string
  latitude: number
  longitude: number
}

interface BranchDiagramProps {
  label: string
  office: Place
  /** The branch that the wire from the office reaches first. */
  hub: Place
  /** The branches beyond it. */
  ends: Place[]
}

/** Office and branches as a single-line diagram at their true latitudes and longitudes. */
export function BranchDiagram({ label, office, hub, ends }: BranchDiagramProps) {
  return (
    <svg className="branch-diagram" viewBox="0 0 520 520" role="img" aria-label={label}>
      <g stroke="#2C6370" strokeWidth="1.5" strokeDasharray="2 8">
        {MERIDIANS.map((degrees) => (
          <path key={degrees} d={`M${toX(degrees)} 20V480`} />
        ))}
        {PARALLELS.map((degrees) => (
          <path key={degrees} d={`M20 ${toY(degrees)}H500`} />
        ))}
      </g>
      <path
        d={wire(office, hub) + ends.map((end) => wire(hub, end)).join('')}
        fill="none"
        stroke="#FF6B3D"
        strokeWidth="4"
        strokeLinejoin="round"
      />
      <Point place={office} radius={13} fill="#FF6B3D" />
      <Point place={hub} radius={10} fill="#123B47" />
      {ends.map((end) => (
        <Point key={end.city} place={end} radius={10} fill="#123B47" isEnd />
      ))}
    </svg>
  )
}

interface PointProps {
  place: Place
  radius: number
  fill: string
  /** Where a wire ends its name stands above it, off the wire. */
  isEnd?: boolean
}

function Point({ place, radius, fill, isEnd }: PointProps) {
  const x = toX(place.longitude)
  const y = toY(place.latitude)
  const isFarEast = x > 400
  const dx = isEnd ? (isFarEast ? 12 : -10) : 22
  const dy = isEnd ? -46 : 28
  const anchor = isEnd && isFarEast ? 'end' : 'start'

  return (
    <g>
      <circle cx={x} cy={y} r={radius} fill={fill} stroke="#FF6B3D" strokeWidth="4" />
      <text x={x + dx} y={y + dy} textAnchor={anchor} fontSize="27" fontWeight="640" fill="#FFFDF8">
        {place.city}
      </text>
      <text x={x + dx} y={y + dy + 25} textAnchor={anchor} fontSize="20" fill="#BBD3D4">
        {`${place.latitude.toFixed(2)} N  ${place.longitude.toFixed(2)} E`}
      </text>
    </g>
  )
}

function wire(from: Place, to: Place): string {
  return `M${toX(from.longitude)} ${toY(from.latitude)}V${toY(to.latitude)}H${toX(to.longitude)}`
}

function toX(longitude: number): number {
  return Math.round(40 + (longitude - 76) * 44)
}

function toY(latitude: number): number {
  return Math.round(470 - (latitude - 16) * 32)
}
