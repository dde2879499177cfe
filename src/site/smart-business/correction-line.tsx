import type { ReactNode } from 'react'
import { stepsOf } from '#company/step-lists.ts'
import { sine } from '#ui/art/sine.ts'
import { headingId } from '#ui/heading-id.ts'
import './correction-line.css'

/** The way of the current as a single-line diagram: a thick wire before the panel, a thin one after it. */
export function CorrectionLine() {
  return (
    <ol className="sld">
      {stepsOf('workflow').map(({ id, drawing, name, text }) => (
        <li key={id} className="sld__step" data-step={drawing}>
          <span className="sld__symbol">
            <svg
              viewBox="0 0 96 96"
              fill="none"
              stroke="currentColor"
              strokeWidth="4.5"
              strokeLinecap="round"
              strokeLinejoin="round"
              aria-hidden="true"
            >
              {drawing && SYMBOLS[drawing]}
            </svg>
          </span>
          <div>
            <h3 id={headingId(name)}>{name}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}

const SYMBOLS: Partial<Record<string, ReactNode>> = {
  load: (
    <>
      <circle cx="48" cy="48" r="34" />
      <path d="M35 62V34l13 17 13-17v28" />
    </>
  ),
  auditor: (
    <>
      <rect x="14" y="18" width="68" height="60" rx="6" />
      <path d="M24 32h48v18H24ZM24 64h10M42 64h10M60 64h12" />
    </>
  ),
  insights: (
    <>
      <path d="M12 82h74M14 14v68" />
      <path d={sine(66, 50, 20, 1.5)} transform="translate(16 0)" />
      <circle cx="52" cy="66" r="7" fill="#FF6B3D" stroke="none" />
    </>
  ),
  apfc: (
    <path d="M20 8v30M6 38h28M6 50h28M20 50v38M48 8v30M34 38h28M34 50h28M48 50v38M76 8v30M62 38h28M62 50h28M76 50v38M8 8h80" />
  ),
  optimized: (
    <>
      <path d="M10 70a40 40 0 0 1 76 0M48 74 74 42" />
      <circle cx="48" cy="74" r="6" fill="currentColor" />
      <path d="M84 58l8-6" stroke="#FF6B3D" strokeWidth="6" />
    </>
  ),
}
