import { statusCopy } from '#desk/status/words.en.ts'
import { deskDay } from './desk-time.ts'

const copy = statusCopy.numbers
const HEIGHT = 60
const STEP = 10
const WIDTH = 7
// Seen, where a bar of its true height would not be.
const LEAST = 1.5

interface BarPlotProps {
  title: string
  /** Of what a bar counts. */
  unit: string
  /** Oldest first; the last is today, which is not over. */
  days: { day: string; count: number }[]
}

/** A number for each day as a bar: heights are true, the scale begins at zero. The same as a table, for whoever wants it exactly. */
export function BarPlot({ title, unit, days }: BarPlotProps) {
  const total = days.reduce((sum, { count }) => sum + count, 0)
  const top = days.reduce((best, each) => (each.count > best.count ? each : best), { day: '', count: 0 })
  const last = days.length - 1

  return (
    <figure className="plot">
      <figcaption className="plot__title">
        <span>{title}</span>
        <b>{copy.total(total, unit)}</b>
      </figcaption>
      <svg
        className="plot__bars"
        viewBox={`0 0 ${days.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        fill="currentColor"
      >
        {days.map(({ day, count }, at) => {
          const height = count === 0 ? 0 : Math.max(LEAST, (count / top.count) * (HEIGHT - 2))
          return (
            <rect
              key={day}
              x={at * STEP + (STEP - WIDTH) / 2}
              y={HEIGHT - height}
              width={WIDTH}
              height={height}
              fillOpacity={at === last ? 0.45 : 1}
            />
          )
        })}
        <rect x="0" y={HEIGHT - 1} width={days.length * STEP} height="1" />
      </svg>
      <p className="plot__axis">
        <span>{deskDay(days[0]?.day ?? '')}</span>
        <span>{top.count > 0 ? copy.most(top.count, deskDay(top.day)) : copy.none}</span>
        <span>{deskDay(days[last]?.day ?? '')}</span>
      </p>
      <details className="desk-fold">
        <summary aria-label={`${title}: ${copy.asTable}`}>{copy.asTable}</summary>
        <table className="slab plot__table">
          <thead>
            <tr>
              <th scope="col">{copy.day}</th>
              <th scope="col" className="n">
                {unit}
              </th>
            </tr>
          </thead>
          <tbody>
            {[...days].reverse().map(({ day, count }) => (
              <tr key={day}>
                <th scope="row">{deskDay(day)}</th>
                <td className="n">{count.toLocaleString('en-IN')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}
