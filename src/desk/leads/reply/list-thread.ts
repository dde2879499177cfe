import type { Database } from '#database/database.ts'
import type { LeadMessagesTable, OutboxRow } from '#database/tables.ts'
import { type DeliveryState, stateOf } from '#desk/leads/lead/deliveries.ts'
import type { DeskLead } from '#desk/leads/lead/find-desk-lead.ts'
import { type FoldedPart, foldQuoted } from '#leads/conversation/fold-quoted.ts'
import { LEAD_KINDS } from '#leads/kinds.ts'
import type { Env } from '#platform/env.ts'
import { sameAddress } from '#platform/text/read-email-address.ts'

export interface ThreadDelivery {
  state: DeliveryState | 'taken-back'
  /** Of one that waits: when it is tried next. */
  dueAt: string | null
  attempts: number
  error: string | null
}

interface ThreadFile {
  id: string
  name: string
  bytes: number
  refused: string | null
  /** No scanner has looked at it yet. */
  isLocked: boolean
}

interface Said {
  id: string
  at: string
  who: string
}

export type ThreadEntry =
  | (Said & { what: 'sent' })
  | { what: 'receipt'; id: string; at: string; delivery: ThreadDelivery }
  | (Said & {
      what: 'letter'
      direction: LeadMessagesTable['direction']
      way: LeadMessagesTable['way']
      staffId: string | null
      subject: string
      parts: FoldedPart[]
      hasHtml: boolean
      /** Of other servers, in the HTML. */
      hasPictures: boolean
      automatic: LeadMessagesTable['automatic']
      files: ThreadFile[]
      /** Of one that we sent from here. */
      delivery: ThreadDelivery | null
    })

/** All that was said about a lead, by its sender and by us, the oldest first. */
export async function listThread(
  db: Database,
  lead: DeskLead,
  { deliveries, env, now }: { deliveries: OutboxRow[]; env: Pick<Env, 'CLAMD_URL'>; now: Date },
): Promise<ThreadEntry[]> {
  const letters = await db
    .selectFrom('lead_messages')
    .selectAll()
    .where('lead_id', '=', lead.id)
    .orderBy('at')
    .orderBy('id')
    .execute()
  const ids = letters.map(({ id }) => id)
  const files = await listFiles(db, ids)
  const sent = await listOutbox(db, ids)
  const receipts = new Set(LEAD_KINDS[lead.kind].allJobs.flatMap(([job]) => (job.isReceipt ? [job.kind] : [])))

  const entries: ThreadEntry[] = [
    {
      what: 'sent',
      id: lead.id,
      at: lead.received_at,
      who: lead.full_name,
    },
    ...deliveries
      .filter(({ kind }) => receipts.has(kind))
      .map((row) => ({ what: 'receipt' as const, id: row.id, at: row.created_at, delivery: toDelivery(row, now) })),
    ...letters.map((letter) => ({
      what: 'letter' as const,
      ...{ id: letter.id, at: letter.at, direction: letter.direction, way: letter.way, staffId: letter.staff_id },
      who: letter.staff_name ?? (isOf(lead, letter) ? lead.full_name : letter.from_address),
      subject: letter.subject,
      parts: foldQuoted(letter.text),
      hasHtml: letter.html !== null,
      hasPictures: /<img[^>]* src="https?:/i.test(letter.html ?? ''),
      automatic: letter.automatic,
      files: files
        .filter(({ message_id }) => message_id === letter.id)
        .map(({ id, name, bytes, refused, scanned_at }) => ({
          ...{ id, name, bytes, refused },
          isLocked: Boolean(env.CLAMD_URL && !scanned_at),
        })),
      delivery: deliveryOf(letter, sent, now),
    })),
  ]
  return entries.toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))
}

function isOf({ email }: DeskLead, { direction, from_address }: LeadMessagesTable): boolean {
  return direction === 'in' && sameAddress(from_address) === sameAddress(email)
}

function deliveryOf(
  { id, way, taken_back_at }: LeadMessagesTable,
  sent: OutboxRow[],
  now: Date,
): ThreadDelivery | null {
  if (taken_back_at) return { state: 'taken-back', dueAt: null, attempts: 0, error: null }
  const row = way === 'desk' ? sent.find((each) => each.id === id) : undefined
  return row ? toDelivery(row, now) : null
}

function toDelivery(row: OutboxRow, now: Date): ThreadDelivery {
  const state = stateOf(row, now)
  return {
    state,
    dueAt: state === 'waiting' || state === 'under-way' ? row.due_at : null,
    attempts: row.attempts,
    error: row.last_error,
  }
}

async function listFiles(db: Database, ids: string[]) {
  if (ids.length === 0) return []
  return db.selectFrom('lead_message_files').selectAll().where('message_id', 'in', ids).orderBy('place').execute()
}

async function listOutbox(db: Database, ids: string[]): Promise<OutboxRow[]> {
  return ids.length === 0 ? [] : db.selectFrom('outbox').selectAll().where('id', 'in', ids).execute()
}
