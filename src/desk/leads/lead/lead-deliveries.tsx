import { ActForm } from '#desk/frame/act-form.tsx'
import { DeskTable } from '#desk/frame/desk-table.tsx'
import { deskTime } from '#desk/frame/desk-time.ts'
import { useDeskNames } from '#desk/frame/use-desk-names.ts'
import { leadDeskCopy } from '#desk/leads/lead/words.en.ts'
import type { LoadedLead } from './load-lead.ts'

const { deliveries: copy } = leadDeskCopy

/** Every mail and webhook of a lead, how it fared, and the way to have it made again. */
export function LeadDeliveries({ deliveries, maySend }: LoadedLead) {
  const names = useDeskNames()

  return (
    <section className="desk-part">
      <h2>{copy.heading}</h2>
      {deliveries.length === 0 ? (
        <p>{copy.none}</p>
      ) : (
        <>
          <DeskTable label={copy.heading} columns={copy.columns} numbers={[2]}>
            {deliveries.map(({ id, kind, state, attempts, begunAt, dueAt, doneAt, error }) => (
              <tr key={id}>
                <th scope="row">
                  <span>{names.jobs[kind] ?? kind}</span>
                  {maySend && state !== 'under-way' && (
                    <ActForm act="send-again">
                      <input type="hidden" name="begun" value={begunAt} />
                      <button
                        className="desk-link"
                        type="submit"
                        name="delivery"
                        value={id}
                        aria-label={`${state === 'waiting' ? copy.now : copy.again}: ${names.jobs[kind] ?? kind}`}
                      >
                        {state === 'waiting' ? copy.now : copy.again}
                      </button>
                    </ActForm>
                  )}
                </th>
                <td>
                  <span className={state === 'failed' ? 'desk-bad' : undefined}>{copy.states[state]}</span>
                  {doneAt && <span className="lead-when">{deskTime(doneAt)}</span>}
                </td>
                <td className="n">{attempts}</td>
                <td>{state === 'waiting' ? deskTime(dueAt) : copy.never}</td>
                <td className="desk-error">{error ?? copy.never}</td>
              </tr>
            ))}
          </DeskTable>
          <p className="small muted">{copy.note}</p>
        </>
      )}
    </section>
  )
}
