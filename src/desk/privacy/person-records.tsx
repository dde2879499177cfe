import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { actionInWords } from '#desk/activity-log/action-in-words.ts'
import { DeskTable } from '#desk/frame/desk-table.tsx'
import { useDeskNames } from '#desk/frame/use-desk-names.ts'
import { when } from '#desk/frame/when.tsx'
import type { Person } from './person.ts'
import { privacyCopy } from './words.en.ts'

const { letters, notes, subscriptions, consents, deliveries, mentions, log } = privacyCopy

/** What hangs on the leads: subscription, consent ledger, messages; and where else the person is named. */
export function PersonRecords({ person }: { person: Person }) {
  const names = useDeskNames()
  const referenceOf = new Map(person.leads.map(({ id, reference }) => [id, reference]))

  return (
    <>
      <Part {...letters} count={person.letters.length}>
        {person.letters.map(({ id, lead_id, at, from_address, subject, text }) => (
          <tr key={id}>
            <th scope="row">{(lead_id && referenceOf.get(lead_id)) || letters.ofNoLead}</th>
            <td>{when(at)}</td>
            <td translate="no">{from_address}</td>
            <td>{subject}</td>
            <td className="person__text">{text}</td>
          </tr>
        ))}
      </Part>
      <Part {...notes} count={person.notes.length}>
        {person.notes.map(({ id, lead_id, staff_name, text, written_at }) => (
          <tr key={id}>
            <th scope="row">{referenceOf.get(lead_id)}</th>
            <td>{staff_name}</td>
            <td>{when(written_at)}</td>
            <td className="person__text">{text}</td>
          </tr>
        ))}
      </Part>
      <Part {...subscriptions} count={person.subscribers.length}>
        {person.subscribers.map(({ id, email, full_name, created_at, confirmed_at, unsubscribed_at }) => (
          <tr key={id}>
            <th scope="row" translate="no">
              {email}
            </th>
            <td>{full_name}</td>
            {[created_at, confirmed_at, unsubscribed_at].map((at, column) => (
              <td key={subscriptions.columns[column + 2]}>{when(at)}</td>
            ))}
          </tr>
        ))}
      </Part>
      <Part {...consents} count={person.consents.length}>
        {person.consents.map(({ id, occurred_at, action, purpose, notice_version, lead_id }) => (
          <tr key={id}>
            <td>{when(occurred_at)}</td>
            <td>{consents.actions[action]}</td>
            <td>{consents.purposes[purpose] ?? purpose}</td>
            <td>{notice_version ?? consents.noNotice}</td>
            <td>{lead_id ? referenceOf.get(lead_id) : consents.subscription}</td>
          </tr>
        ))}
      </Part>
      <Part {...deliveries} count={person.deliveries.length}>
        {person.deliveries.map(({ id, kind, created_at, delivered_at, failed_at, last_error }) => (
          <tr key={id}>
            <td>{names.jobs[kind] ?? kind}</td>
            <td>{when(created_at)}</td>
            <td>{deliveries.states[delivered_at ? 'delivered' : failed_at ? 'failed' : 'waiting']}</td>
            <td className="desk-error">{last_error}</td>
          </tr>
        ))}
      </Part>
      <Part {...mentions} count={person.mentions.length}>
        {person.mentions.map(({ id, reference, kind, received_at }) => (
          <tr key={id}>
            <th scope="row">
              <Link to={`/desk/leads/${id}`} translate="no">
                {reference}
              </Link>
            </th>
            <td>{names.kinds[kind]}</td>
            <td>{when(received_at)}</td>
          </tr>
        ))}
      </Part>
      <Part {...log} count={person.log.length}>
        {person.log.map(({ number, at, action }) => (
          <tr key={number}>
            <td>{number}</td>
            <td>{when(at)}</td>
            <td>{actionInWords(action)}</td>
          </tr>
        ))}
      </Part>
    </>
  )
}

interface PartProps {
  heading: string
  lead?: string
  columns: readonly string[]
  count: number
  children: ReactNode
}

function Part({ heading, lead, columns, count, children }: PartProps) {
  if (count === 0) return null

  return (
    <section className="desk-part">
      <h2>{heading}</h2>
      {lead && <p className="desk-lead">{lead}</p>}
      <DeskTable label={heading} columns={columns}>
        {children}
      </DeskTable>
    </section>
  )
}
