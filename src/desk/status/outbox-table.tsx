import { Link } from 'react-router'
import { ActForm } from '#desk/frame/act-form.tsx'
import { DeskTable } from '#desk/frame/desk-table.tsx'
import { deskDuration } from '#desk/frame/desk-time.ts'
import { useDeskNames } from '#desk/frame/use-desk-names.ts'
import { when } from '#desk/frame/when.tsx'
import type { KindState } from '#platform/outbox/outbox-state.ts'
import type { FailedDelivery } from './failed-deliveries.ts'
import { statusCopy } from './words.en.ts'

const { failures: failuresCopy } = statusCopy

const { outbox: copy } = statusCopy

interface OutboxTableProps {
  kinds: KindState[]
  /** UTC, ISO 8601. */
  now: string
}

export function OutboxTable({ kinds, now }: OutboxTableProps) {
  const names = useDeskNames()
  if (kinds.length === 0) return <p>{copy.empty}</p>
  const all = totalOf(kinds)

  return (
    <DeskTable label={copy.heading} columns={copy.columns} numbers={[1, 2, 4]}>
      {[...kinds, ...(kinds.length > 1 ? [all] : [])].map(({ kind, waiting, late, oldestAt, failed }) => (
        <tr key={kind} className={kind === all.kind ? 'status__sum' : undefined}>
          <th scope="row">{names.jobs[kind] ?? kind}</th>
          <td className="n">{waiting.toLocaleString('en-IN')}</td>
          <td className={late > 0 ? 'n desk-bad' : 'n'}>{late.toLocaleString('en-IN')}</td>
          <td>
            <span>{when(oldestAt)}</span>
            {oldestAt && <span className="desk-aside">{deskDuration(Date.parse(now) - Date.parse(oldestAt))}</span>}
          </td>
          <td className={failed > 0 ? 'n desk-bad' : 'n'}>{failed.toLocaleString('en-IN')}</td>
        </tr>
      ))}
    </DeskTable>
  )
}

function totalOf(kinds: KindState[]): KindState {
  const sum = (of: 'waiting' | 'late' | 'failed') => kinds.reduce((total, kind) => total + kind[of], 0)
  const oldest = kinds.flatMap(({ oldestAt }) => oldestAt ?? []).sort()[0] ?? null
  return { kind: copy.total, waiting: sum('waiting'), late: sum('late'), failed: sum('failed'), oldestAt: oldest }
}

interface FailuresTableProps {
  rows: FailedDelivery[]
  all: number
  /** How many have failed, kind by kind, as far as one sees them. */
  kinds: { kind: string; count: number }[]
  maySend: boolean
}

/** What was given up, with its reason, and the buttons that try again. */
export function FailuresTable({ rows, all, kinds, maySend }: FailuresTableProps) {
  const names = useDeskNames()
  if (rows.length === 0) return <p>{failuresCopy.none}</p>

  return (
    <>
      {maySend && (
        <ActForm act="send-again" className="desk-inline">
          <input type="hidden" name="seen" value={rows[0]?.failed_at} />
          {kinds.map(({ kind, count }) => (
            <button className="desk-link" key={kind} type="submit" name="kind" value={kind}>
              {failuresCopy.all(names.jobs[kind] ?? kind, count)}
            </button>
          ))}
        </ActForm>
      )}
      <DeskTable
        label={failuresCopy.heading}
        columns={maySend ? [...copy.columns, failuresCopy.action] : failuresCopy.columns}
      >
        {rows.map(({ id, kind, reference, lead_id, failed_at, last_error }) => (
          <tr key={id}>
            <th scope="row">{names.jobs[kind] ?? kind}</th>
            <td>
              {lead_id ? (
                <Link to={`/desk/leads/${lead_id}`} translate="no">
                  {reference}
                </Link>
              ) : (
                failuresCopy.noLead
              )}
            </td>
            <td>{when(failed_at)}</td>
            <td className="desk-error">{last_error}</td>
            {maySend && (
              <td>
                <ActForm act="send-again">
                  <input type="hidden" name="seen" value={failed_at} />
                  <button
                    className="desk-link"
                    type="submit"
                    name="id"
                    value={id}
                    aria-label={failuresCopy.againOf(names.jobs[kind] ?? kind, reference ?? '')}
                  >
                    {failuresCopy.again}
                  </button>
                </ActForm>
              </td>
            )}
          </tr>
        ))}
      </DeskTable>
      {all > rows.length && <p className="desk-aside">{failuresCopy.more(rows.length, all)}</p>}
    </>
  )
}
