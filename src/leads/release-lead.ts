import type { Database } from '#database/database.ts'
import type { LeadKind } from '#database/tables.ts'
import type { Env } from '#platform/env.ts'
import { enqueueAnew, enqueueOnce } from '#platform/outbox/enqueue-once.ts'
import type { Job } from '#platform/outbox/outbox.ts'
import type { LeadJobPayload } from './accept-lead.ts'
import { LEAD_KINDS } from './kinds.ts'
import { withWebhook } from './send-lead-webhook.ts'

interface Release {
  leadId: string
  kinds: LeadKind[]
  staffName: string
  env: Env
  now: Date
}

/**
 * Lets a lead out of quarantine and starts what acceptLead had held back. What
 * had been started before, as when the virus scanner only spoke later, is not
 * started again. False where there is no such lead in quarantine.
 */
export async function releaseLead(trx: Database, { leadId, kinds, staffName, env, now }: Release): Promise<boolean> {
  const held = await trx
    .selectFrom('leads')
    .select(['kind', 'quarantine_reason', 'receipt_held'])
    .where('id', '=', leadId)
    .where('kind', 'in', kinds)
    .executeTakeFirst()
  if (!held?.quarantine_reason) return false

  const freed = await trx
    .updateTable('leads')
    .set({ quarantine_reason: null })
    .where('id', '=', leadId)
    .where('quarantine_reason', 'is not', null)
    .returning('id')
    .executeTakeFirst()
  if (!freed) return false

  const released = { reason: held.quarantine_reason, staff_name: staffName, released_at: now.toISOString() }
  await trx
    .insertInto('lead_releases')
    .values({ lead_id: leadId, ...released })
    .onConflict((conflict) => conflict.column('lead_id').doUpdateSet(released))
    .execute()
  for (const job of jobsOfLead(held.kind, env).filter(({ isReceipt }) => !(isReceipt && held.receipt_held)))
    await enqueueOnce(trx, job, { leadId }, { now, leadId })
  return true
}

interface HeldReceipt {
  leadId: string
  kinds: LeadKind[]
  env: Env
  now: Date
}

/** Sends the receipt that was held, because staff have seen that it should go. False where none is held. */
export async function sendHeldReceipt(trx: Database, { leadId, kinds, env, now }: HeldReceipt): Promise<boolean> {
  const freed = await trx
    .updateTable('leads')
    .set({ receipt_held: null })
    .where('id', '=', leadId)
    .where('kind', 'in', kinds)
    .where('receipt_held', 'is not', null)
    // Out of quarantine first: that is the larger question.
    .where('quarantine_reason', 'is', null)
    .returning('kind')
    .executeTakeFirst()
  if (!freed) return false

  for (const job of jobsOfLead(freed.kind, env).filter(({ isReceipt }) => isReceipt))
    await enqueueAnew(trx, job, { leadId, isByStaff: true }, { now, leadId })
  return true
}

/** What follows a lead of this kind that is accepted, or let out of quarantine. */
function jobsOfLead(kind: LeadKind, env: Env): Job<LeadJobPayload>[] {
  return withWebhook(LEAD_KINDS[kind].jobs(env), env)
}
