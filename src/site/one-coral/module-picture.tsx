import { palette } from '#ui/art/palette.ts'
import type { Elements } from '#ui/elements.ts'

interface ModulePictureProps {
  label: string
  children: Elements
}

/** The frame that all eight drawings share: 860 by 330, on deep. */
export function ModulePicture({ label, children }: ModulePictureProps) {
  return (
    <svg viewBox="0 0 860 330" role="img" aria-label={label}>
      <rect width="860" height="330" fill={palette.deep} />
      {children}
    </svg>
  )
}
