import { Link } from 'react-router'
import { BarPlot } from '#desk/frame/bar-plot.tsx'
import { DeskTable } from '#desk/frame/desk-table.tsx'
import type { Counts } from './find-counts.ts'
import { FunnelTable } from './funnel-table.tsx'
import { PERIODS, type Period } from './period.ts'
import { statusCopy } from './words.en.ts'

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
