import { sine } from '#ui/art/sine.ts'

const WAVE = sine(60, 8, 5, 2)

/** A wave that runs while somebody waits. The text beside it says for what. */
export function WritingWave() {
  return (
    <svg className="writing-wave" viewBox="0 0 60 16" aria-hidden="true">
      <path d={WAVE} fill="none" stroke="currentColor" strokeWidth="3" pathLength="100" />
    </svg>
  )
}
