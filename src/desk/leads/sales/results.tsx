import { Form } from 'react-router'
import type { LeadKind } from '#database/tables.ts'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { deskOf } from '#desk/access/staff-context.ts'
import { SmallSubmit } from '#desk/frame/act-form.tsx'
import { DeskTable } from '#desk/frame/desk-table.tsx'
import { PageHead } from '#desk/frame/page-head.tsx'
import { catchUp } from '#desk/leads/inbox/catch-up.ts'
import { leadsDeskCopy } from '#desk/leads/inbox/words.en.ts'
import { salesCopy as copy } from '#desk/leads/words.en.ts'
import { IST_AHEAD_MS } from '#india/office-clock.ts'
import type { LostReason } from '#leads/stages.ts'
import type { Services } from '#platform/services.ts'
import { Field } from '#ui/field.tsx'
import { Options } from '#ui/options.tsx'
import type { Route } from './+types/results.ts'
import { saleKinds } from './load-board.ts'
import { countMonths, type MonthResults, nothing, of, type Result } from './month-results.ts'
import { SalesViews } from './sales-views.tsx'

export const handle: DeskHandle = { access: { read: 'leads.read' } }

const PERIODS = [1, 3, 12] as const
const PARTS: readonly By[] = ['month', 'source', 'campaign', 'page']

export async function loader({ context, url }: Route.LoaderArgs) {
  const { staff, services } = deskOf(context)
  await catchUp(services)
  const period = PERIODS.find((each) => String(each) === url.searchParams.get('months')) ?? 3
  const kinds = saleKinds(staff)
  const months = lastMonths(services.now(), period)
  return { months: period, results: kinds.length > 0 ? await countResults({ kinds, months }, services) : null }
}

export default function ResultsPage({ loaderData: { months, results } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={copy.resultsTitle} lead={copy.resultsLead}>
        <SalesViews />
        <Form method="get" className="desk-inline" key={months}>
          <Field name="months" label={copy.period}>
            {(control) => (
              <select {...control} className="input input--small" defaultValue={months}>
                <Options of={PERIODS.map((each) => [each, copy.periods[each]])} />
              </select>
            )}
          </Field>
          <SmallSubmit quiet>{copy.show}</SmallSubmit>
        </Form>
      </PageHead>

      {!results || results.total.received === 0 ? (
        <p>{copy.noLeads}</p>
      ) : (
        <>
          {PARTS.map((by) => (
            <ResultsPart key={by} by={by} rows={results[by]} total={results.total} />
          ))}
          <p className="results__least muted small">{copy.least}</p>
          {results.reasons.length > 0 && (
            <section className="desk-part">
              <h2>{copy.reasons}</h2>
              <DeskTable label={copy.reasons} columns={[copy.reason, copy.leads]} numbers={[1]}>
                {results.reasons.map(({ reason, leads }) => (
                  <tr key={reason}>
                    <th scope="row">{leadsDeskCopy.lostReasons[reason]}</th>
                    <td className="n">{leads.toLocaleString('en-IN')}</td>
                  </tr>
                ))}
              </DeskTable>
            </section>
          )}
        </>
      )}
    </>
  )
}

function ResultsPart({ by, rows, total }: { by: By; rows: Result[]; total: Result }) {
  const most = Math.max(...rows.map(({ received }) => received))
  const lines = rows.map((row) => resultRow(row, by === 'month' ? monthName(row.name) : row.name, most))
  const columns = [copy.name[by], copy.drawn, copy.received, copy.answered, copy.quoted, copy.won, copy.lost]

  return (
    <section className="desk-part">
      <h2>{copy.by[by]}</h2>
      <DeskTable label={copy.by[by]} columns={[...columns, copy.rate, copy.worthWon]} numbers={[2, 3, 4, 5, 6, 7, 8]}>
        {by === 'month' ? [...lines, resultRow(total, copy.total, most)] : lines}
      </DeskTable>
    </section>
  )
}

/** No component: the table writes on each cell of a row that it sees what it is. */
function resultRow(row: Result, name: string, most: number) {
  const { received, answered, quoted, won, lost, worth } = row
  const share = (of: number) => (100 * Math.min(of, most)) / most

  return (
    <tr key={name}>
      <th scope="row">{name || copy.unknown}</th>
      <td>
        <svg className="results__bar" viewBox="0 0 100 10" preserveAspectRatio="none" role="img">
          <title>{copy.plot(won, received)}</title>
          <rect width={share(received)} height="4" />
          <rect width={share(won)} height="4" y="6" />
        </svg>
      </td>
      {[received, answered, quoted, won, lost].map((count, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the columns have an order and nothing else
        <td key={at} className="n">
          {count.toLocaleString('en-IN')}
        </td>
      ))}
      <td className="n">{((100 * won) / received).toFixed(1)}</td>
      <td className="n">{worth > 0 ? copy.worth(worth) : '–'}</td>
    </tr>
  )
}

function monthName(month: string): string {
  return new Date(`${month}-01T00:00:00Z`).toLocaleDateString('en-IN', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
}

/** This month in India and so many before it, as `2026-11`. */
function lastMonths(now: Date, months: number): string[] {
  const local = new Date(now.getTime() + IST_AHEAD_MS)
  return Array.from({ length: months + 1 }, (_, ago) =>
    new Date(Date.UTC(local.getUTCFullYear(), local.getUTCMonth() - ago, 1)).toISOString().slice(0, 7),
  )
}

export type { Result } from './month-results.ts'

type By = 'month' | 'source' | 'campaign' | 'page'

interface Results extends Record<By, Result[]> {
  total: Result
  reasons: { reason: LostReason; leads: number }[]
}

const MOST_ROWS = 15

/** What came of the leads of these kinds that came in these months (`2026-11`, in India), without those in quarantine. */
async function countResults(
  { kinds, months }: { kinds: LeadKind[]; months: string[] },
  { db }: Pick<Services, 'db'>,
): Promise<Results> {
  const counted = await countMonths(months, kinds, db)
  const reasons = new Map<LostReason, number>()
  for (const each of counted)
    for (const [reason, leads] of each.reasons) reasons.set(reason, (reasons.get(reason) ?? 0) + leads)

  return {
    month: counted
      .map(({ total }) => total)
      .filter(({ received }) => received > 0)
      .toSorted((a, b) => (a.name < b.name ? 1 : -1)),
    source: most('source', counted),
    campaign: most('campaign', counted),
    page: most('page', counted),
    total: sumOf(counted.map(({ total }) => total)),
    reasons: [...reasons].map(([reason, leads]) => ({ reason, leads })).toSorted((a, b) => b.leads - a.leads),
  }
}

function most(by: 'source' | 'campaign' | 'page', counted: MonthResults[]): Result[] {
  const sums = new Map<string, Result>()
  for (const each of counted) for (const [name, result] of each[by]) add(of(sums, name), result)
  return [...sums.values()].toSorted((a, b) => b.received - a.received).slice(0, MOST_ROWS)
}

function sumOf(results: Result[]): Result {
  const sum = nothing('')
  for (const each of results) add(sum, each)
  return sum
}

function add(sum: Result, { received, answered, quoted, won, lost, worth }: Result) {
  sum.received += received
  sum.answered += answered
  sum.quoted += quoted
  sum.won += won
  sum.lost += lost
  sum.worth += worth
}
