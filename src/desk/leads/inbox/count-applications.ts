import { sql } from 'kysely'
import { type Database, engineOf } from '#database/database.ts'
import type { LeadStage } from '#database/tables.ts'
import { findHead } from '#platform/operation/activity-log.ts'
import type { Services } from '#platform/services.ts'
import { catchUp } from './catch-up.ts'

interface CountedApplications {
  /** Null where none was named. */
  jobId: string | null
  /** What the opening was called, as the newest of them tells. */
  title: string | null
  byStage: Partial<Record<LeadStage | 'received', number>>
  total: number
}

interface Kept {
  /** The last line of the activity log that it knows of. */
  head: number
  total: number
  counted: CountedApplications[]
}

const kept = new WeakMap<Database, Kept>()

/**
 * How many applications there are for each opening, by where they stand. What was counted stays in memory until one comes
 * or goes, or an act stands in the activity log that may have moved one.
 */
export async function countApplications({ db, now }: Pick<Services, 'db' | 'now'>): Promise<CountedApplications[]> {
  await catchUp({ db, now })
  // First: what is done while it counts is a line after it.
  const head = (await findHead(db))?.number ?? 0
  const total = await countAll(db)
  const known = kept.get(db)
  const isKnown = known?.total === total && !(await hasMoved(db, known.head, head))
  const counted = isKnown ? known.counted : await countAnew(db)
  kept.set(db, { head, total, counted })
  return counted
}

async function countAll(db: Database): Promise<number> {
  const { found } = await db
    .selectFrom('lead_handling')
    .select((eb) => eb.fn.countAll().as('found'))
    .where('kind', '=', 'application')
    .executeTakeFirstOrThrow()
  return Number(found)
}

/** Whether a line between these two may be about an application; of one that is erased nobody knows any more what it was. */
async function hasMoved(db: Database, since: number, until: number): Promise<boolean> {
  if (since === until) return false
  const line = await db
    .selectFrom('audit_log as line')
    .leftJoin('lead_handling as handling', 'handling.lead_id', 'line.subject')
    .select('line.number')
    .where('line.number', '>', since)
    .where('line.number', '<=', until)
    .where('line.action', 'like', 'lead.%')
    .where((eb) => eb.or([eb('handling.kind', '=', 'application'), eb('handling.kind', 'is', null)]))
    .limit(1)
    .executeTakeFirst()
  return line !== undefined
}

async function countAnew(db: Database): Promise<CountedApplications[]> {
  const field = (name: string) =>
    engineOf(db) === 'postgres'
      ? sql<string | null>`leads.details::json ->> ${sql.lit(name)}`
      : sql<string | null>`leads.details ->> ${sql.lit(name)}`
  const rows = await db
    .selectFrom('lead_handling as handling')
    .innerJoin('leads', 'leads.id', 'handling.lead_id')
    .select([field('job_id').as('job_id'), 'handling.stage'])
    .select((eb) => [eb.fn.countAll().as('found'), eb.fn.max(field('job_title')).as('title')])
    .where('handling.kind', '=', 'application')
    .groupBy([field('job_id'), 'handling.stage'])
    .execute()

  const openings = new Map<string | null, CountedApplications>()
  for (const { job_id: jobId, stage, found, title } of rows) {
    const opening = openings.get(jobId) ?? { jobId, title: null, byStage: {}, total: 0 }
    opening.byStage[stage ?? 'received'] = Number(found)
    opening.total += Number(found)
    opening.title ??= title
    openings.set(jobId, opening)
  }
  return [...openings.values()].toSorted((a, b) => b.total - a.total)
}
