import type { Database } from '#database/database.ts'
import type {
  ConsentsTable,
  LeadMessageFilesTable,
  LeadMessagesTable,
  LeadNotesTable,
  LeadReadRow,
  LeadRow,
  OutboxRow,
  SubscriberRow,
  SuppressionsTable,
} from '#database/tables.ts'
import type { Told } from './lead-kind.ts'

/** What is written of one person, or of one lead of theirs. */
export interface Held {
  leads: (LeadRow & { told: Told })[]
  /** What staff wrote of the leads. */
  notes: Pick<LeadNotesTable, 'lead_id' | 'text' | 'written_at'>[]
  /** What both sides wrote to each other. */
  letters: Letter[]
  reads: LeadReadRow[]
  subscribers: SubscriberRow[]
  consents: ConsentsTable[]
  deliveries: OutboxRow[]
  suppression: Pick<SuppressionsTable, 'reason' | 'suppressed_at'> | null
  erasedAt: string[]
}

type LetterFile = Pick<LeadMessageFilesTable, 'name' | 'type' | 'bytes'>

export interface Letter extends Pick<LeadMessagesTable, 'lead_id' | 'direction' | 'way' | 'subject' | 'text' | 'at'> {
  files: LetterFile[]
}

/**
 * What a person is given who asks what we hold (DPDP Act 2023, section 11):
 * readable by people and programs. What others wrote about them stays out, and so does what only serves our machines.
 */
export function writePersonFile(about: string, held: Held, writtenAt: Date): string {
  const { leads, notes, letters, reads, subscribers, consents, deliveries, suppression, erasedAt } = held

  return JSON.stringify(
    {
      about,
      written_at: writtenAt.toISOString(),
      times: 'UTC, ISO 8601',
      leads: leads.map(toPlainLead),
      notes: notes.map(({ lead_id, text, written_at }) => ({ lead_id, text, written_at })),
      letters,
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

function toPlainLead({ fingerprint, file_key, details, attribution, told, ...lead }: Held['leads'][number]) {
  const lines = [...told.facts, ...(told.text ? [told.text] : [])].filter(({ value }) => value)

  return {
    ...lead,
    /** As our staff read it. */
    sent: Object.fromEntries(lines.map(({ label, value }) => [label, value])),
    details: JSON.parse(details),
    came_from: attribution && JSON.parse(attribution),
  }
}

/** What was said about leads, the oldest first, without what was taken back before it went. */
export async function listLetters(db: Database, leadIds: string[]): Promise<Letter[]> {
  if (leadIds.length === 0) return []
  const letters = await db
    .selectFrom('lead_messages')
    .select(['id', 'lead_id', 'direction', 'way', 'subject', 'text', 'at'])
    .where('lead_id', 'in', leadIds)
    .where('taken_back_at', 'is', null)
    .orderBy('at')
    .orderBy('id')
    .execute()
  const files = await db
    .selectFrom('lead_message_files as file')
    .innerJoin('lead_messages as message', 'message.id', 'file.message_id')
    .select(['file.message_id', 'file.name', 'file.type', 'file.bytes'])
    .where('message.lead_id', 'in', leadIds)
    .orderBy('file.place')
    .execute()
  return letters.map(({ id, ...letter }) => ({
    ...letter,
    files: files.filter(({ message_id }) => message_id === id).map(({ message_id, ...file }) => file),
  }))
}
