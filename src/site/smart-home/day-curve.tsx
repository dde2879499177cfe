import { smartHomeCopy } from './words.en.ts'

/** Watts of a home in each hour of one day, from midnight, without our device and with it. */
export interface Day {
  before: number[]
  after: number[]
}

const { day: copy } = smartHomeCopy.reviews

const STEP = 24
const HEIGHT = 150
const WIDTH = 24 * STEP

/** The day of a review as two curves over one another: what it was, and what is left of it. */
export function DayCurve({ before, after }: Day) {
  const most = Math.max(...before, ...after)
  const area = (watts: number[]) =>
    `M0 ${HEIGHT}${watts.map((each) => `V${Math.round(HEIGHT - (each / most) * HEIGHT)}h${STEP}`).join('')}V${HEIGHT}z`

  const saved = units(before) - units(after)

  return (
    <div className="day">
      <div className="day__plot">
        <p className="day__most" aria-hidden="true">
          {copy.most(inWords(most))}
        </p>
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={copy.label(inUnits(before), inUnits(after))}
        >
          <path className="day__before" d={area(before)} />
          <path className="day__after" d={area(after)} />
          <path className="day__ground" d={`M0 ${HEIGHT}H${WIDTH}`} />
        </svg>
        <p aria-hidden="true">
          {copy.hours.map((hour, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a day ends at the hour it began
            <span key={at}>{hour}</span>
          ))}
        </p>
        <p className="day__key">
          <span className="day__key-before">{copy.before(inUnits(before))}</span>
          <span className="day__key-after">{copy.after(inUnits(after))}</span>
        </p>
      </div>
      {saved > 0 && <strong className="day__saved">{copy.saved(saved.toFixed(1))}</strong>}
    </div>
  )
}

function inWords(watts: number): string {
  return watts < 1000 ? `${watts} W` : `${Number((watts / 1000).toFixed(2))} kW`
}

/** kWh of the day. */
function inUnits(watts: number[]): string {
  return units(watts).toFixed(1)
}

function units(watts: number[]): number {
  return watts.reduce((sum, each) => sum + each, 0) / 1000
}
