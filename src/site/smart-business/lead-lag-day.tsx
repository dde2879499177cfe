import type { Reactive } from '#calculator/engine/kvah.ts'
import { groupDigits } from '#india/indian-numbers.ts'
import { smartBusinessCopy } from './words.en.ts'
import './lead-lag-day.css'

const {
  change: { day: copy },
} = smartBusinessCopy

/** A month of the example: 25 working days of two shifts; what lags lags then, what leads leads in all other hours. */
const SHIFT = { from: 6, to: 22 }
const WORKING_HOURS = 25 * (SHIFT.to - SHIFT.from)
const OTHER_HOURS = 30 * 24 - WORKING_HOURS

const HOUR = 25
const WIDTH = 24 * HOUR
const HEIGHT = 240
/** Room for the names of the hours. */
const FOOT = 34

export interface LeadLagDayProps {
  month: Reactive
  /** What the month is billed, by either way of counting. */
  kvahLeadIgnored: number
  kvahLeadCounted: number
  risePercent: number
}

/**
 * A working day of the example: above the line what lags, below it what leads, in kVAr by the hour. So an area is kVArh,
 * and where lead is counted both are on the bill; beside it by how much more.
 */
export function LeadLagDay({ month, kvahLeadIgnored, kvahLeadCounted, risePercent }: LeadLagDayProps) {
  const { kwh, lagKvarh, leadKvarh } = month
  const lag = lagKvarh / WORKING_HOURS
  const lead = leadKvarh / OTHER_HOURS
  const scale = HEIGHT / (lag + lead)
  const zero = lag * scale
  const [from, to] = [SHIFT.from * HOUR, SHIFT.to * HOUR]

  return (
    <figure className="lead-lag">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT + FOOT}`} role="img" aria-label={copy.label(round(lag), round(lead))}>
        <path className="lead-lag__lag" d={`M${from} ${zero}V0H${to}V${zero}Z`} />
        <path
          className="lead-lag__lead"
          d={`M0 ${zero}H${from}V${HEIGHT}H0ZM${to} ${zero}H${WIDTH}V${HEIGHT}H${to}Z`}
        />
        <path className="lead-lag__zero" d={`M0 ${zero}H${WIDTH}`} />
        {copy.hours.map((hour, place) => (
          <text
            key={hour}
            x={(WIDTH * place) / (copy.hours.length - 1)}
            y={HEIGHT + 26}
            textAnchor={place === 0 ? 'start' : place === copy.hours.length - 1 ? 'end' : 'middle'}
          >
            {hour}
          </text>
        ))}
      </svg>
      <figcaption>
        <ul className="lead-lag__key">
          <li data-side="lag">{copy.lag(SHIFT.to - SHIFT.from, round(lag), groupDigits(lagKvarh))}</li>
          <li data-side="lead">{copy.lead(round(lead), groupDigits(leadKvarh))}</li>
        </ul>
        <p className="lead-lag__more">
          <b className="price">{`${Math.round(risePercent)}%`}</b> <span>{copy.more}</span>
        </p>
        <p>{copy.sum(groupDigits(kwh), units(kvahLeadCounted), units(kvahLeadIgnored))}</p>
        <p className="muted small">{copy.note}</p>
      </figcaption>
    </figure>
  )
}

/** kVAr to a tenth. */
function round(kvar: number): string {
  return String(Math.round(kvar * 10) / 10)
}

function units(kvah: number): string {
  return groupDigits(Math.round(kvah))
}
