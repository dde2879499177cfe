import { listUnanswered } from '#assistant/answers/unanswered.ts'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { deskOf } from '#desk/access/staff-context.ts'
import { DeskLink } from '#desk/frame/desk-link.tsx'
import { AnswerMessage } from '#desk/frame/desk-message.tsx'
import { deskDay, deskTime } from '#desk/frame/desk-time.ts'
import { FoldedLead, PageHead } from '#desk/frame/page-head.tsx'
import { outdatedPagesContext } from '#platform/http/request-contexts.ts'
import { findOperations } from '#platform/operation/record-operation.ts'
import { listTallies, type TallyKind } from '#platform/operation/tallies.ts'
import { findOutboxState } from '#platform/outbox/outbox-state.ts'
import type { Route } from './+types/status.ts'
import { listFailures } from './failed-deliveries.ts'
import { daysOf, findCounts } from './find-counts.ts'
import { findHealth } from './find-health.ts'
import { HealthTable } from './health-table.tsx'
import { FailuresTable, OutboxTable } from './outbox-table.tsx'
import { OwnNumbers } from './own-numbers.tsx'
import { readPeriod } from './period.ts'
import { statusCopy as copy } from './words.en.ts'
import './status.css'
import { DeskTable } from '#desk/frame/desk-table.tsx'

interface TallyTableProps {
  heading: string
  lead: string
  columns: readonly string[]
  rows: { name: string; times: number; lastDay: string }[]
  /** Each is an address, which may be given a redirect. */
  maySendOn?: boolean
}

export const handle: DeskHandle = { access: { read: 'status.read' } }

const MOST_ROWS = 25

export async function loader({ context, url }: Route.LoaderArgs) {
  const { staff, services, db, may } = deskOf(context, 'status.read')
  const now = services.now()
  const period = readPeriod(url.searchParams.get('days'))
  const since = daysOf(period, now)[0]!
  const tallies = (kind: TallyKind) => listTallies(db, kind, since, MOST_ROWS)
  // What was counted in this process in the last seconds is to be seen too.
  await services.tallies.settle()

  const [health, operations, outbox, failures, counts, unanswered, searches, brokenLinks, missingPages] =
    await Promise.all([
      findHealth(services),
      findOperations(services),
      findOutboxState(db, now),
      listFailures(db, staff.role),
      findCounts(db, period, now),
      listUnanswered(db, since, MOST_ROWS),
      tallies('failed-search'),
      tallies('broken-link'),
      tallies('missing-page'),
    ])

  return {
    now: now.toISOString(),
    period,
    health,
    outdatedPages: context.get(outdatedPagesContext)(),
    operations,
    outbox,
    failures,
    counts,
    unanswered: unanswered.map(({ question, ...row }) => ({ name: question, ...row })),
    searches,
    brokenLinks,
    missingPages,
    maySend: may('outbox.write'),
    maySendOn: may('company.write'),
  }
}

export default function StatusPage({ loaderData }: Route.ComponentProps) {
  const { now, period, health, outdatedPages, operations, outbox, failures, counts, maySend, maySendOn } = loaderData
  const checks = [
    health.database,
    health.files,
    health.mail,
    ...(health.disk ? [health.disk] : []),
    ...health.mailboxes,
    ...operations,
  ]
  const isWrong =
    checks.some(({ isOk }) => isOk === false) ||
    health.unknownHolidays !== null ||
    outdatedPages.length > 0 ||
    outbox.some(({ late, failed }) => late + failed > 0)

  return (
    <>
      <PageHead title={copy.title}>
        <p className={`status__verdict${isWrong ? ' status__bad' : ''}`}>{isWrong ? copy.wrong : copy.fine}</p>
        <p className="desk-aside">{copy.asOf(deskTime(now))}</p>
      </PageHead>
      <AnswerMessage />

      <section className="desk-part">
        <h2>{copy.outbox.heading}</h2>
        <FoldedLead>{copy.outbox.lead}</FoldedLead>
        <OutboxTable kinds={outbox} now={now} />
      </section>
      {outbox.some(({ failed }) => failed > 0) && (
        <section className="desk-part">
          <h2>{copy.failures.heading}</h2>
          <FailuresTable {...failures} maySend={maySend} />
        </section>
      )}
      <section className="desk-part">
        <h2>{copy.health.heading}</h2>
        <HealthTable health={health} outdatedPages={outdatedPages} operations={operations} />
      </section>
      <OwnNumbers period={period} counts={counts} />
      <TallyTable {...copy.questions} rows={loaderData.unanswered} />
      <TallyTable {...copy.searches} rows={loaderData.searches} />
      <TallyTable {...copy.brokenLinks} rows={loaderData.brokenLinks} maySendOn={maySendOn} />
      <TallyTable {...copy.missingPages} rows={loaderData.missingPages} maySendOn={maySendOn} />
    </>
  )
}

/** What came how often, and when last. */
function TallyTable({ heading, lead, columns, rows, maySendOn = false }: TallyTableProps) {
  return (
    <section className="desk-part status__list">
      <h2>{heading}</h2>
      <p className="desk-lead">{lead}</p>
      {rows.length === 0 && <p>{copy.none}</p>}
      {rows.length > 0 && (
        <DeskTable label={heading} columns={columns} numbers={[1]}>
          {rows.map(({ name, times, lastDay }) => (
            <tr key={name}>
              <th scope="row" className="status__name">
                {name || copy.rest}
              </th>
              <td className="n">{times.toLocaleString('en-IN')}</td>
              <td>
                <span>{deskDay(lastDay)}</span>
                {maySendOn && isWholeAddress(name) && (
                  <DeskLink
                    to={`/desk/company/redirects/new?${new URLSearchParams({ from: name })}`}
                    aria-label={`${copy.sendOn}: ${name}`}
                  >
                    {copy.sendOn}
                  </DeskLink>
                )}
              </td>
            </tr>
          ))}
        </DeskTable>
      )}
    </section>
  )
}

/** What was taken out of an address, or cut off, leads nowhere. */
function isWholeAddress(name: string): boolean {
  return name.startsWith('/') && name.length < 120 && !/[…\s]/.test(name)
}
