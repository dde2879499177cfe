import { ActForm } from '#desk/frame/act-form.tsx'
import { DeskTable } from '#desk/frame/desk-table.tsx'
import { deskTime } from '#desk/frame/desk-time.ts'
import { when } from '#desk/frame/when.tsx'
import { NEWSLETTER_TOPICS } from '#leads/subscription/newsletter-topics.ts'
import { topicNames } from './subscriber-filter.ts'
import type { SubscriberEntry } from './subscriber-list.ts'
import { subscribersCopy as copy } from './words.en.ts'

interface SubscriberTableProps {
  rows: SubscriberEntry[]
  mayChange: boolean
}

/** One row an address. What may be done about it opens in place. */
export function SubscriberTable({ rows, mayChange }: SubscriberTableProps) {
  const { person, state, topics, source, created } = copy.columns
  const columns = [person, state, topics, source, created, ...(mayChange ? [copy.change] : [])]

  return (
    <DeskTable label={copy.title} columns={columns}>
      {rows.map((entry) => (
        <tr key={entry.id}>
          <th scope="row">
            <span translate="no">{entry.email}</span>
            <span className="subscriber__name">{entry.full_name}</span>
          </th>
          <td>
            <span className={`subscriber__state subscriber__state--${entry.state}`}>{copy.states[entry.state]}</span>
            <span className="desk-aside">{copy.since(deskTime(entry.since))}</span>
            {entry.suppression && (
              <span className="desk-aside">{copy.because(entry.suppression.by, entry.suppression.reason)}</span>
            )}
          </td>
          <td>{topicsOf(entry)}</td>
          <td>
            <span>{entry.source.from ?? copy.unknownSource}</span>
            {entry.source.landing && <span className="desk-aside">{entry.source.landing}</span>}
          </td>
          <td>{when(entry.created_at)}</td>
          {mayChange && (
            <td>{entry.state === 'suppressed' ? <LiftButton {...entry} /> : <SuppressPanel {...entry} />}</td>
          )}
        </tr>
      ))}
    </DeskTable>
  )
}

function topicsOf(entry: SubscriberEntry): string {
  const names = topicNames(entry)
  return names.length === NEWSLETTER_TOPICS.length ? copy.allTopics : names.join(', ') || copy.noTopics
}

function LiftButton({ email }: { email: string }) {
  return (
    <ActForm act="lift">
      <input type="hidden" name="address" value={email} />
      <button className="desk-link" type="submit" aria-label={copy.lift.for(email)}>
        {copy.lift.button}
      </button>
    </ActForm>
  )
}

function SuppressPanel({ email }: { email: string }) {
  return (
    <details className="desk-fold">
      <summary aria-label={copy.suppress.open(email)}>{copy.suppress.button}</summary>
      <ActForm act="suppress" className="desk-fold__form">
        <input type="hidden" name="address" value={email} />
        <input
          className="input input--small"
          name="reason"
          aria-label={copy.suppress.reasonFor(email)}
          placeholder={copy.suppress.reason}
          maxLength={300}
          required
        />
        <button className="desk-link" type="submit">
          {copy.suppress.button}
        </button>
      </ActForm>
    </details>
  )
}
