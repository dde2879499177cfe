import type { Database } from '#database/database.ts'
import type { LeadKind } from '#database/tables.ts'
import type { Env } from '#platform/env.ts'
import { enqueueAnew } from '#platform/outbox/enqueue-once.ts'
import { jobsOfLead } from './lead-jobs.ts'

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
