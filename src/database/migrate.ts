import { type Kysely, sql } from 'kysely'
import { type Database, engineOf } from './database.ts'
import * as all from './migrations.ts'
import type { Tables } from './tables.ts'

interface Migration {
  // biome-ignore lint/suspicious/noExplicitAny: a migration sees the schema of its own day, not today's tables
  up: (db: Kysely<any>) => Promise<void>
}

/** By their names, and so in the order they run. */
const migrations: Record<string, Migration> = all

export interface MigrateOptions {
  /** Only these: for a database that is to be like an older one. */
  only?: string[]
  /** Called behind the lock, before the first change to a schema that is in use. */
  before?: (pending: string[]) => Promise<void>
}

/**
 * Brings the schema up to date and returns the names of what was applied. All
 * of it in one transaction behind one lock: any number of processes may start
 * at once, and one that dies half-way leaves the schema as it was. (Kysely's
 * own migrator takes no lock on SQLite.)
 */
export async function migrate(db: Database, { only, before }: MigrateOptions = {}): Promise<string[]> {
  return db.transaction().execute(async (trx) => {
    if (engineOf(db) === 'postgres') await sql`select pg_advisory_xact_lock(20261120)`.execute(trx)
    await sql`create table if not exists migrations (name text primary key, applied_at text not null)`.execute(trx)

    const applied = await listApplied(trx)
    const pending = listMigrations().filter((name) => !applied.includes(name) && (only?.includes(name) ?? true))
    if (applied.length > 0 && pending.length > 0) await before?.(pending)

    for (const name of pending) {
      await migrations[name]!.up(trx)
      await sql`insert into migrations (name, applied_at) values (${name}, ${new Date().toISOString()})`.execute(trx)
    }

    return pending
  })
}

/** The names of all migrations, in their order. */
export function listMigrations(): string[] {
  return Object.keys(migrations).sort()
}

/** Which migrations this database has seen. */
export async function listApplied(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from migrations order by name`.execute(db)
  return rows.map(({ name }) => name)
}
