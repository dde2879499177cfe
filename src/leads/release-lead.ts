import type { Database } from '#database/database.ts'
import type { LeadKind } from '#database/tables.ts'
import type { Env } from '#platform/env.ts'
import { enqueueOnce } from '#platform/outbox/enqueue-once.ts'
import { jobsOfLead } from './lead-jobs.ts'

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
