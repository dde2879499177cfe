import type { Database } from '#database/database.ts'
import type { LeadHandlingTable, LeadStage } from '#database/tables.ts'
import { LEAD_KINDS } from '#leads/kinds.ts'
import type { OwnLead } from '#leads/own-page/find-own-lead.ts'
import { recordAction } from '#platform/operation/activity-log.ts'

const BOOKED: LeadStage = 'visit-booked'
/** The line of the history by which staff see it, and can undo it. */
const ACTION = 'lead.stage-by-visit'

/**
 * A sale whose visit is booked stands at "visit booked", without somebody at the desk. Only from before that, or from lost
 * or closed: whoever has a quotation goes on from there. An application has stages of its own, which staff set.
 */
export async function stageOfVisit(trx: Database, { id, kind, received_at, reply_by }: OwnLead, time: Date) {
  if (!LEAD_KINDS[kind].stages?.includes(BOOKED)) return
  const row = await findHandling(trx, id)
  const isClosed = row?.status === 'closed'
  if (row?.stage === 'lost' ? !isClosed : row?.stage) return

  const at = time.toISOString()
  const changed = {
    stage: BOOKED,
    stage_at: at,
    lost_because: null,
    updated_at: at,
    ...(isClosed && { status: row.owner_id ? ('in-hand' as const) : ('new' as const), closed_at: null }),
  }
  await trx
    .insertInto('lead_handling')
    .values({ lead_id: id, kind, received_at, reply_by, status: 'new', ...changed })
    .onConflict((conflict) => conflict.column('lead_id').doUpdateSet(changed))
    .execute()
  const { status, owner_id, answered_at, closed_at, ...outcome } = row ?? UNTOUCHED
  // As the desk keeps it for an undo: `StateBefore` in src/desk/leads/lead/handle-leads.ts.
  const before = {
    was: status,
    ...(owner_id && { was_owner: owner_id }),
    ...(answered_at && { was_answered_at: answered_at }),
    ...(closed_at && { was_closed_at: closed_at }),
    was_outcome: outcome,
  }
  await recordAction(trx, { staff: null, action: ACTION, subject: id, details: { stage: BOOKED, ...before }, at: time })
}

/** The visit is off again: a lead that stands where its booking put it, stands where it was. */
export async function stageWithoutVisit(trx: Database, leadId: string, time: Date) {
  const row = await findHandling(trx, leadId)
  if (row?.stage !== BOOKED) return
  const booked = await trx
    .selectFrom('audit_log')
    .select(['at', 'details'])
    .where('subject', '=', leadId)
    .where('action', '=', ACTION)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  // Set by somebody at the desk, who knows why.
  if (booked?.at !== row.stage_at) return

  const { was_outcome } = JSON.parse(booked.details) as { was_outcome: typeof UNTOUCHED }
  // What was lost is open again since: its sender has just written to us.
  const stage = was_outcome.stage === 'lost' ? null : was_outcome.stage
  const at = time.toISOString()
  await trx
    .updateTable('lead_handling')
    .set({ stage, stage_at: at, updated_at: at })
    .where('lead_id', '=', leadId)
    .execute()
  const details = { stage: stage ?? 'received' }
  await recordAction(trx, { staff: null, action: 'lead.stage-without-visit', subject: leadId, details, at: time })
}

const STATE = ['status', 'owner_id', 'answered_at', 'closed_at'] as const
const OUTCOME = ['stage', 'stage_at', 'worth_rupees', 'product', 'lost_because'] as const
type Handled = Pick<LeadHandlingTable, (typeof STATE)[number] | (typeof OUTCOME)[number]>

/** Of a lead that the desk has not looked at. */
const UNTOUCHED: Handled = {
  status: 'new',
  owner_id: null,
  answered_at: null,
  closed_at: null,
  stage: null,
  stage_at: null,
  worth_rupees: null,
  product: null,
  lost_because: null,
}

function findHandling(trx: Database, leadId: string): Promise<Handled | undefined> {
  return trx
    .selectFrom('lead_handling')
    .select([...STATE, ...OUTCOME])
    .where('lead_id', '=', leadId)
    .executeTakeFirst()
}
