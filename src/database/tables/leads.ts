import type { Generated, Selectable } from 'kysely'
import type { LeadKind } from '#database/tables.ts'

export interface LeadTables {
  leads: {
    id: string
    kind: LeadKind
    reference: string
    full_name: string
    email: string
    phone_number: string | null
    /** JSON: what only this kind of lead has. */
    details: string
    /** Equal for the same content on the same day in India; see acceptLead. */
    fingerprint: string
    /** Why staff should look before answering, or null. A visitor never hears of it. */
    quarantine_reason: string | null
    received_at: string
    reply_by: string | null
    /** Where the file that came with it is kept (src/platform/files/files.ts), or null. */
    file_key: string | null
    /** When the virus scanner had looked at the file, or null: not looked at, so nothing is known. */
    file_scanned_at: string | null
    /** Why its sender got no receipt by mail, or null; see accept-lead.ts and lead-mails.ts. Staff may send it. */
    receipt_held: string | null
    /** JSON: where the visitor came from, or null where we were not told; see lead-context.ts. */
    attribution: string | null
  }
  idempotency_keys: {
    key: string
    lead_id: string
    created_at: string
  }
  lead_handling: LeadHandlingTable
  lead_notes: LeadNotesTable
  lead_follow_ups: LeadFollowUpsTable
  /** Leads of one person, by somebody's word. */
  lead_links: {
    lead_id: string
    /** Equal for all that were linked with each other. */
    person_id: string
    linked_by: string
    linked_at: string
  }
  /** A lead that was given to somebody who has not heard of it yet. */
  lead_hand_overs: {
    lead_id: string
    staff_id: string
    /** Who gave it. */
    by_name: string
    at: string
  }
  /** Why a lead had been in quarantine, and who let it out. */
  lead_releases: {
    lead_id: string
    reason: string
    staff_name: string
    released_at: string
  }
  /** Leads that staff were alarmed about: once each. */
  lead_alarms: {
    lead_id: string
    alarmed_at: string
  }
  lead_views: LeadViewsTable
  /** Who at the desk read of which lead: one row a person, lead and hour; see src/desk/access/lead-reads.ts. */
  lead_reads: {
    /** No foreign key: it outlives the lead. With the extents `letter` and `subscriber` it is the id of that. */
    lead_id: string
    /** When the hour began. */
    hour: string
    staff_id: string
    /** As it was then. */
    staff_name: string
    /**
     * `listed`: name, phone, place and first words, in a list; `whole`: everything that was sent; `letter`: one of no lead;
     * `subscriber`: name and address in the list of them.
     */
    extent: 'listed' | 'whole' | 'letter' | 'subscriber'
  }
}

export type LeadRow = Selectable<LeadTables['leads']>

/** `none` where nobody waits for an answer: a subscription. */
export type LeadStatus = 'new' | 'in-hand' | 'answered' | 'closed' | 'none'

/** Where an application or a sale stands beyond its status; which kind has which: src/leads/stages.ts. */
export type LeadStage =
  | 'screening'
  | 'interview'
  | 'offer'
  | 'hired'
  | 'declined'
  | 'visit-booked'
  | 'quoted'
  | 'won'
  | 'lost'

/** What staff do with a lead. Not written with the lead, but by the desk when it looks; see catch-up.ts. */
export interface LeadHandlingTable {
  /** Also of the lead's words: in SQLite's lead_search; in PostgreSQL they are a column, `words`. */
  number: Generated<number>
  lead_id: string
  /** These three are the lead's own and never change: they are here for the indexes. */
  kind: LeadKind
  received_at: string
  reply_by: string | null
  status: LeadStatus
  owner_id: string | null
  stage: LeadStage | null
  /** Since when it has stood there; null where its stage was never set, or before this was kept. */
  stage_at: string | null
  /** In whole rupees, as somebody at the desk put it; null where nobody did. */
  worth_rupees: number | null
  /** The key of a product in the register of products. */
  product: string | null
  /** One of LOST_REASONS in src/leads/stages.ts. */
  lost_because: string | null
  answered_at: string | null
  closed_at: string | null
  updated_at: string | null
  /** 1 once its words can be searched; see index-leads.ts. */
  is_findable: Generated<number>
  /** Of its words: WORDS_VERSION of src/desk/leads/search/lead-words.ts once they are as they are made now. */
  words_version: Generated<number>
}

/** Append-only. */
export interface LeadNotesTable {
  id: string
  lead_id: string
  staff_id: string | null
  /** As it was then. */
  staff_name: string
  text: string
  written_at: string
}

/** When somebody means to write or call again. A lead has one that is not over, at most. */
export interface LeadFollowUpsTable {
  id: string
  lead_id: string
  due_at: string
  /** What about. */
  text: string
  set_by: string | null
  /** As it was then. */
  set_by_name: string
  set_at: string
  ended_at: string | null
}

/** A filter of the inbox that somebody named. */
export interface LeadViewsTable {
  id: string
  staff_id: string
  name: string
  /** As it stands in the address. */
  query: string
  created_at: string
  /** Since when colleagues see it too; null: its maker alone. */
  shared_at: string | null
}

export type LeadReadRow = Selectable<LeadTables['lead_reads']>
export type LeadViewRow = Selectable<LeadViewsTable>
