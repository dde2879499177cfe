import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from './database.ts'

/**
 * How many rows of every table had been deleted and how many changed, "12 305", when it was last written anew, and since
 * when PostgreSQL has counted them.
 */
export interface CountedLosses {
  since: string
  lost: Record<string, string>
}

interface Bounds {
  /** Of a table with its indexes. A larger one keeps whoever waits for it for longer than a visitor is let wait. */
  mostBytes?: number
  /** For how long a table is waited for; meanwhile others wait behind us. */
  lockMs?: number
  /** For how long others may wait for one table. */
  mostMs?: number
}

export interface WrittenAnew {
  counted: CountedLosses
  written: string[]
  /** Somebody used them just then. */
  inUse: string[]
  tooLarge: string[]
}

interface Table {
  name: string
  deleted: string
  changed: string
  bytes: number
}

/** Never what PostgreSQL counts. */
const OWED = 'owed'
/** PostgreSQL's own table, where it keeps some values of each column to plan by. */
const SAMPLES = 'pg_statistic'
// Not to be had in time, took too long, or one of two that waited for each other.
const PUT_OFF = /^(55P03|57014|40P01)$/
const LOOKS = 50
const PAUSE_MS = 100

/**
 * On PostgreSQL a deleted row stays in the file of its table until another is written over it, and a changed one as it was
 * before. This puts each table that lost rows since `before` into a new file, and drops the old one. What is asked of a
 * table meanwhile waits.
 */
export function writeAnew(
  db: Database,
  before: CountedLosses | undefined,
  { mostBytes = Number.POSITIVE_INFINITY, lockMs = 0, mostMs = 0 }: Bounds = {},
): Promise<WrittenAnew> {
  return db.connection().execute(async (connection) => {
    await sql`set lock_timeout = ${sql.lit(lockMs)}`.execute(connection)
    await sql`set statement_timeout = ${sql.lit(mostMs)}`.execute(connection)
    try {
      return await writeLosers(connection, before, mostBytes)
    } finally {
      await sql`reset lock_timeout`.execute(connection)
      await sql`reset statement_timeout`.execute(connection)
    }
  })
}

async function writeLosers(db: Database, before: CountedLosses | undefined, mostBytes: number): Promise<WrittenAnew> {
  const begunAt = await timeOf(db)
  const since = await countedSince(db)
  const known = before?.since === since ? before.lost : undefined
  const tables = await listTables(db)
  const due = tables.filter((table) => !known || hasLost(table, known[table.name], mostBytes))
  const fitting = due.filter(({ bytes }) => bytes <= mostBytes)

  const written: Table[] = []
  if (fitting.length > 0 && (await areOthersOver(db, begunAt)))
    for (const table of fitting) if (await rewrite(db, table.name)) written.push(table)
  // VACUUM has taken other samples of the values in these tables: those from before are deleted rows by now.
  const areSamplesDue = written.length > 0 || known?.[SAMPLES] === OWED
  const areSamplesOwed = areSamplesDue && !((await areOthersOver(db, await timeOf(db))) && (await rewrite(db, SAMPLES)))

  const left = due.filter((table) => !written.includes(table))
  const lost = tables.map((table) => [table.name, left.includes(table) ? OWED : `${table.deleted} ${table.changed}`])
  return {
    counted: { since, lost: { ...known, ...Object.fromEntries(lost), [SAMPLES]: areSamplesOwed ? OWED : '0' } },
    written: namesOf(written),
    inUse: namesOf(left.filter((table) => fitting.includes(table))),
    tooLarge: namesOf(left.filter((table) => !fitting.includes(table))),
  }
}

/** Of a table that is too large the deleted rows alone: one that is used would be told of every day. */
function hasLost({ deleted, changed, bytes }: Table, before = '0 0', mostBytes: number): boolean {
  const [deletedBefore, changedBefore] = before.split(' ')
  return deleted !== deletedBefore || (changed !== changedBefore && bytes <= mostBytes)
}

function namesOf(tables: Table[]): string[] {
  return tables.map(({ name }) => name)
}

async function timeOf(db: Database): Promise<string> {
  const { rows } = await sql<{ at: string }>`select clock_timestamp()::text as at`.execute(db)
  return rows[0]!.at
}

/** After a crash it counts from nothing: then nobody knows what was lost before. */
async function countedSince(db: Database): Promise<string> {
  const { rows } = await sql<{ since: string }>`
    select concat_ws(' ', extract(epoch from all_of_it.stats_reset), extract(epoch from ours.stats_reset)) as since
    from pg_stat_bgwriter as all_of_it, pg_stat_database as ours where datname = current_database()
  `.execute(db)
  return rows[0]!.since
}

async function listTables(db: Database): Promise<Table[]> {
  const { rows } = await sql<Omit<Table, 'bytes'> & { bytes: string }>`
    select relname as name, n_tup_del::text as deleted, n_tup_upd::text as changed, pg_total_relation_size(relid)::text as bytes
    from pg_stat_user_tables where schemaname = current_schema() and pg_relation_size(relid) > 0 order by relname
  `.execute(db)
  return rows.map(({ bytes, ...table }) => ({ ...table, bytes: Number(bytes) }))
}

/** A transaction from before sees rows that were deleted since it began, and these would be taken over. */
async function areOthersOver(db: Database, begunBefore: string): Promise<boolean> {
  for (let look = 0; look < LOOKS; look++) {
    const { rows } = await sql`
      select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
      and xact_start < ${begunBefore}::timestamptz and (backend_xmin is not null or backend_xid is not null) limit 1
    `.execute(db)
    if (rows.length === 0) return true
    await setTimeout(PAUSE_MS)
  }
  return false
}

async function rewrite(db: Database, table: string): Promise<boolean> {
  try {
    await sql`vacuum (full, analyze) ${sql.table(table)}`.execute(db)
    return true
  } catch (error) {
    if (PUT_OFF.test((error as { code?: string }).code ?? '')) return false
    throw error
  }
}
