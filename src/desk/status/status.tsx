import { data } from 'react-router'
import { listUnanswered } from '#assistant/answers/unanswered.ts'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { may } from '#desk/access/roles.ts'
import { requirePermission } from '#desk/access/staff-context.ts'
import { DeskMessage } from '#desk/frame/desk-message.tsx'
import { deskTime } from '#desk/frame/desk-time.ts'
import { readForm } from '#platform/http/forms.ts'
import { servicesContext } from '#platform/http/request-contexts.ts'
import { findOperations } from '#platform/operation/find-operations.ts'
import { listTallies, type TallyKind } from '#platform/operation/tallies.ts'
import { findOutboxState } from '#platform/outbox/outbox-state.ts'
import type { Route } from './+types/status.ts'
import { listFailures, sendAgain } from './failed-deliveries.ts'
import { FailuresTable } from './failures-table.tsx'
import { daysOf, findCounts } from './find-counts.ts'
import { findHealth } from './find-health.ts'
import { HealthTable } from './health-table.tsx'
import { OutboxTable } from './outbox-table.tsx'
import { OwnNumbers } from './own-numbers.tsx'
import { readPeriod } from './period.ts'
import { TallyTable } from './tally-table.tsx'
import { statusCopy as copy } from './words.en.ts'
import './status.css'

export const handle: DeskHandle = { access: { read: 'status.read', write: 'outbox.write' } }

const MOST_ROWS = 25

export async function loader({ context, url }: Route.LoaderArgs) {
  const { role } = requirePermission(context, 'status.read')
  const services = context.get(servicesContext)
  const { db } = services
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
      listFailures(db, role),
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
    operations,
    outbox,
    failures,
    counts,
    unanswered: unanswered.map(({ question, ...row }) => ({ name: question, ...row })),
    searches,
    brokenLinks,
    missingPages,
    maySend: may(role, 'outbox.write'),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const staff = requirePermission(context, 'outbox.write')
  const form = await readForm(request)
  const text = (name: string) => String(form.get(name) ?? '')
  const intent = text('intent')
  if (intent !== 'replay' && intent !== 'replay-kind') throw data(null, 400)

  const which = intent === 'replay' ? { id: text('id') } : { kind: text('kind') }
  const count = await sendAgain(which, staff, context.get(servicesContext))
  return data({ count }, count > 0 ? 200 : 422)
}

export default function StatusPage({ loaderData, actionData }: Route.ComponentProps) {
  const { now, period, health, operations, outbox, failures, counts, maySend } = loaderData
  const checks = [health.database, health.files, health.mail, ...(health.disk ? [health.disk] : []), ...operations]
  const isWrong =
    checks.some(({ isOk }) => isOk === false) ||
    health.unknownHolidays !== null ||
    outbox.some(({ late, failed }) => late + failed > 0)

  return (
    <>
      <h1 className="desk-title">{copy.title}</h1>
      {actionData && (
        <DeskMessage tone={actionData.count > 0 ? 'good' : 'bad'}>
          {actionData.count > 0 ? copy.failures.done(actionData.count) : copy.failures.gone}
        </DeskMessage>
      )}
      <p className={`status__verdict${isWrong ? ' status__bad' : ''}`}>{isWrong ? copy.wrong : copy.fine}</p>
      <p className="desk-aside">{copy.asOf(deskTime(now))}</p>

      <section className="desk-part">
        <h2>{copy.outbox.heading}</h2>
        <p className="desk-lead">{copy.outbox.lead}</p>
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
        <HealthTable health={health} operations={operations} />
      </section>
      <OwnNumbers period={period} counts={counts} />
      <TallyTable {...copy.questions} rows={loaderData.unanswered} />
      <TallyTable {...copy.searches} rows={loaderData.searches} />
      <TallyTable {...copy.brokenLinks} rows={loaderData.brokenLinks} />
      <TallyTable {...copy.missingPages} rows={loaderData.missingPages} />
    </>
  )
}
