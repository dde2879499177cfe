import { sql } from 'kysely'
import type { Database } from '#database/database.ts'
import type { LeadRow } from '#database/tables.ts'
import { isOverdue } from '#desk/leads/inbox/is-overdue.ts'
import { IST_AHEAD_MS } from '#india/office-clock.ts'
import { mailboxFor } from '#leads/kinds.ts'
import { isWorkingDay } from '#leads/reply-by.ts'
import { dayInIndia } from '#platform/day-in-india.ts'
import type { Env } from '#platform/env.ts'
import type { Services } from '#platform/services.ts'

const BATCH = 1_000
const DAY_MS = 24 * 3_600_000
const LONGEST_WAITING = 10
const MOST_FOLLOW_UPS = 500

interface FollowUpToday extends Pick<LeadRow, 'id' | 'kind' | 'details' | 'reference' | 'full_name'> {
  due_at: string
  text: string
  owner: string | null
}

interface Morning {
  fresh: number
  unanswered: number
  overdue: number
  quarantine: number
  failed: number
  /** Calls and mails that somebody means to make before midnight, missed ones too, the earliest first. */
  followUps: FollowUpToday[]
  waiting: Pick<LeadRow, 'id' | 'reference' | 'full_name' | 'received_at' | 'reply_by'>[]
}

/** The mailboxes of the desks; two desks may share one. */
export function listDesks({ SALES_EMAIL, SUPPORT_EMAIL, HR_EMAIL }: Env): string[] {
  return [...new Set([SALES_EMAIL, SUPPORT_EMAIL, HR_EMAIL])]
}

/** What waits for one desk on a morning. */
export async function gatherMorning(desk: string, { db, env, now }: Services): Promise<Morning> {
  const morning: Morning = { fresh: 0, unanswered: 0, overdue: 0, quarantine: 0, failed: 0, followUps: [], waiting: [] }
  const lastMorning = lastWorkingMorning(now()).toISOString()

  for await (const lead of openLeads(db)) {
    if (mailboxFor(lead, env) !== desk) continue
    if (lead.quarantine_reason !== null) {
      morning.quarantine += 1
      continue
    }
    morning.unanswered += 1
    if (lead.received_at >= lastMorning) morning.fresh += 1
    if (isOverdue(lead, now())) morning.overdue += 1
    if (morning.waiting.length < LONGEST_WAITING) morning.waiting.push(lead)
  }

  morning.failed = await countFailed(desk, db, env)
  morning.followUps = (await listFollowUps(db, now())).filter((lead) => mailboxFor(lead, env) === desk)
  return morning
}

export function isQuiet({ unanswered, quarantine, failed, followUps }: Morning): boolean {
  return unanswered + quarantine + failed + followUps.length === 0
}

/** This time of day on the working day before. */
function lastWorkingMorning(now: Date): Date {
  let morning = new Date(now.getTime() - DAY_MS)
  while (!isWorkingDay(morning)) morning = new Date(morning.getTime() - DAY_MS)
  return morning
}

/** Whoever waits for an answer, the longest first. */
async function* openLeads(db: Database) {
  let last: { received_at: string; id: string } | undefined
  do {
    const after = last
    const batch = await db
      .selectFrom('lead_handling as handling')
      .innerJoin('leads', 'leads.id', 'handling.lead_id')
      .select(['leads.id', 'leads.kind', 'leads.details', 'leads.reference', 'leads.full_name', 'handling.status'])
      .select(['leads.received_at', 'leads.reply_by', 'leads.quarantine_reason'])
      .where(sql<boolean>`handling.status in ('new', 'in-hand')`)
      .$if(after !== undefined, (query) =>
        query.where(sql<boolean>`(handling.received_at, handling.lead_id) > (${after?.received_at}, ${after?.id})`),
      )
      .orderBy('handling.received_at')
      .orderBy('handling.lead_id')
      .limit(BATCH)
      .execute()
    yield* batch
    last = batch.length === BATCH ? batch.at(-1) : undefined
  } while (last)
}

function listFollowUps(db: Database, now: Date): Promise<FollowUpToday[]> {
  return db
    .selectFrom('lead_follow_ups as follow')
    .innerJoin('leads', 'leads.id', 'follow.lead_id')
    .innerJoin('lead_handling as handling', 'handling.lead_id', 'follow.lead_id')
    .leftJoin('staff', 'staff.id', 'handling.owner_id')
    .select(['leads.id', 'leads.kind', 'leads.details', 'leads.reference', 'leads.full_name'])
    .select(['follow.due_at', 'follow.text', 'staff.name as owner'])
    .where(sql<boolean>`follow.ended_at is null`)
    .where('follow.due_at', '<', endOfDay(now))
    .orderBy('follow.due_at')
    .limit(MOST_FOLLOW_UPS)
    .execute()
}

/** Midnight in India, in UTC. */
function endOfDay(now: Date): string {
  return new Date(Date.parse(dayInIndia(now)) - IST_AHEAD_MS + DAY_MS).toISOString()
}

/** What belongs to no lead is told to sales, who are asked first about everything. */
async function countFailed(desk: string, db: Database, env: Env): Promise<number> {
  const failed = await db
    .selectFrom('outbox')
    .leftJoin('lead_messages as message', 'message.id', 'outbox.id')
    .leftJoin('leads', (join) =>
      join.on((eb) => eb('leads.id', '=', eb.fn.coalesce('outbox.lead_id', 'message.lead_id'))),
    )
    .select(['leads.kind', 'leads.details'])
    .where('outbox.failed_at', 'is not', null)
    .execute()

  return failed.filter(
    ({ kind, details }) => (kind && details ? mailboxFor({ kind, details }, env) : env.SALES_EMAIL) === desk,
  ).length
}
