import { Link } from 'react-router'
import { BarPlot } from '#desk/frame/bar-plot.tsx'
import { DeskTable } from '#desk/frame/desk-table.tsx'
import { useDeskNames } from '#desk/frame/use-desk-names.ts'
import type { Counts, Funnel } from './find-counts.ts'
import { PERIODS, type Period } from './period.ts'
import { statusCopy } from './words.en.ts'

const { funnel: funnelCopy } = statusCopy
const WIDTH = 100
const HEIGHT = 12

const { numbers: copy, funnel } = statusCopy

/** Pages, leads and forms over some days, as small plots. */
export function OwnNumbers({ period, counts }: { period: Period; counts: Counts }) {
  const { views, leads, bills, questions, pages, funnels } = counts

  return (
    <>
      <section className="desk-part" id="numbers">
        <h2>{copy.heading}</h2>
        <p className="desk-lead">{copy.lead}</p>
        <nav className="desk-tabs" aria-label={copy.periods}>
          {PERIODS.map((days) => (
            <Link
              key={days}
              to={`?days=${days}#numbers`}
              aria-current={days === period ? 'true' : undefined}
              preventScrollReset
            >
              {copy.period(days)}
            </Link>
          ))}
        </nav>
        <div className="status__plots">
          <BarPlot {...copy.views} days={views} />
          <BarPlot {...copy.leads} days={leads} />
          <BarPlot {...copy.bills} days={bills} />
          <BarPlot {...copy.questions} days={questions} />
        </div>
        <p className="desk-aside">{copy.today}</p>
      </section>
      <section className="desk-part">
        <h2>{funnel.heading}</h2>
        <p className="desk-lead">{funnel.lead}</p>
        <div className="status__plots">
          {funnels.map((each) => (
            <FunnelTable key={each.form} {...each} />
          ))}
        </div>
      </section>
      <section className="desk-part status__list">
        <h2>{copy.pages}</h2>
        {pages.length === 0 && <p>{statusCopy.none}</p>}
        {pages.length > 0 && (
          <DeskTable label={copy.pages} columns={copy.pageColumns} numbers={[1]}>
            {pages.map(({ path, count }) => (
              <tr key={path}>
                <th scope="row">{path === 'other' ? copy.other : path}</th>
                <td className="n">{count.toLocaleString('en-IN')}</td>
              </tr>
            ))}
          </DeskTable>
        )}
      </section>
    </>
  )
}

/** How far one form gets, step by step: the bar's length is the share of those who saw it. */
function FunnelTable({ form, steps, stored }: Funnel) {
  const names = useDeskNames()
  const seen = steps[0]?.count ?? 0

  return (
    <table className="slab funnel">
      <caption>{names.kinds[form]}</caption>
      <thead>
        <tr>
          {funnelCopy.columns.map((column, at) => (
            <th key={column} scope="col" className={at === 1 ? 'n' : undefined}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {steps.map(({ step, count }) => (
          <tr key={step}>
            <th scope="row">{funnelCopy.steps[step]}</th>
            <td className="n">{count.toLocaleString('en-IN')}</td>
            <td>
              <Share part={count} whole={seen} />
            </td>
          </tr>
        ))}
        <tr>
          <th scope="row">{funnelCopy.stored}</th>
          <td className="n">{stored.toLocaleString('en-IN')}</td>
          <td />
        </tr>
      </tbody>
    </table>
  )
}

function Share({ part, whole }: { part: number; whole: number }) {
  if (whole === 0) return <span>{funnelCopy.unknown}</span>
  // A form may be begun twice where it was seen once: after it was sent, it stands there again.
  const length = Math.min(1, part / whole) * WIDTH

  return (
    <span className="funnel__share">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true" fill="currentColor">
        <rect x="0" y={HEIGHT - 1} width={WIDTH} height="1" fillOpacity="0.35" />
        <rect x="0" y="0" width={length} height={HEIGHT} />
      </svg>
      <span>{funnelCopy.share((part / whole) * 100)}</span>
    </span>
  )
}
