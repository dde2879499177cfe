import type { Database } from '#database/database.ts'
import type { ActivityLogRow, LeadHandlingTable, LeadRow } from '#database/tables.ts'
import { deskTime } from '#desk/frame/desk-time.ts'
import { leadDeskCopy } from '#desk/leads/lead/words.en.ts'
import { LEAD_KINDS } from '#leads/kinds.ts'
import type { Stage } from '#leads/stages.ts'
import { nameOfStage } from './name-of-stage.ts'

const { history: copy } = leadDeskCopy
const MOST = 100

/** What changes how a lead stands. */
const HANDLINGS = Object.keys(copy.handlings) as (keyof typeof copy.handlings)[]
/** What else is told of it; notes stand in a list of their own. */
const OTHERS = Object.keys(copy.others) as (keyof typeof copy.others)[]

const BY_VISIT: (typeof HANDLINGS)[number] = 'lead.stage-by-visit'

interface LeadEvent extends Pick<ActivityLogRow, 'number' | 'at'> {
  what: string
  by: string
}

/** What was done about a lead, newest first, as the activity log has it. */
export async function listHistory(db: Database, { id, kind }: Pick<LeadRow, 'id' | 'kind'>): Promise<LeadEvent[]> {
  const isApplication = LEAD_KINDS[kind].from === 'applicants'
  const rows = await actionsOn(db, id, [...HANDLINGS, ...OTHERS])
    .limit(MOST)
    .execute()
  const told = rows.map((row) => ({
    ...row,
    ...(JSON.parse(row.details) as { to?: string; stage?: Stage; due?: string }),
  }))
  const names = await namesOf(
    db,
    told.flatMap(({ to }) => to ?? []),
  )

  return told.map(({ number, action, to, stage, due, staff_name, at }) => {
    const what = { ...copy.handlings, ...copy.others }[action as keyof typeof copy.handlings]
    const named = to ? names.get(to) : stage && nameOfStage(stage, isApplication)
    const more = due ? deskTime(due) : named
    return { number, what: more ? `${what}: ${more}` : what, by: staff_name, at }
  })
}

/** What a form sends back to tell which state of a lead somebody decided upon. */
export function seenOf({ updated_at }: Pick<LeadHandlingTable, 'updated_at'>): string {
  return updated_at ?? ''
}

/** The colleague who changed a lead after this person saw it. What one did oneself, in another window, one knows. */
export async function findWhoChanged(
  trx: Database,
  lead: Pick<LeadHandlingTable, 'lead_id' | 'updated_at'>,
  seen: string | undefined,
  staffId: string,
): Promise<string | undefined> {
  if (seen === undefined || seen === seenOf(lead)) return undefined

  const last = await findLastHandling(trx, lead.lead_id)
  // By nobody of staff: its sender wrote again.
  return last && last.staff_id !== staffId ? last.staff_name || copy.sender : undefined
}

/** What was done last to how a lead stands. */
export function findLastHandling(db: Database, leadId: string) {
  return actionsOn(db, leadId, HANDLINGS).limit(1).executeTakeFirst()
}

/** The number of the line by which its sender's booking set the stage, where nothing was done since. */
export async function findStageByVisit(
  db: Database,
  { id, updated_at }: { id: string } & Pick<LeadHandlingTable, 'updated_at'>,
): Promise<number | undefined> {
  const last = await findLastHandling(db, id)
  return last?.action === BY_VISIT && last.at === updated_at ? last.number : undefined
}

function actionsOn(db: Database, leadId: string, actions: string[]) {
  return db
    .selectFrom('audit_log')
    .select(['number', 'action', 'details', 'staff_id', 'staff_name', 'at'])
    .where('subject', '=', leadId)
    .where('action', 'in', actions)
    .orderBy('number', 'desc')
}

async function namesOf(db: Database, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('staff').select(['id', 'name']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}
