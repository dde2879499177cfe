import { sine } from '#ui/art/sine.ts'

const ONE_PERIOD = sine(480, 48, 34, 1)

/** One period in each panel makes one wave across all of them: the edge of every ground, along which a pulse runs. */
export function LandingWave() {
  return (
    <div className="panel__wave">
      <svg viewBox="0 0 480 96" preserveAspectRatio="none" fill="none" aria-hidden="true">
        <path className="panel__ground" d={`${ONE_PERIOD}V96H0Z`} />
        <path className="panel__line" d={ONE_PERIOD} strokeWidth="3" vectorEffect="non-scaling-stroke" />
      </svg>
      <div className="panel__pulse">
        <svg viewBox="0 0 480 96" preserveAspectRatio="none" fill="none" aria-hidden="true">
          <path d={ONE_PERIOD} strokeWidth="6" vectorEffect="non-scaling-stroke" />
        </svg>
      </div>
    </div>
  )
}
