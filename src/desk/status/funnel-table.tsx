import { useDeskNames } from '#desk/frame/use-desk-names.ts'
import type { Funnel } from './find-counts.ts'
import { statusCopy } from './words.en.ts'

const { funnel: copy } = statusCopy
const WIDTH = 100
const HEIGHT = 12

/** How far one form gets, step by step: the bar's length is the share of those who saw it. */
export function FunnelTable({ form, steps, stored }: Funnel) {
  const names = useDeskNames()
  const seen = steps[0]?.count ?? 0

  return (
    <table className="slab funnel">
      <caption>{names.kinds[form]}</caption>
      <thead>
        <tr>
          {copy.columns.map((column, at) => (
            <th key={column} scope="col" className={at === 1 ? 'n' : undefined}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {steps.map(({ step, count }) => (
          <tr key={step}>
            <th scope="row">{copy.steps[step]}</th>
            <td className="n">{count.toLocaleString('en-IN')}</td>
            <td>
              <Share part={count} whole={seen} />
            </td>
          </tr>
        ))}
        <tr>
          <th scope="row">{copy.stored}</th>
          <td className="n">{stored.toLocaleString('en-IN')}</td>
          <td />
        </tr>
      </tbody>
    </table>
  )
}

function Share({ part, whole }: { part: number; whole: number }) {
  if (whole === 0) return <span>{copy.unknown}</span>
  // A form may be begun twice where it was seen once: after it was sent, it stands there again.
  const length = Math.min(1, part / whole) * WIDTH

  return (
    <span className="funnel__share">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true" fill="currentColor">
        <rect x="0" y={HEIGHT - 1} width={WIDTH} height="1" fillOpacity="0.35" />
        <rect x="0" y="0" width={length} height={HEIGHT} />
      </svg>
      <span>{copy.share((part / whole) * 100)}</span>
    </span>
  )
}
