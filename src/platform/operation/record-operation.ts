import type { Database } from '#database/database.ts'
import type { LastOperationsTable } from '#database/tables.ts'

export interface Operation {
  operation: LastOperationsTable['operation']
  finishedAt: Date
  isOk: boolean
  details: Record<string, unknown>
}

/** Leaves word of a backup, a drill, a restore or a move where the people who answer for the site can read it. */
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
