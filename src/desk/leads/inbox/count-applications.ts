import { sql } from 'kysely'
import { engineOf } from '#database/database.ts'
import type { LeadStage } from '#database/tables.ts'
import type { Services } from '#platform/services.ts'
import { catchUp } from './catch-up.ts'

export interface CountedApplications {
  /** Null where none was named. */
  jobId: string | null
  /** What the opening was called, as the newest of them tells. */
  title: string | null
  byStage: Partial<Record<LeadStage | 'received', number>>
  total: number
}

/** How many applications there are for each opening, by where they stand. */
export async function countApplications({ db, now }: Pick<Services, 'db' | 'now'>): Promise<CountedApplications[]> {
  await catchUp({ db, now })
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
