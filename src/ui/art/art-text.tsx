interface ArtTextProps {
  x: number
  y: number
  size: number
  fill: string
  children: string
  anchor?: 'start' | 'middle' | 'end'
  /** As --weight-medium, -label and -title in tokens.css. */
  weight?: 560 | 640 | 680
  /** Digits as on a meter. */
  isReading?: boolean
}

/** Words in a drawing. */
export function ArtText({ x, y, size, fill, children, anchor = 'start', weight = 560, isReading }: ArtTextProps) {
  return (
    <text
      x={x}
      y={y}
      textAnchor={anchor}
      fontSize={size}
      fontWeight={isReading ? undefined : weight}
      fill={fill}
      className={isReading ? 'meter-voice' : undefined}
    >
      {children}
    </text>
  )
}
