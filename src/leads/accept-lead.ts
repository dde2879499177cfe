import { createHash, randomUUID } from 'node:crypto'
import type { Database } from '#database/database.ts'
import type { LeadKind, LeadRow } from '#database/tables.ts'
import { enqueue, type Job } from '#platform/outbox.ts'
import type { Services } from '#platform/services.ts'
import { findByFingerprint, findByIdempotencyKey, insertLead, rememberKey } from './lead-queries.ts'
import { newReference } from './reference.ts'
import { replyBy } from './reply-by.ts'

export interface LeadOffer {
  kind: LeadKind
  full_name: string
  email: string
  phone_number?: string
  /** What only this kind of lead has. */
  details: Record<string, unknown>
  quarantine_reason?: string
  /** Stored already: no lead is accepted for a file that is not there. */
  file_key?: string
}

export interface LeadJobPayload {
  leadId: string
}

export interface Receipt {
  reference: string
  /** UTC, ISO 8601; null where no reply is promised. */
  reply_by: string | null
}

interface Acceptance {
  /** Run for this lead once it is stored; never for one in quarantine. */
  jobs: Job<LeadJobPayload>[]
  idempotencyKey?: string
}

// Specification 9.
const REPLY_PROMISED: LeadKind[] = ['contact', 'audit']

/**
 * Stores a lead and puts its jobs into the outbox: together, or not at all.
 * The same offer again (the same idempotency key, or the same content on the
 * same day in India) stores nothing and returns the first receipt.
 */
export async function acceptLead(offer: LeadOffer, acceptance: Acceptance, services: Services): Promise<Receipt> {
  const row = toRow(offer, services.now())
  const key = acceptance.idempotencyKey && `${offer.kind}:${acceptance.idempotencyKey}`

  return services.db.transaction().execute(async (trx) => {
    const known = key && (await findByIdempotencyKey(trx, key))
    if (known) return toReceipt(known)

    const isNew = await insertLead(trx, row)
    const lead = isNew ? row : await findByFingerprint(trx, row.fingerprint)
    if (key) await rememberKey(trx, key, lead)
    if (isNew && !row.quarantine_reason) await enqueueAll(trx, acceptance.jobs, lead)

    return toReceipt(lead)
  })
}

async function enqueueAll(trx: Database, jobs: Job<LeadJobPayload>[], lead: LeadRow) {
  for (const job of jobs) {
    await enqueue(trx, job, { leadId: lead.id }, { now: new Date(lead.received_at), leadId: lead.id })
  }
}

function toRow({ details, ...offer }: LeadOffer, receivedAt: Date): LeadRow {
  return {
    phone_number: null,
    quarantine_reason: null,
    file_key: null,
    file_scanned_at: null,
    ...offer,
    id: randomUUID(),
    reference: newReference(),
    details: JSON.stringify(details),
    fingerprint: fingerprint({ ...offer, details }, receivedAt),
    received_at: receivedAt.toISOString(),
    reply_by: REPLY_PROMISED.includes(offer.kind) ? replyBy(receivedAt).toISOString() : null,
  }
}

// Unicode writes some letters in two ways; the same sentence must count as the same whichever a phone sends.
function fingerprint({ kind, full_name, email, phone_number, details }: LeadOffer, receivedAt: Date): string {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(receivedAt)
  const content = JSON.stringify([day, kind, full_name, email, phone_number, details]).normalize('NFC')

  return createHash('sha256').update(content).digest('hex')
}

function toReceipt({ reference, reply_by }: LeadRow): Receipt {
  return { reference, reply_by }
}
