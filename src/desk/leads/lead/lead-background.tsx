import { DeskLink } from '#desk/frame/desk-link.tsx'
import { DeskTable } from '#desk/frame/desk-table.tsx'
import { deskTime } from '#desk/frame/desk-time.ts'
import { useDeskNames } from '#desk/frame/use-desk-names.ts'
import { leadsDeskCopy } from '#desk/leads/inbox/words.en.ts'
import { leadDeskCopy } from '#desk/leads/lead/words.en.ts'
import { personLeadsCopy } from '#desk/leads/words.en.ts'
import type { LoadedLead } from './load-lead.ts'

const { origin, consents: copy, earlier, history: historyCopy } = leadDeskCopy

/** What was done about a lead, who else this person has been, where they came from, and what they agreed to. */
export function LeadBackground({ lead, history, others, notIndexed, origin: lines, consents }: LoadedLead) {
  const names = useDeskNames()

  return (
    <>
      <section className="desk-part">
        <h2>{historyCopy.heading}</h2>
        {history.length === 0 && <p className="muted">{historyCopy.none}</p>}
        <ol className="desk-list">
          {history.map(({ number, what, by, at }) => (
            <li key={number}>
              <span>{what}</span>
              <span className="muted">{[by, deskTime(at)].filter(Boolean).join(', ')}</span>
            </li>
          ))}
        </ol>
      </section>

      <section className="desk-part">
        <h2>{earlier.heading}</h2>
        <p>
          <DeskLink to={`/desk/leads/of-person/${lead.id}`}>{earlier.all}</DeskLink>
        </p>
        {others.length === 0 && <p className="muted">{earlier.none}</p>}
        {notIndexed.count > 0 && <p className="muted">{personLeadsCopy.notIndexed(notIndexed)}</p>}
        <ul className="desk-list">
          {others.map(({ id, kind, reference, status, at, excerpt }) => (
            <li key={id}>
              <DeskLink to={`/desk/leads/${id}`}>
                <span>{names.kinds[kind]}</span> <span translate="no">{reference}</span>
              </DeskLink>
              <span className="lead-excerpt">{excerpt}</span>
              <span>{`${leadsDeskCopy.statuses[status]}, ${deskTime(at)}`}</span>
            </li>
          ))}
        </ul>
      </section>

      <section className="desk-part">
        <h2>{origin.heading}</h2>
        {lines.length === 0 && <p className="muted">{origin.unknown}</p>}
        <dl className="lead-facts">
          {lines.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>

      {consents.length > 0 && (
        <section className="desk-part">
          <h2>{copy.heading}</h2>
          <DeskTable label={copy.heading} columns={copy.columns}>
            {consents.map(({ id, purpose, action, at, notice_version }) => (
              <tr key={id}>
                <th scope="row">{copy.purposes[purpose] ?? purpose}</th>
                <td>{copy.actions[action]}</td>
                <td>{deskTime(at)}</td>
                <td>{notice_version ?? copy.unknown}</td>
              </tr>
            ))}
          </DeskTable>
        </section>
      )}
    </>
  )
}
