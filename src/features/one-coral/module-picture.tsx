import type { ReactNode } from 'react'
import { palette } from '#ui/art/palette.ts'

interface ModulePictureProps {
  label: string
  children: ReactNode
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
