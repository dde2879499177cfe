import { palette } from '#ui/art/palette.ts'
import type { Elements } from '#ui/elements.ts'

interface ModulePictureProps {
  label: string
  /** Of the drawing on a phone, where it is 360 wide. */
  height: number
  children: Elements
}

/**
 * The frame that all eight drawings share. A phone shows 360 units of it, upright: each part stands where its `Part` puts
 * it. From a tablet up the parts lie beside one another in 860 by 330, and one-coral.css takes the moves away.
 */
export function ModulePicture({ label, height, children }: ModulePictureProps) {
  return (
    <svg viewBox={`0 0 360 ${height}`} fill={palette.sheet} role="img" aria-label={label}>
      {children}
    </svg>
  )
}

interface PartProps {
  /** How far a phone moves it from its place in the wide drawing, after its scale. */
  by: readonly [x: number, y: number]
  scale?: number
  /** Its words begin where in the wide drawing they are centred. */
  isBeside?: boolean
  children: Elements
}

export function Part({ by: [x, y], scale, isBeside, children }: PartProps) {
  return (
    <g
      transform={`translate(${x} ${y})${scale ? ` scale(${scale})` : ''}`}
      className={isBeside ? 'module__beside' : undefined}
    >
      {children}
    </g>
  )
}
