import type { LeadHandlingTable } from '#database/tables.ts'
import type { Staff } from '#desk/access/staff-context.ts'
import { catchUp } from '#desk/leads/inbox/catch-up.ts'
import { LEAD_KINDS } from '#leads/kinds.ts'
import { isOver, type LostReason, type Stage } from '#leads/stages.ts'
import { recordAction } from '#platform/operation/activity-log.ts'
import type { Services } from '#platform/services.ts'
import { endFollowUp } from './follow-ups.ts'
import { type Changed, listSeen, stateBefore } from './handle-leads.ts'
import { findWhoChanged } from './lead-history.ts'

/** What came of a lead, as far as somebody says it. */
export interface Outcome {
  stage: Stage
  /** In whole rupees; null: not known. */
  worth?: number | null
  /** The key of a product. */
  product?: string | null
  lostBecause?: LostReason | null
}

/**
 * Says where a lead stands. With its last stage it is closed and nobody is called any more; set back, it is in hand
 * again. Whoever sets a stage of a lead that nobody had taken becomes its owner.
 */
export async function setStage(
  id: string,
  { stage, worth = null, product = null, lostBecause = null, seen }: Outcome & { seen?: string | undefined },
  by: Staff,
  services: Services,
): Promise<Pick<Changed, 'changed' | 'changedBy'>> {
  const { db, now } = services
  const time = now()
  const at = time.toISOString()
  await catchUp(services)

  return db.transaction().execute(async (trx) => {
    const [row] = await listSeen(trx, [id], by)
    const stages = row && LEAD_KINDS[row.kind].stages
    if (!row || !stages || (stage !== 'received' && !stages.includes(stage))) return { changed: 0 }
    const changedBy = await findWhoChanged(trx, row, seen, by.id)
    if (changedBy) return { changed: 0, changedBy }

    const isLast = isOver(stage)
    const ended = isLast && (await endFollowUp(trx, row.lead_id, at))
    await trx
      .updateTable('lead_handling')
      .set({
        stage: stage === 'received' ? null : stage,
        worth_rupees: worth,
        product,
        lost_because: stage === 'lost' ? lostBecause : null,
        updated_at: at,
        owner_id: row.owner_id ?? by.id,
        ...(isLast && { status: 'closed', closed_at: at }),
        ...(!isLast && row.status === 'new' && stage !== 'received' && { status: 'in-hand' }),
        ...(!isLast && row.status === 'closed' && { status: 'in-hand', closed_at: null }),
      })
      .where('lead_id', '=', id)
      .execute()
    const details = {
      stage,
      ...(worth !== null && { worth }),
      ...stateBefore(row),
      was_outcome: outcomeOf(row),
      ...(ended && { was_follow_up: ended }),
    }
    await recordAction(trx, { staff: by, action: 'lead.stage-set', subject: id, details, at: time })
    return { changed: 1 }
  })
}

type OutcomeColumns = Pick<LeadHandlingTable, 'stage' | 'worth_rupees' | 'product' | 'lost_because'>

/** These columns alone, so that an undo can put them back. */
function outcomeOf({ stage, worth_rupees, product, lost_because }: OutcomeColumns): OutcomeColumns {
  return { stage, worth_rupees, product, lost_because }
}
