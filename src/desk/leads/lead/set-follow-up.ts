import { randomUUID } from 'node:crypto'
import type { Database } from '#database/database.ts'
import type { Staff } from '#desk/access/staff-context.ts'
import { catchUp } from '#desk/leads/inbox/catch-up.ts'
import { recordAction } from '#platform/operation/activity-log.ts'
import type { Services } from '#platform/services.ts'
import { endFollowUp } from './follow-ups.ts'
import { listSeen, stateBefore } from './handle-leads.ts'
import { findWhoChanged } from './lead-history.ts'

export interface FollowUp {
  id?: string
  at: Date
  /** What about. */
  text: string
}

/**
 * Sets when somebody calls again, in place of what was set before; null: it is done, or needs no more. Whoever sets one
 * takes a lead that nobody had.
 */
export async function setFollowUp(
  leadId: string,
  { followUp, seen }: { followUp: FollowUp | null; seen?: string | undefined },
  by: Staff,
  services: Services,
): Promise<{ changed: number; changedBy?: string }> {
  const { db, now } = services
  await catchUp(services)
  const time = now()
  const at = time.toISOString()

  return db.transaction().execute(async (trx) => {
    const [row] = await listSeen(trx, [leadId], by)
    if (!row) return { changed: 0 }
    if (followUp?.id && (await isSet(trx, followUp.id))) return { changed: 1 }
    const changedBy = await findWhoChanged(trx, row, seen, by.id)
    if (changedBy) return { changed: 0, changedBy }

    const was = await endFollowUp(trx, leadId, at)
    if (!followUp && !was) return { changed: 1 }
    if (followUp) await insertFollowUp(trx, leadId, followUp, by, at)
    await trx
      .updateTable('lead_handling')
      .set({
        updated_at: at,
        ...(followUp && { owner_id: row.owner_id ?? by.id }),
        ...(followUp && row.status === 'new' && { status: 'in-hand' }),
      })
      .where('lead_id', '=', leadId)
      .execute()
    await recordAction(trx, {
      staff: by,
      action: followUp ? 'lead.follow-up-set' : 'lead.follow-up-done',
      subject: leadId,
      // Without its words: the log keeps nothing of a person.
      details: { ...(followUp && { due: followUp.at.toISOString() }), ...stateBefore(row), was_follow_up: was ?? '' },
      at: time,
    })
    return { changed: 1 }
  })
}

async function isSet(trx: Database, id: string): Promise<boolean> {
  return (await trx.selectFrom('lead_follow_ups').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
}

/** Call endFollowUp before: a lead has one at a time. */
export async function insertFollowUp(
  trx: Database,
  lead_id: string,
  { id = randomUUID(), at, text }: FollowUp,
  by: Staff,
  set_at: string,
) {
  await trx
    .insertInto('lead_follow_ups')
    .values({
      id,
      lead_id,
      due_at: at.toISOString(),
      text,
      set_by: by.id,
      set_by_name: by.name,
      set_at,
      ended_at: null,
    })
    .execute()
}
