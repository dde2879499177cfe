import { engineOf, openPostgres } from '#database/database.ts'
import { type CountedLosses, type WrittenAnew, writeAnew } from '#database/write-anew.ts'
import type { Services } from '#platform/services.ts'
import { listLastOperations, recordOperation } from './record-operation.ts'

/**
 * Who waits for a table is told after four seconds that the store is away (database.ts). So nobody is kept for more than
 * three, and a table that takes longer is not begun: in two seconds a small machine writes this much anew.
 */
const BESIDE_VISITORS = { mostBytes: 48 * 1024 ** 2, lockMs: 1_000, mostMs: 3_000 }
const SITE_STOPPED = { lockMs: 60_000 }

type Needed = Pick<Services, 'db' | 'env' | 'log' | 'now'>

/**
 * What was erased or forgotten is then in no file of PostgreSQL's database any more. SQLite overwrites at once (scrub.ts).
 * Nothing is done to a table that lost no rows since the last time. With `isSiteStopped` no table is too large.
 */
export async function writeTablesAnew(
  { db, env, log, now }: Needed,
  { isSiteStopped = false, bounds = BESIDE_VISITORS } = {},
): Promise<WrittenAnew | undefined> {
  if (engineOf(db) !== 'postgres') return undefined

  const last = (await listLastOperations(db)).find(({ operation }) => operation === 'overwrite')
  // Takes longer than a visitor may wait, and so needs a connection that does.
  const patient = env.DATABASE_URL ? openPostgres(env.DATABASE_URL, { isPatient: true }) : db
  try {
    const done = await writeAnew(
      patient,
      last?.details.counted as CountedLosses | undefined,
      isSiteStopped ? SITE_STOPPED : bounds,
    )
    const { written, inUse, tooLarge } = done
    await recordOperation(db, {
      operation: 'overwrite',
      finishedAt: now(),
      isOk: inUse.length + tooLarge.length === 0,
      details: { ...done },
    })
    if (written.length > 0) log.info({ written }, 'tables that lost rows were written anew')
    if (inUse.length > 0) log.warn({ inUse }, 'tables that lost rows are in use, and are written anew the next night')
    if (tooLarge.length > 0)
      log.warn(
        { tooLarge },
        'tables that lost rows are too large to be written anew beside visitors: see docs/runbook.md',
      )
    return done
  } finally {
    if (patient !== db) await patient.destroy()
  }
}
