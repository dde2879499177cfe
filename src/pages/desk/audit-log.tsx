import { Link } from 'react-router'
import { auditLogCopy as copy } from '#content/desk/frame.ts'
import { servicesContext } from '#platform/request-contexts.ts'
import { listActions, verifyAuditLog } from '#staff/audit-log.ts'
import { DeskMessage } from '#ui/desk/desk-message.tsx'
import { DeskTable } from '#ui/desk/desk-table.tsx'
import { deskTime } from '#ui/desk/desk-time.ts'
import type { Route } from './+types/audit-log.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext)
  const before = Number(url.searchParams.get('before')) || undefined
  const { rows, older } = await listActions(db, before)
  return { rows, older, isNewest: !before, verdict: before ? null : await verifyAuditLog(db) }
}

export default function AuditLogPage({ loaderData: { rows, older, isNewest, verdict } }: Route.ComponentProps) {
  const { columns } = copy

  return (
    <>
      <h1 className="desk-title">{copy.title}</h1>
      <p className="desk-lead">{copy.lead}</p>
      {verdict && !verdict.ok && <DeskMessage tone="bad">{copy.broken(verdict.brokenAt)}</DeskMessage>}
      {verdict?.ok && (
        <>
          <DeskMessage tone="good">{copy.sound(verdict.rows)}</DeskMessage>
          <p className="desk-seal">
            {copy.head}: <code>{verdict.head}</code>
          </p>
        </>
      )}
      {rows.length === 0 && <p>{copy.empty}</p>}
      <DeskTable label={copy.title} columns={Object.values(columns)} numbers={[0]}>
        {rows.map(({ number, at, staff_name, action, subject, details }) => (
          <tr key={number}>
            <td className="n">{number}</td>
            <td>{deskTime(at)}</td>
            <td>{staff_name || copy.somebody}</td>
            <td>{action}</td>
            <td>{subject}</td>
            <td className="desk-error">{inWords(details)}</td>
          </tr>
        ))}
      </DeskTable>
      <p className="row">
        {!isNewest && (
          <Link className="desk-link" to="/desk/audit-log">
            {copy.newest}
          </Link>
        )}
        {older && (
          <Link className="desk-link" to={`?before=${older}`}>
            {copy.older}
          </Link>
        )}
      </p>
    </>
  )
}

/** "role: admin, email: ada@example.com" */
function inWords(details: string): string {
  return Object.entries(JSON.parse(details) as Record<string, unknown>)
    .map(([name, value]) => `${name}: ${value}`)
    .join(', ')
}
