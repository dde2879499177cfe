import type {
  ActivityLogRow,
  ConsentsTable,
  EditionDeliveryRow,
  EditionDeliveryStatus,
  LeadNotesTable,
  LeadReadRow,
  LeadRow,
  LeadViewsTable,
  OutboxRow,
  SubscriberRow,
  SuppressionsTable,
} from '#database/tables.ts'
import type { Told } from '#leads/lead-kind.ts'
import type { Held, Letter } from '#leads/person-file.ts'
import type { Subject } from './subject.ts'

/** Everything we hold about one address or number. */
export interface Person {
  subject: Subject
  leads: (LeadRow & { told: Told })[]
  /** Who at the desk read of the leads. */
  reads: LeadReadRow[]
  /** What staff wrote about the leads. */
  notes: LeadNotesTable[]
  /** What their resumes say. */
  resumes: Held['resumes']
  /** What both sides wrote to each other, and what this address wrote that belongs to no lead. */
  letters: Letter[]
  subscribers: SubscriberRow[]
  /** Editions of the newsletter that went to them, or are to. */
  editions: { subject: string; status: EditionDeliveryStatus; at: string; reported: EditionDeliveryRow['reported'] }[]
  /** What was agreed to and withdrawn. */
  consents: ConsentsTable[]
  /** Mails and webhooks, sent or to be sent. */
  deliveries: OutboxRow[]
  /** What staff did that names this person. Erasing leaves it: nobody rewrites the log. */
  log: Pick<ActivityLogRow, 'number' | 'at' | 'action'>[]
  /** What others sent that names this person: theirs, so that staff must judge. */
  mentions: Pick<LeadRow, 'id' | 'reference' | 'kind' | 'received_at'>[]
  /** Views of the inbox that somebody saved with this person in the search. */
  views: Pick<LeadViewsTable, 'id' | 'name'>[]
  /** Questions and searches that hold it, in spite of having numbers and addresses taken out. */
  questions: number
  suppression: Pick<SuppressionsTable, 'reason' | 'suppressed_by' | 'suppressed_at'> | null
  erasedAt: string[]
  isStaff: boolean
  /** The same person by other names: numbers beside an address, addresses beside a number. */
  alsoKnownAs: string[]
}

/** True where there is nothing that erasing would take away. */
export function isEmpty({ leads, letters, subscribers, deliveries }: Person): boolean {
  return leads.length + letters.length + subscribers.length + deliveries.length === 0
}
