interface FinderProps {
  x: number
  y: number
  width: number
  height: number
  corner?: number
  stroke?: number
}

/** The four corners of a camera's finder. */
export function Finder({ x, y, width, height, corner = 34, stroke = 6 }: FinderProps) {
  const right = x + width
  const bottom = y + height

  return (
    <path
      d={
        `M${x} ${y + corner}V${y}H${x + corner}` +
        `M${right - corner} ${y}H${right}V${y + corner}` +
        `M${right} ${bottom - corner}V${bottom}H${right - corner}` +
        `M${x + corner} ${bottom}H${x}V${bottom - corner}`
      }
      fill="none"
      stroke="#FF6B3D"
      strokeWidth={stroke}
    />
  )
}
