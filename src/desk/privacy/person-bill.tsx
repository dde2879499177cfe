import { deskTime } from '#desk/frame/desk-time.ts'
import type { Person } from './person.ts'
import { privacyCopy } from './words.en.ts'

const copy = privacyCopy

/** What we hold, in numbers. */
export function PersonBill({ person }: { person: Person }) {
  const { leads, letters, notes, reads, views, subscribers, editions, consents, deliveries } = person
  const { log, mentions, questions } = person
  const lines = [
    [copy.lines.leads, leads.length],
    [copy.lines.files, leads.filter(({ file_key }) => file_key).length],
    [copy.lines.notes, notes.length],
    [copy.lines.letters, letters.length],
    [copy.lines.reads, reads.length],
    [copy.lines.subscriptions, subscribers.length],
    [copy.lines.editions, editions.length],
    [copy.lines.consents, consents.length],
    [copy.lines.deliveries, deliveries.length],
    [copy.lines.log, log.length],
    [copy.lines.mentions, mentions.length],
    [copy.lines.views, views.length],
    [copy.lines.questions, questions],
  ] as const

  return (
    <div className="bill person__bill">
      <h2 className="bill__top">{copy.found(person.subject.value)}</h2>
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
    ...(alsoKnownAs.length > 0 ? [`${copy.also}: ${alsoKnownAs.join(', ')}`] : []),
    ...(suppression
      ? [copy.suppressedSince(deskTime(suppression.suppressed_at), suppression.suppressed_by, suppression.reason)]
      : []),
    ...erasedAt.map((at) => copy.erasedOn(deskTime(at))),
    ...(isStaff ? [copy.staffToo] : []),
  ]

  return notes.map((note) => (
    <p className="person__note" key={note}>
      {note}
    </p>
  ))
}
