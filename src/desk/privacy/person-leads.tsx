import { Fragment } from 'react'
import { Link } from 'react-router'
import type { LeadRow } from '#database/tables.ts'
import { DeskTable } from '#desk/frame/desk-table.tsx'
import { deskTime } from '#desk/frame/desk-time.ts'
import { useDeskNames } from '#desk/frame/use-desk-names.ts'
import { when } from '#desk/frame/when.tsx'
import type { Person } from './person.ts'
import { privacyCopy } from './words.en.ts'

const { leads: copy, export: exporting } = privacyCopy

/** Each lead with everything that was sent, folded away until it is wanted. */
export function PersonLeads({ leads }: Pick<Person, 'leads'>) {
  const names = useDeskNames()

  return (
    <section className="desk-part">
      <h2>{copy.heading}</h2>
      <DeskTable label={copy.heading} columns={copy.columns}>
        {leads.map((lead) => (
          <tr key={lead.id}>
            <th scope="row">
              <Link to={`/desk/leads/${lead.id}`}>{lead.reference}</Link>
            </th>
            <td>{names.kinds[lead.kind]}</td>
            <td>{when(lead.received_at)}</td>
            <td>{lead.full_name}</td>
            <td translate="no">{lead.email}</td>
            <td className="desk-when">{lead.phone_number ?? copy.none}</td>
            <td>
              {lead.file_key && (
                <a className="desk-link" href={`/desk/leads/${lead.id}/resume`} download>
                  {exporting.resume(lead.told.file?.name ?? copy.resume)}
                </a>
              )}
            </td>
            <td>
              <details className="desk-fold">
                <summary aria-label={copy.showOf(lead.reference)}>{copy.show}</summary>
                <Everything lead={lead} />
              </details>
            </td>
          </tr>
        ))}
      </DeskTable>
    </section>
  )
}

function Everything({ lead }: { lead: LeadRow }) {
  const fields = [
    ...flat(JSON.parse(lead.details)),
    ...(lead.quarantine_reason ? [[copy.quarantine, lead.quarantine_reason]] : []),
    ...(lead.attribution ? flat(JSON.parse(lead.attribution), copy.cameFrom) : []),
  ]

  return (
    <dl className="person__fields">
      {fields.map(([name, value]) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </dl>
  )
}

/** A field a line, named by its path. */
function flat(value: unknown, path = ''): string[][] {
  if (typeof value !== 'object' || value === null) return [[path, String(value ?? '')]]
  return Object.entries(value).flatMap(([name, inner]) => flat(inner, path ? `${path}, ${name}` : name))
}

/** What we hold, in numbers. */
export function PersonBill({ person }: { person: Person }) {
  const { leads, letters, notes, reads, views, subscribers, editions, consents, deliveries } = person
  const { log, mentions, questions } = person
  const lines = [
    [privacyCopy.lines.leads, leads.length],
    [privacyCopy.lines.files, leads.filter(({ file_key }) => file_key).length],
    [privacyCopy.lines.notes, notes.length],
    [privacyCopy.lines.letters, letters.length],
    [privacyCopy.lines.reads, reads.length],
    [privacyCopy.lines.subscriptions, subscribers.length],
    [privacyCopy.lines.editions, editions.length],
    [privacyCopy.lines.consents, consents.length],
    [privacyCopy.lines.deliveries, deliveries.length],
    [privacyCopy.lines.log, log.length],
    [privacyCopy.lines.mentions, mentions.length],
    [privacyCopy.lines.views, views.length],
    [privacyCopy.lines.questions, questions],
  ] as const

  return (
    <div className="bill person__bill">
      <h2 className="bill__top">{privacyCopy.found(person.subject.value)}</h2>
      {lines.map(([name, count]) => (
        <div className="ln" key={name}>
          <span>{name}</span>
          <span>{count.toLocaleString('en-IN')}</span>
        </div>
      ))}
      <PersonNotes person={person} />
    </div>
  )
}

function PersonNotes({ person: { alsoKnownAs, suppression, erasedAt, isStaff } }: { person: Person }) {
  const notes = [
    ...(alsoKnownAs.length > 0 ? [`${privacyCopy.also}: ${alsoKnownAs.join(', ')}`] : []),
    ...(suppression
      ? [
          privacyCopy.suppressedSince(
            deskTime(suppression.suppressed_at),
            suppression.suppressed_by,
            suppression.reason,
          ),
        ]
      : []),
    ...erasedAt.map((at) => privacyCopy.erasedOn(deskTime(at))),
    ...(isStaff ? [privacyCopy.staffToo] : []),
  ]

  return notes.map((note) => (
    <p className="person__note" key={note}>
      {note}
    </p>
  ))
}
