import { hash, randomUUIDv7 } from 'node:crypto'
import { Hono } from 'hono'
import type * as z from 'zod/mini'
import type { Database } from '#database/database.ts'
import type { LeadKind, LeadRow } from '#database/tables.ts'
import { dayInIndia } from '#platform/day-in-india.ts'
import { IdempotencyKeyReused, idempotencyKey } from '#platform/http/idempotency-key.ts'
import { jsonBody } from '#platform/http/json-body.ts'
import type { RequestState } from '#platform/http/request-state.ts'
import { type Nonce, spendNonce } from '#platform/human-check/spend-nonce.ts'
import { leads, shedLeads } from '#platform/operation/counters.ts'
import { enqueueAnew } from '#platform/outbox/enqueue-once.ts'
import { enqueueAll, type Job } from '#platform/outbox/outbox.ts'
import type { Services } from '#platform/services.ts'
import { cleanLines } from '#platform/text/clean-text.ts'
import { openWaitingLine, TooManyWait } from '#platform/waiting-line.ts'
import { noticeShown } from './consents/notice.ts'
import { recordConsent } from './consents/record-consent.ts'
import { findFraudSigns } from './find-fraud-signs.ts'
import { findSpamSignals } from './find-spam-signals.ts'
import { LEAD_KINDS } from './kinds.ts'
import { type FormContext, type LeadContext, toAcceptance, toAttribution } from './lead-context.ts'
import { findByFingerprint, findByIdempotencyKey, insertLead, newReference, rememberKey } from './lead-queries.ts'
import { isKnownMailbox } from './mailbox.ts'
import { ownPageLink } from './own-page/own-page-link.ts'
import { withWebhook } from './send-lead-webhook.ts'

export interface LeadOffer {
  kind: LeadKind
  full_name: string
  email: string
  phone_number?: string
  /** What only this kind of lead has. */
  details: Record<string, unknown>
  /** More details that the sender did not give: a second attempt at the same lead may find others. */
  lookedUp?: Record<string, unknown>
  quarantine_reason?: string
  /** Stored already: no lead is accepted for a file that is not there. */
  file_key?: string
}

export interface LeadJobPayload {
  leadId: string
  /** Staff have decided that the receipt goes out: nothing holds it any more. */
  isByStaff?: true
}

export interface Receipt {
  reference: string
  /** UTC, ISO 8601; null where no reply is promised. */
  reply_by: string | null
  /** A link to add more by; see ownPageLink. Not where the kind has no such page. */
  your_page?: string
}

export interface Acceptance {
  /** Run for this lead once it is stored, never for one in quarantine: those of its kind. */
  jobs?: Job<LeadJobPayload>[]
  idempotencyKey?: string
  context?: LeadContext
  /**
   * Not by a form of ours. Nobody has agreed to anything, and no receipt goes by itself: anybody can write any sender on
   * a letter (docs/decisions/0029-receipts-and-fraud.md).
   */
  cameBy?: 'mail'
  /** What else is true if the lead is stored, in the same transaction. */
  alongside?: (trx: Database, lead: LeadRow) => Promise<void>
}

/** For staff: why its sender got no receipt. */
const CAME_BY_MAIL = 'it came by mail, and anybody can write any sender on a letter'

type Submit<Lead> = (lead: Lead, services: Services, idempotencyKey?: string) => Promise<Receipt>

interface Sent extends FormContext {
  full_name: string
  email: string
  phone_number?: string | undefined
}

type CheckedReceipt = { ok: true; receipt: Receipt } | { ok: false; reason: 'spent' }

/**
 * A database that is busy stores two thousand leads and more a second; when the first in line has waited for a second and a
 * hundred wait behind it, the next is told to try again (docs/scale.md, L6). Reads never stand in this line.
 */
const waitingLine = openWaitingLine({ leastWaiting: 100, longestMs: 1_000 })

/** The call of a form that is answered with a receipt and this message (specification 7). */
export function receiptApi<Body extends z.core.$ZodObject>(
  body: Body,
  submit: Submit<z.output<Body>>,
  message: () => string,
) {
  return (services: Services) =>
    new Hono<RequestState>().post('/', idempotencyKey, jsonBody(body), async (c) => {
      const receipt = await submit(c.var.body, services, c.var.idempotencyKey)

      c.header('Cache-Control', 'no-store')
      return c.json({ message: message(), ...receipt }, 201)
    })
}

/**
 * Accepts what a form of this kind has sent. A filled trap is a hint, not proof: the lead is kept for staff to look at,
 * and the visitor is answered as ever.
 */
export function submitOf<Lead extends Sent>(kind: LeadKind): Submit<Lead> {
  return (lead, services, idempotencyKey) => {
    const { nickname, context, notice_version, full_name, email, phone_number, ...details } = lead
    return acceptLead(
      { kind, full_name, email, ...(phone_number && { phone_number }), details },
      { ...toAcceptance({ nickname, context, notice_version }), ...(idempotencyKey && { idempotencyKey }) },
      services,
    )
  }
}

/**
 * Stores a lead and puts its jobs into the outbox: together, or not at all.
 * The same content again (under the same idempotency key, or on the same day
 * in India) stores nothing and returns the first receipt. Other content under
 * a known key throws IdempotencyKeyReused.
 */
export async function acceptLead(offer: LeadOffer, acceptance: Acceptance, services: Services): Promise<Receipt> {
  const { lead, isNew } = await inLine(() =>
    services.db.transaction().execute((trx) => store(trx, offer, acceptance, services)),
  )
  if (isNew) leads.add(offer.kind)
  return { ...toReceipt(lead), ...(await linkOf(lead, services)) }
}

/**
 * Accepts a lead that comes with a human check, whose nonce is spent in the
 * same transaction. A check that was spent before buys nothing, except for a
 * retry under the same idempotency key, which is the same lead.
 */
export async function acceptCheckedLead(
  offer: LeadOffer,
  { nonce, ...acceptance }: Acceptance & { nonce: Nonce },
  services: Services,
): Promise<CheckedReceipt> {
  const stored = await inLine(() =>
    services.db.transaction().execute(async (trx) => {
      if (await spendNonce(trx, nonce)) return store(trx, offer, acceptance, services)

      const known = await findKnown(trx, offer, acceptance.idempotencyKey)
      return known && { lead: known, isNew: false }
    }),
  )
  if (!stored) return { ok: false, reason: 'spent' }

  if (stored.isNew) leads.add(offer.kind)
  return { ok: true, receipt: toReceipt(stored.lead) }
}

/** Throws TooManyWait where a lead would wait for seconds. */
async function inLine<Result>(work: () => Promise<Result>): Promise<Result> {
  return waitingLine(work).catch((error) => {
    if (error instanceof TooManyWait) shedLeads.add('lead')
    throw error
  })
}

/**
 * What was answered to an earlier attempt under the same key, so that a retry
 * need not pass a human check again. Throws IdempotencyKeyReused.
 */
export async function findReceipt(db: Database, offer: LeadOffer, key?: string): Promise<Receipt | undefined> {
  const lead = await findKnown(db, offer, key)
  return lead && toReceipt(lead)
}

async function findKnown(db: Database, offer: LeadOffer, key?: string): Promise<LeadRow | undefined> {
  const lead = key ? await findByIdempotencyKey(db, `${offer.kind}:${key}`) : undefined
  if (lead && fingerprint(offer, new Date(lead.received_at)) !== lead.fingerprint) throw new IdempotencyKeyReused()
  return lead
}

interface Stored {
  lead: LeadRow
  isNew: boolean
}

async function store(trx: Database, offer: LeadOffer, acceptance: Acceptance, services: Services): Promise<Stored> {
  const known = await findKnown(trx, offer, acceptance.idempotencyKey)
  if (known) return { lead: known, isNew: false }

  const row = {
    ...toRow(offer, acceptance, services),
    receipt_held: await whyHeld(trx, offer, acceptance, services),
  }
  const inserted = await insertLead(trx, row)
  const isNew = inserted !== undefined
  const lead = inserted ?? (await findByFingerprint(trx, row.fingerprint))
  if (acceptance.idempotencyKey) await rememberKey(trx, `${row.kind}:${acceptance.idempotencyKey}`, lead)
  if (isNew) await followUp(trx, lead, acceptance, services)
  else if (LEAD_KINDS[lead.kind].asksAgain) await askAgain(trx, lead, acceptance, services)
  await acceptance.alongside?.(trx, lead)

  return { lead, isNew }
}

async function followUp(trx: Database, lead: LeadRow, { jobs, context, cameBy }: Acceptance, { env }: Services) {
  const receivedAt = new Date(lead.received_at)
  if (!cameBy)
    await recordConsent(trx, {
      lead_id: lead.id,
      purposes: LEAD_KINDS[lead.kind].purposes,
      action: 'given',
      notice_version: await noticeShown(trx, context?.notice_version, env, receivedAt),
      at: receivedAt,
    })
  if (lead.quarantine_reason) return

  const due = withWebhook(jobs ?? LEAD_KINDS[lead.kind].jobs(env), env).filter(
    ({ isReceipt }) => !(isReceipt && lead.receipt_held),
  )
  await enqueueAll(trx, due, { leadId: lead.id }, { now: receivedAt, leadId: lead.id })
}

// Somebody who left since, or never got the mail, signs up again on the same day: whether another mail goes is the
// job's to say, as ever.
async function askAgain(trx: Database, lead: LeadRow, { jobs }: Acceptance, { env, now }: Services) {
  if (lead.quarantine_reason || lead.receipt_held) return
  for (const job of jobs ?? LEAD_KINDS[lead.kind].jobs(env))
    await enqueueAnew(trx, job, { leadId: lead.id }, { now: now(), leadId: lead.id })
}

async function whyHeld(
  trx: Database,
  offer: LeadOffer,
  { cameBy }: Acceptance,
  { env }: Services,
): Promise<string | null> {
  const signs = findFraudSigns(offer, env.SITE_URL)
  if (cameBy) return signs ?? CAME_BY_MAIL
  return signs && !(await isKnownMailbox(trx, offer.email)) ? signs : null
}

// Column by column: what else an offer brings is no reason to refuse a lead.
function toRow(
  offer: LeadOffer,
  { context = {}, cameBy }: Acceptance,
  { env, now }: Services,
): Omit<LeadRow, 'receipt_held'> {
  const receivedAt = now()

  return {
    id: randomUUIDv7(),
    kind: offer.kind,
    reference: newReference(),
    full_name: offer.full_name,
    email: offer.email,
    phone_number: offer.phone_number ?? null,
    file_key: offer.file_key ?? null,
    file_scanned_at: null,
    details: JSON.stringify({ ...offer.details, ...offer.lookedUp }),
    fingerprint: fingerprint(offer, receivedAt),
    quarantine_reason: offer.quarantine_reason ?? findSpamSignals(offer, context),
    received_at: receivedAt.toISOString(),
    reply_by: LEAD_KINDS[offer.kind].replyBy(receivedAt, env)?.toISOString() ?? null,
    attribution: toAttribution(context, cameBy),
  }
}

// Unicode writes some letters in two ways, and systems a line break; the same sentence counts as the same whichever is sent.
function fingerprint({ kind, full_name, email, phone_number, details }: LeadOffer, receivedAt: Date): string {
  const day = dayInIndia(receivedAt)
  const content = JSON.stringify([day, kind, full_name, email, phone_number, details], (_, value: unknown) =>
    typeof value === 'string' ? cleanLines(value).normalize('NFC') : value,
  )

  return hash('sha256', content)
}

function toReceipt({ reference, reply_by }: LeadRow): Receipt {
  return { reference, reply_by }
}

// The lead is stored: a link that cannot be made just now takes nothing from that.
async function linkOf({ id, kind, received_at }: LeadRow, services: Services): Promise<Pick<Receipt, 'your_page'>> {
  if (LEAD_KINDS[kind].ownName === null) return {}
  try {
    return { your_page: await ownPageLink(id, 'adding', services, new Date(received_at)) }
  } catch (error) {
    services.log.warn({ err: error }, 'a receipt has no link to its page')
    return {}
  }
}
