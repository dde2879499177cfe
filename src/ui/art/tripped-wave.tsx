import { sine } from './sine.ts'

/** A wave that trips and goes flat. */
export function TrippedWave() {
  return (
    <svg viewBox="0 0 900 120" preserveAspectRatio="none" aria-hidden="true">
      <path d={sine(430, 60, 44, 3)} fill="none" stroke="#1F1611" strokeWidth="4" />
      <path
        d="M430 60 450 60 462 20 474 108 486 44 496 60H900"
        fill="none"
        stroke="#FF6B3D"
        strokeWidth="4"
        strokeLinejoin="round"
      />
    </svg>
  )
}
