import { Link } from 'react-router'
import { ActForm } from '#desk/frame/act-form.tsx'
import { DeskTable } from '#desk/frame/desk-table.tsx'
import { useDeskNames } from '#desk/frame/use-desk-names.ts'
import { When } from '#desk/frame/when.tsx'
import type { FailedDelivery } from './failed-deliveries.ts'
import { statusCopy } from './words.en.ts'

const { failures: copy } = statusCopy

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
  if (rows.length === 0) return <p>{copy.none}</p>

  return (
    <>
      {maySend && (
        <ActForm act="send-again" className="desk-inline">
          {kinds.map(({ kind, count }) => (
            <button className="desk-link" key={kind} type="submit" name="kind" value={kind}>
              {copy.all(names.jobs[kind] ?? kind, count)}
            </button>
          ))}
        </ActForm>
      )}
      <DeskTable label={copy.heading} columns={maySend ? [...copy.columns, copy.action] : copy.columns}>
        {rows.map(({ id, kind, reference, lead_id, failed_at, last_error }) => (
          <tr key={id}>
            <th scope="row">{names.jobs[kind] ?? kind}</th>
            <td>
              {lead_id ? (
                <Link to={`/desk/leads/${lead_id}`} translate="no">
                  {reference}
                </Link>
              ) : (
                copy.noLead
              )}
            </td>
            <td>
              <When at={failed_at} />
            </td>
            <td className="desk-error">{last_error}</td>
            {maySend && (
              <td>
                <ActForm act="send-again">
                  <button
                    className="desk-link"
                    type="submit"
                    name="id"
                    value={id}
                    aria-label={copy.againOf(names.jobs[kind] ?? kind, reference ?? '')}
                  >
                    {copy.again}
                  </button>
                </ActForm>
              </td>
            )}
          </tr>
        ))}
      </DeskTable>
      {all > rows.length && <p className="desk-aside">{copy.more(rows.length, all)}</p>}
    </>
  )
}
