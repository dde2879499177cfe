import type { CSSProperties } from 'react'
import { letterColours } from '#company/draw-letter.tsx'

const LINK = '#B23A0E'

// Inside the elements: many mail programs know nothing else.
export const wrapped: CSSProperties = { overflowWrap: 'anywhere', wordBreak: 'break-word' }
export const paragraph: CSSProperties = { ...wrapped, fontSize: 17, lineHeight: '1.5', margin: '0 0 14px' }
export const small: CSSProperties = { ...wrapped, color: '#6E6055', fontSize: 14, lineHeight: '1.45' }
export const link: CSSProperties = { color: LINK, textDecoration: 'underline' }
export const card: CSSProperties = { border: `2px solid ${letterColours.ink}`, margin: '0 0 20px', padding: 16 }

/** Mails know no address but a whole one. */
export function absolute(href: string, origin: string): string {
  return href.startsWith('/') ? `${origin}${href}` : href
}
