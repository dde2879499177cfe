import { sql } from 'kysely'
import type { Database } from '#database/database.ts'
import type {
  ConsentsTable,
  EditionDeliveryRow,
  EditionDeliveryStatus,
  LeadMessageFilesTable,
  LeadMessagesTable,
  LeadNotesTable,
  LeadReadRow,
  LeadRow,
  OutboxRow,
  ResumeTextsTable,
  SubscriberRow,
  SuppressionsTable,
} from '#database/tables.ts'
import type { Told } from './lead-kind.ts'

/** What is written of one person, or of one lead of theirs. */
export interface Held {
  leads: (LeadRow & { told: Told })[]
  /** What staff wrote of the leads. */
  notes: Pick<LeadNotesTable, 'lead_id' | 'text' | 'written_at'>[]
  /** What their resumes say, as it was read for the search. */
  resumes: Pick<ResumeTextsTable, 'lead_id' | 'text'>[]
  /** What both sides wrote to each other. */
  letters: Letter[]
  reads: LeadReadRow[]
  subscribers: SubscriberRow[]
  /** Editions of the newsletter that went to them. */
  editions: { subject: string; status: EditionDeliveryStatus; at: string; reported: EditionDeliveryRow['reported'] }[]
  consents: ConsentsTable[]
  deliveries: OutboxRow[]
  suppression: Pick<SuppressionsTable, 'reason' | 'suppressed_at'> | null
  erasedAt: string[]
}

type LetterFile = Pick<LeadMessageFilesTable, 'name' | 'type' | 'bytes'>

type Written = Pick<
  LeadMessagesTable,
  'id' | 'lead_id' | 'direction' | 'way' | 'from_address' | 'to_address' | 'subject' | 'text' | 'at' | 'taken_back_at'
>

export interface Letter extends Written {
  files: LetterFile[]
}

/**
 * What a person is given who asks what we hold (DPDP Act 2023, section 11):
 * readable by people and programs. What others wrote about them stays out, and so does what only serves our machines.
 */
export function writePersonFile(about: string, held: Held, writtenAt: Date): string {
  const { leads, notes, resumes, letters, reads, subscribers, editions, consents, deliveries } = held
  const { suppression, erasedAt } = held

  return JSON.stringify(
    {
      about,
      written_at: writtenAt.toISOString(),
      times: 'UTC, ISO 8601',
      leads: leads.map(toPlainLead),
      notes: notes.map(({ lead_id, text, written_at }) => ({ lead_id, text, written_at })),
      resume_texts: resumes.map(({ lead_id, text }) => ({ lead_id, text })),
      // What we mailed ourselves says who of us it was.
      letters: letters.map(
        ({ lead_id, direction, way, at, from_address, to_address, subject, text, taken_back_at, files }) => ({
          ...{ lead_id, direction, way, at, from: from_address, to: to_address, subject, text },
          ...(taken_back_at && { never_sent: true }),
          files,
        }),
      ),
      // Which of us it was is ours to answer for, as with notes.
      read_by_our_staff: reads.map(({ lead_id, hour, extent }) => ({
        // Of a letter that belonged to no lead, and of the list of subscribers, there is no lead to name.
        ...(extent !== 'letter' && extent !== 'subscriber' && { lead_id }),
        in_the_hour_from: hour,
        extent,
      })),
      subscriptions: subscribers.map(({ topics, proof, asked_by, ...subscriber }) => ({
        ...subscriber,
        topics: JSON.parse(topics),
        proof: proof && JSON.parse(proof),
      })),
      newsletters: editions,
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
    /** For people, in the language of the page that it is asked for on; `details` is for programs. */
    sent: Object.fromEntries(lines.map(({ label, value }) => [label, value])),
    details: JSON.parse(details),
    came_from: attribution && JSON.parse(attribution),
  }
}

/** What colleagues think of applicants, as a note each. */
export async function listRatings(db: Database, leadIds: string[]): Promise<LeadNotesTable[]> {
  if (leadIds.length === 0) return []
  const rows = await db.selectFrom('lead_ratings').selectAll().where('lead_id', 'in', leadIds).orderBy('at').execute()
  return rows.map(({ lead_id, staff_id, staff_name, stars, criteria, text, at }) => ({
    ...{ id: `${lead_id} ${staff_id}`, lead_id, staff_id, staff_name },
    text: [`${stars}/5`, ...Object.entries(JSON.parse(criteria)).map(([name, of]) => `${name}: ${of}/5`), text].join(
      ' ',
    ),
    written_at: at,
  }))
}

export async function listResumeTexts(db: Database, leadIds: string[]): Promise<Held['resumes']> {
  if (leadIds.length === 0) return []
  return db.selectFrom('resume_texts').select(['lead_id', 'text']).where('lead_id', 'in', leadIds).execute()
}

/**
 * What was written about leads, the oldest first, also what was taken back before it went; and with an address, in
 * lower case, what it wrote that belongs to no lead.
 */
export async function listLetters(db: Database, leadIds: string[], address?: string): Promise<Letter[]> {
  const letters = await db
    .selectFrom('lead_messages')
    .select(['id', 'lead_id', 'direction', 'way', 'from_address', 'to_address', 'subject', 'text', 'at'])
    .select('taken_back_at')
    .where((eb) =>
      eb.or([
        ...(leadIds.length > 0 ? [eb('lead_id', 'in', leadIds)] : []),
        ...(address ? [eb.and([eb('lead_id', 'is', null), sql<boolean>`lower(from_address) = ${address}`])] : []),
      ]),
    )
    .orderBy('at')
    .orderBy('id')
    .execute()
  if (letters.length === 0) return []

  const files = await db
    .selectFrom('lead_message_files')
    .select(['message_id', 'name', 'type', 'bytes'])
    .where(
      'message_id',
      'in',
      letters.map(({ id }) => id),
    )
    .orderBy('place')
    .execute()
  return letters.map((letter) => ({
    ...letter,
    files: files.flatMap(({ message_id, ...file }) => (message_id === letter.id ? [file] : [])),
  }))
}
