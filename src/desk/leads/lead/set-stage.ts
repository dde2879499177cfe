import { isDeepStrictEqual } from 'node:util'
import type { Database } from '#database/database.ts'
import type { LeadHandlingTable } from '#database/tables.ts'
import type { Staff } from '#desk/access/staff-context.ts'
import { catchUp } from '#desk/leads/inbox/catch-up.ts'
import { LEAD_KINDS } from '#leads/kinds.ts'
import { isOver, type LostReason, RECRUITMENT, type Stage } from '#leads/stages.ts'
import { recordAction } from '#platform/operation/activity-log.ts'
import type { Services } from '#platform/services.ts'
import { endFollowUp } from './follow-ups.ts'
import { type Changed, listSeen, type SeenRow, stateBefore } from './handle-leads.ts'
import { findWhoChanged } from './lead-history.ts'

/** What came of a lead, as far as somebody says it. */
interface Outcome {
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
  { stage, worth, product, lostBecause, seen }: Outcome & { seen?: string | undefined },
  by: Staff,
  services: Services,
): Promise<Pick<Changed, 'changed' | 'changedBy'>> {
  const time = services.now()
  await catchUp(services)

  return services.db.transaction().execute(async (trx) => {
    const [row] = await listSeen(trx, [id], by)
    if (!row || !hasStage(row, stage)) return { changed: 0 }
    const changedBy = await findWhoChanged(trx, row, seen, by.id)
    if (changedBy) return { changed: 0, changedBy }
    const outcome = { stage, worth, product, lostBecause }
    if (isDeepStrictEqual({ ...outcomeOf(row), ...columnsOf(outcome) }, outcomeOf(row))) return { changed: 1 }

    await change(trx, row, outcome, by, time)
    return { changed: 1 }
  })
}

/** The same for several applications, all or none. Returns those that did not stand there already. */
export async function setStages(ids: string[], stage: Stage, by: Staff, services: Services): Promise<string[]> {
  const time = services.now()
  await catchUp(services)

  return services.db.transaction().execute(async (trx) => {
    const rows = (await listSeen(trx, ids, by)).filter(({ kind }) => LEAD_KINDS[kind].stages === RECRUITMENT)
    const fresh = rows.filter((row) => (row.stage ?? 'received') !== stage)
    for (const row of fresh) await change(trx, row, { stage }, by, time)
    return fresh.map(({ lead_id }) => lead_id)
  })
}

function hasStage({ kind }: SeenRow, stage: Stage): boolean {
  const { stages } = LEAD_KINDS[kind]
  return stages !== undefined && (stage === 'received' || stages.includes(stage))
}

async function change(trx: Database, row: SeenRow, outcome: Outcome, by: Staff, time: Date) {
  const { stage, worth = null } = outcome
  const at = time.toISOString()
  const isLast = isOver(stage)
  const ended = isLast && (await endFollowUp(trx, row.lead_id, at))
  await trx
    .updateTable('lead_handling')
    .set({
      ...columnsOf(outcome),
      stage_at: stage === (row.stage ?? 'received') ? row.stage_at : at,
      updated_at: at,
      owner_id: row.owner_id ?? by.id,
      ...(isLast && { status: 'closed', closed_at: at }),
      ...(!isLast && row.status === 'new' && stage !== 'received' && { status: 'in-hand' }),
      ...(!isLast && row.status === 'closed' && { status: 'in-hand', closed_at: null }),
    })
    .where('lead_id', '=', row.lead_id)
    .execute()
  const details = {
    stage,
    ...(worth !== null && { worth }),
    ...stateBefore(row),
    was_outcome: outcomeOf(row),
    ...(ended && { was_follow_up: ended }),
  }
  await recordAction(trx, { staff: by, action: 'lead.stage-set', subject: row.lead_id, details, at: time })
}

type OutcomeColumns = Pick<LeadHandlingTable, 'stage' | 'stage_at' | 'worth_rupees' | 'product' | 'lost_because'>

/** As it is stored: a reason is that of a lead that is lost. */
function columnsOf({ stage, worth = null, product = null, lostBecause = null }: Outcome) {
  return {
    stage: stage === 'received' ? null : stage,
    worth_rupees: worth,
    product,
    lost_because: stage === 'lost' ? lostBecause : null,
  }
}

/** These columns alone, so that an undo can put them back. */
function outcomeOf({ stage, stage_at, worth_rupees, product, lost_because }: OutcomeColumns): OutcomeColumns {
  return { stage, stage_at, worth_rupees, product, lost_because }
}
