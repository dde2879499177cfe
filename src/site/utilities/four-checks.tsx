import type { ReactNode } from 'react'
import { stepsOf } from '#company/step-lists.ts'
import { palette } from '#ui/art/palette.ts'
import { headingId } from '#ui/heading-id.ts'

/** See, read, check, bill. */
export function FourChecks() {
  return (
    <ol className="checks">
      {stepsOf('checks').map(({ id, drawing, name, text }) => (
        <li key={id}>
          <svg
            viewBox="0 0 100 100"
            fill="none"
            stroke="currentColor"
            strokeWidth="4"
            strokeLinecap="round"
            strokeLinejoin="round"
            aria-hidden="true"
          >
            {drawing && DRAWINGS[drawing]}
          </svg>
          <h3 id={headingId(name)}>{name}</h3>
          <p className="muted">{text}</p>
        </li>
      ))}
    </ol>
  )
}

const DRAWINGS: Partial<Record<string, ReactNode>> = {
  see: (
    <>
      <rect x="20" y="14" width="60" height="72" rx="8" />
      <path d="M32 32h36v16H32Z" />
      <path d="M8 24V8h16M76 8h16v16M92 76v16H76M24 92H8V76" stroke={palette.coral} />
    </>
  ),
  read: (
    <>
      <path d="M8 34h84v32H8ZM29 34v32M50 34v32M71 34v32" />
      <text
        x="18.5 39.5 60.5 81.5"
        y="58"
        fontSize="22"
        fontWeight="680"
        textAnchor="middle"
        fill="currentColor"
        stroke="none"
      >
        482<tspan fill={palette.coralInk}>7</tspan>
      </text>
    </>
  ),
  check: (
    <>
      <path d="M10 80h80M20 80V52M40 80V44M60 80V36" />
      <path d="M80 80V24" stroke={palette.coral} strokeWidth="7" />
      <path d="M12 40 76 14" strokeDasharray="2 8" />
    </>
  ),
  bill: (
    <>
      <path d="M24 8v84l9-6 9 6 9-6 9 6 9-6 9 6V8Z" />
      <path d="M36 28h30M36 44h30M36 60h14" />
    </>
  ),
}
