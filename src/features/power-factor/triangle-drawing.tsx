import { smartBusinessCopy } from '#content/smart-business.ts'
import { ArtText } from '#ui/art/art-text.tsx'
import { palette } from '#ui/art/palette.ts'
import { example } from './power-factor-example.ts'
import { powerTriangle, type Side } from './power-triangle.ts'

const { lab: copy } = smartBusinessCopy

const LEFT = 60
const RIGHT = LEFT + example.kw
const BASE = { lagging: 456, leading: 44 } as const
const ARC = 92

interface TriangleDrawingProps {
  powerFactor: number
  side: Side
}

/** One kW is one unit of the drawing: every length in it is true. Leading, the triangle hangs below its base. */
export function TriangleDrawing({ powerFactor, side }: TriangleDrawingProps) {
  const today = powerTriangle(example.kw, powerFactor)
  const target = powerTriangle(example.kw, example.target)
  const base = BASE[side]
  const up = side === 'lagging' ? -1 : 1
  const peak = tenth(base + up * today.kvar)
  const targetPeak = tenth(base + up * target.kvar)
  const arcX = tenth(LEFT + ARC * Math.cos(today.angle))
  const arcY = tenth(base + up * ARC * Math.sin(today.angle))
  const isTargetClear = powerFactor < 0.965

  return (
    <svg className="triangle" viewBox="20 10 600 490" role="img" aria-label={copy.triangle}>
      <defs>
        <pattern id="unused-kva" width="10" height="10" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0V10" stroke={palette.coral} strokeWidth="4" />
        </pattern>
      </defs>
      <path d={GRID} stroke={palette.rule} strokeWidth="1.5" fill="none" />
      <path d={`M${LEFT} ${base}L${RIGHT} ${peak}V${targetPeak}Z`} fill="url(#unused-kva)" opacity=".5" />
      <path
        d={`M${LEFT} ${base}L${RIGHT} ${targetPeak}`}
        stroke={palette.gain}
        strokeWidth="3"
        strokeDasharray="3 7"
        strokeLinecap="round"
      />
      <g fill="none" strokeWidth="9" strokeLinecap="round">
        <path d={`M${LEFT} ${base}H${RIGHT}`} stroke={palette.ink} />
        <path d={`M${RIGHT} ${base}V${peak}`} stroke={palette.coral} />
        <path d={`M${LEFT} ${base}L${RIGHT} ${peak}`} stroke={palette.teal} />
      </g>
      <path
        d={`M${LEFT + ARC} ${base}A${ARC} ${ARC} 0 0 ${side === 'lagging' ? 0 : 1} ${arcX} ${arcY}`}
        fill="none"
        stroke={palette.ink}
        strokeWidth="3"
      />
      <ArtText
        x={LEFT + 200}
        y={base - up * 24 + (side === 'lagging' ? 12 : -4)}
        size={24}
        fill={palette.ink}
        anchor="middle"
        weight={680}
      >
        {`${example.kw} ${copy.working}`}
      </ArtText>
      <ArtText x={RIGHT + 16} y={tenth((base + peak) / 2 + 6 + up * 24)} size={24} fill={palette.coralInk} weight={680}>
        {`${Math.round(today.kvar)} kVAr`}
      </ArtText>
      <ArtText
        x={LEFT + 152}
        y={tenth(base + up * (today.kvar * 0.42 + 30) + (side === 'lagging' ? 0 : 18))}
        size={24}
        fill={palette.teal}
        anchor="end"
        weight={680}
      >
        {`${Math.round(today.kva)} kVA`}
      </ArtText>
      <ArtText x={RIGHT + 16} y={tenth(targetPeak + (side === 'lagging' ? 40 : -24))} size={20} fill={palette.gain}>
        {isTargetClear ? `PF ${example.target}` : ''}
      </ArtText>
    </svg>
  )
}

const GRID =
  Array.from({ length: 12 }, (_, column) => `M${60 + column * 40} 36V464`).join('') +
  Array.from({ length: 11 }, (_, row) => `M60 ${50 + row * 40}H520`).join('')

function tenth(value: number): number {
  return Math.round(value * 10) / 10
}
