import type { Person } from './person.ts'

/**
 * What a person is given who asks what we hold (DPDP Act 2023, section 11):
 * readable by people and programs. What others wrote about them stays out, and so does what only serves our machines.
 */
export function writePersonFile({ subject, ...person }: Person, writtenAt: Date): string {
  const { leads, letters, notes, reads, subscribers, consents, deliveries, suppression, erasedAt } = person

  return JSON.stringify(
    {
      about: subject.value,
      written_at: writtenAt.toISOString(),
      times: 'UTC, ISO 8601',
      leads: leads.map(toPlainLead),
      notes: notes.map(({ lead_id, text, written_at }) => ({ lead_id, text, written_at })),
      // What we mailed ourselves says who of us it was.
      letters: letters.map(
        ({ lead_id, direction, at, from_address, to_address, subject, text, taken_back_at, files }) => ({
          ...{ lead_id, direction, at, from: from_address, to: to_address, subject, text },
          ...(taken_back_at && { never_sent: true }),
          files,
        }),
      ),
      // Which of us it was is ours to answer for, as with notes.
      read_by_our_staff: reads.map(({ lead_id, hour, extent }) => ({ lead_id, in_the_hour_from: hour, extent })),
      subscriptions: subscribers.map(({ topics, asked_by, ...subscriber }) => ({
        ...subscriber,
        topics: JSON.parse(topics),
      })),
      consents: consents.map(({ id, ...consent }) => consent),
      messages: deliveries.map(({ kind, lead_id, created_at, delivered_at, failed_at, last_error }) => ({
        kind,
        lead_id,
        created_at,
        delivered_at,
        failed_at,
        last_error,
      })),
      suppressed: suppression && { reason: suppression.reason, at: suppression.suppressed_at },
      erased_before: erasedAt,
      files: leads.flatMap((lead) => (lead.file_key ? [{ lead: lead.reference, ...lead.told.file }] : [])),
    },
    null,
    2,
  )
}

function toPlainLead({ fingerprint, file_key, details, attribution, told, ...lead }: Person['leads'][number]) {
  const lines = [...told.facts, ...(told.text ? [told.text] : [])].filter(({ value }) => value)

  return {
    ...lead,
    /** As our staff read it. */
    sent: Object.fromEntries(lines.map(({ label, value }) => [label, value])),
    details: JSON.parse(details),
    came_from: attribution && JSON.parse(attribution),
  }
}
