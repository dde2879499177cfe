const MERIDIANS = [76, 78, 80, 82, 84, 86]
const PARALLELS = [16, 18, 20, 22, 24, 26, 28, 30]

interface Place {
  name: string
  latitude: number
  longitude: number
  /** Where the name stands beside the point, in drawing units. */
  label: { dx: number; dy: number; anchor: 'start' | 'end' }
}

const HYDERABAD: Place = {
  name: 'Hyderabad',
  latitude: 17.39,
  longitude: 78.49,
  label: { dx: 22, dy: 28, anchor: 'start' },
}
const RAIPUR: Place = { name: 'Raipur', latitude: 21.25, longitude: 81.63, label: { dx: 22, dy: 28, anchor: 'start' } }
const PATNA: Place = { name: 'Patna', latitude: 25.59, longitude: 85.14, label: { dx: 12, dy: -46, anchor: 'end' } }
const DELHI: Place = { name: 'Delhi', latitude: 28.61, longitude: 77.21, label: { dx: -10, dy: -46, anchor: 'start' } }

/** Office and branches as a single-line diagram at their true latitudes and longitudes. */
export function BranchDiagram({ label }: { label: string }) {
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
        d={wire(HYDERABAD, RAIPUR) + wire(RAIPUR, PATNA) + wire(RAIPUR, DELHI)}
        fill="none"
        stroke="#FF6B3D"
        strokeWidth="4"
        strokeLinejoin="round"
      />
      {[HYDERABAD, RAIPUR, PATNA, DELHI].map((place) => (
        <Point key={place.name} place={place} isOffice={place === HYDERABAD} />
      ))}
    </svg>
  )
}

function Point({ place, isOffice }: { place: Place; isOffice: boolean }) {
  const { dx, dy, anchor } = place.label
  const x = toX(place.longitude)
  const y = toY(place.latitude)

  return (
    <g>
      <circle
        cx={x}
        cy={y}
        r={isOffice ? 13 : 10}
        fill={isOffice ? '#FF6B3D' : '#123B47'}
        stroke="#FF6B3D"
        strokeWidth="4"
      />
      <text x={x + dx} y={y + dy} textAnchor={anchor} fontSize="27" fontWeight="640" fill="#FFFDF8">
        {place.name}
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
