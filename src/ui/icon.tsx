import type { ReactNode } from 'react'
import { FEW_DRAWINGS, IconFrame } from './few-icons.tsx'

/** A line icon on a 24 px grid. Decoration: the text beside it, or its control's name, says what it means. */
export function Icon({ name }: { name: IconName }) {
  return <IconFrame name={name}>{DRAWINGS[name]}</IconFrame>
}

export type IconName = keyof typeof DRAWINGS

const DRAWINGS = {
  ...FEW_DRAWINGS,
  out: <path d="M7 17 17 7M9 7h8v8" />,
  close: <path d="m5 5 14 14M19 5 5 19" />,
  menu: <path d="M3 7h18M3 12.5h18M3 18h18" />,
  left: <path d="M20 12H5M11 5.5 4.5 12l6.5 6.5" />,
  down: <path d="m6 9 6 6 6-6" />,
  search: (
    <>
      <circle cx="10.5" cy="10.5" r="6.5" />
      <path d="m15.5 15.5 5 5" />
    </>
  ),
  phone: (
    <path d="M5 3.5h4l1.7 4.6-2.3 1.8a12.5 12.5 0 0 0 5.7 5.7l1.8-2.3 4.6 1.7v4A1.7 1.7 0 0 1 18.7 20.7C10.5 20.3 3.7 13.5 3.3 5.3A1.7 1.7 0 0 1 5 3.5Z" />
  ),
  mail: (
    <>
      <rect x="3" y="5" width="18" height="14" rx="1.5" />
      <path d="m3.5 6.5 8.5 7 8.5-7" />
    </>
  ),
  pin: (
    <>
      <path d="M12 21.5s7-6.6 7-11.8a7 7 0 0 0-14 0c0 5.2 7 11.8 7 11.8Z" />
      <circle cx="12" cy="9.7" r="2.5" />
    </>
  ),
  clock: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 6.5V12l4 2.5" />
    </>
  ),
  check: <path d="m4.5 12.5 5 5 10-11" />,
  ok: (
    <>
      <circle cx="12" cy="12" r="9.3" />
      <path d="m7.5 12.3 3.2 3.2 6-6.5" />
    </>
  ),
  play: <path d="M7 4.5v15l13-7.5Z" fill="currentColor" />,
  pause: <path d="M8 5v14M16 5v14" strokeWidth="3" />,
  plus: <path d="M12 4v16M4 12h16" />,
  up: <path d="M12 20V5M5.5 11 12 4.5 18.5 11" />,
  user: (
    <>
      <circle cx="12" cy="8" r="4" />
      <path d="M4 21c.6-4.8 3.7-7 8-7s7.4 2.2 8 7" />
    </>
  ),
  leaf: (
    <>
      <path d="M5 19C4 10 9 4.5 20 4c.5 10.5-4.5 16-13 14.5" />
      <path d="M3.5 21C6.5 15.5 10 12 15 9.5" />
    </>
  ),
  triangle: (
    <>
      <path d="M3.5 19.5h17V5.5Z" />
      <path d="M16.5 19.5v-3.7h4" />
    </>
  ),
  meter: (
    <>
      <rect x="4" y="2.5" width="16" height="19" rx="2.5" />
      <rect x="6.8" y="6" width="10.4" height="4.6" />
      <path d="M10.3 6v4.6M13.7 6v4.6" />
      <path d="M8 21.5v-4M12 21.5v-4M16 21.5v-4" />
      <circle cx="12" cy="14" r=".9" fill="currentColor" />
    </>
  ),
  tree: (
    <>
      <path d="M2.5 5h19M6 5v5.5M12 5v14M18 5v5.5M12 12.5H7.5V17M12 12.5h4.5V17" />
      <circle cx="6" cy="12" r="1.5" />
      <circle cx="18" cy="12" r="1.5" />
      <circle cx="12" cy="20.3" r="1.5" />
      <circle cx="7.5" cy="18.5" r="1.5" />
      <circle cx="16.5" cy="18.5" r="1.5" />
    </>
  ),
  bill: (
    <>
      <path d="M5 2.5v19l2.3-1.6 2.4 1.6 2.3-1.6 2.3 1.6 2.4-1.6L19 21.5v-19Z" />
      <path d="M8.5 7h7M8.5 11h7M8.5 15h3.5" />
    </>
  ),
} satisfies Record<string, ReactNode>
