import { Link } from 'react-router'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { type LeadReadRow, listReads } from '#desk/access/lead-reads.ts'
import { listStaff } from '#desk/access/staff-queries.ts'
import { wordsOfActs } from '#desk/company/words-of-acts.ts'
import { DeskLink } from '#desk/frame/desk-link.tsx'
import { DeskMessage } from '#desk/frame/desk-message.tsx'
import { DeskTable } from '#desk/frame/desk-table.tsx'
import { deskTime } from '#desk/frame/desk-time.ts'
import { PageHead } from '#desk/frame/page-head.tsx'
import { activityLogCopy as copy } from '#desk/frame/words.en.ts'
import { leadDeskCopy } from '#desk/leads/lead/words.en.ts'
import { servicesContext } from '#platform/http/request-contexts.ts'
import { listActions, verifyActivityLog } from '#platform/operation/activity-log.ts'
import type { Route } from './+types/activity-log.ts'
import { actionInWords } from './action-in-words.ts'
import './activity-log.css'

export const handle: DeskHandle = { access: { read: 'activity.read' } }

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext)
  const asked = Object.fromEntries(url.searchParams)
  const [staffId, subject] = [asked.by || undefined, asked.on || undefined]
  const before = Number(asked.before) || undefined
  const isNarrowed = Boolean(staffId || subject)

  const [{ rows, older }, staff, reads] = await Promise.all([
    listActions(db, { before, staffId, subject }),
    // A member of staff is a line's subject by an id that nobody knows by heart.
    listStaff(db),
    before ? [] : listReads(db, { staffId, ...(subject && { leadIds: [subject] }) }),
  ])
  const wordsOf = await wordsOfActs(db, rows)
  const names = new Map(staff.map(({ id, name }) => [id, name]))
  const nameOf = (id: string) => names.get(id) ?? id

  return {
    rows: rows.map(({ details, ...row }) => ({
      ...{ ...row, on: row.subject && nameOf(row.subject), words: wordsOf(row) ?? actionInWords(row.action) },
      details: inWords(details, nameOf),
    })),
    only: isNarrowed ? [staffId, subject].flatMap((id) => (id ? nameOf(id) : [])).join(', ') : null,
    leadId: rows.some(({ action }) => action.startsWith('lead.')) ? subject : undefined,
    older: older && String(new URLSearchParams({ ...asked, before: String(older) })),
    isNewest: !before,
    reads,
    verdict: before || isNarrowed ? null : await verifyActivityLog(db),
  }
}

export default function ActivityLogPage({ loaderData }: Route.ComponentProps) {
  const { rows, only, leadId, older, isNewest, reads, verdict } = loaderData
  const { columns } = copy

  return (
    <>
      <PageHead title={copy.title} lead={only ? copy.only(only) : copy.lead}>
        {verdict?.ok && (
          <details className="folded-lead">
            <summary>{copy.sound(verdict.rows)}</summary>
            <p className="desk-seal">
              <span>{`${copy.head}:`}</span> <code translate="no">{verdict.head}</code>
            </p>
          </details>
        )}
        {Boolean(leadId) && <DeskLink to={`/desk/leads/${leadId}`}>{copy.openLead}</DeskLink>}
      </PageHead>
      {verdict && !verdict.ok && <DeskMessage tone="bad">{copy.broken(verdict.brokenAt)}</DeskMessage>}
      {rows.length === 0 && <p>{copy.empty}</p>}
      <div className="activity-log">
        <DeskTable label={copy.title} columns={Object.values(columns)} numbers={[0]}>
          {rows.map(({ number, at, staff_id, staff_name, words, subject, on, details }) => (
            <tr key={number}>
              <td className="n">{number}</td>
              <td>{deskTime(at)}</td>
              <td>{staff_id ? <Link to={`?by=${staff_id}`}>{staff_name}</Link> : copy.somebody}</td>
              <td>{words}</td>
              <td>{subject && <Link to={`?on=${encodeURIComponent(subject)}`}>{on}</Link>}</td>
              <td className="desk-error">{details}</td>
            </tr>
          ))}
        </DeskTable>
      </div>
      <p className="row">
        {(!isNewest || only) && <DeskLink to="/desk/activity-log">{only ? copy.whole : copy.newest}</DeskLink>}
        {older && <DeskLink to={`?${older}`}>{copy.older}</DeskLink>}
      </p>
      {isNewest && <Reads reads={reads} />}
    </>
  )
}

function Reads({ reads }: { reads: LeadReadRow[] }) {
  const { reads: words } = copy

  return (
    <section className="desk-part">
      <h2>{words.heading}</h2>
      <p className="desk-lead">{reads.length === 0 ? words.none : words.lead}</p>
      {reads.length > 0 && (
        <details className="desk-fold">
          <summary>{words.show(reads.length)}</summary>
          <DeskTable label={words.heading} columns={words.columns}>
            {reads.map(({ hour, staff_id, staff_name, lead_id, extent }) => (
              <tr key={`${hour} ${staff_id} ${lead_id}`}>
                <td>{deskTime(hour)}</td>
                <td>
                  <Link to={`?by=${staff_id}`}>{staff_name}</Link>
                </td>
                <td>
                  <Link to={`?on=${encodeURIComponent(lead_id)}`}>{lead_id}</Link>
                </td>
                <td>{leadDeskCopy.reads.extents[extent]}</td>
              </tr>
            ))}
          </DeskTable>
        </details>
      )}
    </section>
  )
}

/** "role: admin, email: ada@example.com" */
function inWords(details: string, nameOf: (id: string) => string): string {
  return Object.entries(JSON.parse(details) as Record<string, unknown>)
    .map(([name, value]) => `${name}: ${nameOf(String(value))}`)
    .join(', ')
}
