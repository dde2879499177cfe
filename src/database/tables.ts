import type { Selectable } from 'kysely'

/**
 * Every table, typed by hand to match the migrations. Times are UTC in ISO
 * 8601 text, so that rows compare as text and move between engines unchanged.
 */
export interface Tables {
  leads: LeadsTable
  idempotency_keys: IdempotencyKeysTable
  outbox: OutboxTable
  unanswered_questions: UnansweredQuestionsTable
  recurring_tasks: RecurringTasksTable
}

export type LeadKind = 'contact' | 'audit' | 'application' | 'subscription'

export interface LeadsTable {
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
  /** Where the file that came with it is kept (src/platform/files.ts), or null. */
  file_key: string | null
  /** When the virus scanner had looked at the file, or null: not looked at, so nothing is known. */
  file_scanned_at: string | null
}

export interface IdempotencyKeysTable {
  key: string
  lead_id: string
  created_at: string
}

export interface OutboxTable {
  id: string
  kind: string
  /** JSON for the job. */
  payload: string
  lead_id: string | null
  created_at: string
  due_at: string
  attempts: number
  leased_by: string | null
  leased_until: string | null
  last_error: string | null
  delivered_at: string | null
  failed_at: string | null
}

/** What the assistant found nothing for, counted by the day in India; nothing says who asked. */
export interface UnansweredQuestionsTable {
  day: string
  /** Without numbers and addresses; empty for all that came after a day's last row. */
  question: string
  times: number
}

/** One row a task: the newest period that was begun, and whether it was brought to its end. */
export interface RecurringTasksTable {
  task: string
  /** When the period began, so that a later one compares as later. */
  period: string
  leased_until: string
  finished_at: string | null
}

export type LeadRow = Selectable<LeadsTable>
export type OutboxRow = Selectable<OutboxTable>
