import { sine } from '#ui/art/sine.ts'

const ONE_PERIOD = sine(480, 48, 34, 1)

/** One period in each panel makes one wave across all of them; a pulse runs along it. */
export function LandingWave() {
  return (
    <svg className="panel__wave" viewBox="0 0 480 96" preserveAspectRatio="none" fill="none" aria-hidden="true">
      <path d={ONE_PERIOD} strokeWidth="3" vectorEffect="non-scaling-stroke" />
      <path
        className="panel__pulse"
        d={ONE_PERIOD}
        pathLength="100"
        strokeWidth="6"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}
