import type { Database } from '#database/database.ts'
import type { LastOperationsTable } from '#database/tables.ts'
import { isProduction } from '#platform/env.ts'
import type { Services } from '#platform/services.ts'

/** Both are done every night (deploy/site-backup.timer): by then two were missed. */
export const OLD_MS = 50 * 3_600_000

export interface Operation {
  operation: LastOperationsTable['operation']
  finishedAt: Date
  isOk: boolean
  details: Record<string, unknown>
}

/** Leaves word of a backup, a drill, a restore, a move or an overwriting where the people who answer for the site can read it. */
export async function recordOperation(db: Database, { operation, finishedAt, isOk, details }: Operation) {
  const row = { finished_at: finishedAt.toISOString(), is_ok: isOk ? 1 : 0, details: JSON.stringify(details) }

  await db
    .insertInto('last_operations')
    .values({ operation, ...row })
    .onConflict((conflict) => conflict.column('operation').doUpdateSet(row))
    .execute()
}

/** The last of each kind that was done. */
export async function listLastOperations(db: Database): Promise<Operation[]> {
  const rows = await db.selectFrom('last_operations').selectAll().orderBy('operation').execute()

  return rows.map(({ operation, finished_at, is_ok, details }) => ({
    operation,
    finishedAt: new Date(finished_at),
    isOk: is_ok === 1,
    details: JSON.parse(details),
  }))
}

export interface LastOperation {
  operation: 'backup' | 'drill'
  /** Null where it has never been done, as far as we know. */
  finishedAt: string | null
  state: 'done' | 'failed' | 'old' | 'never'
  /** Null where it is neither good nor bad: a clone has nothing to lose yet. */
  isOk: boolean | null
}

/** The last backup and the last restore drill. */
export async function findOperations({ db, env, now }: Pick<Services, 'db' | 'env' | 'now'>): Promise<LastOperation[]> {
  const known = await listLastOperations(db)

  return (['backup', 'drill'] as const).map((operation) => {
    const last = known.find((each) => each.operation === operation)
    if (!last) return { operation, finishedAt: null, state: 'never', isOk: isProduction(env) ? false : null }

    const isOld = now().getTime() - last.finishedAt.getTime() > OLD_MS
    const state = last.isOk ? (isOld ? 'old' : 'done') : 'failed'
    return { operation, finishedAt: last.finishedAt.toISOString(), state, isOk: state === 'done' }
  })
}
