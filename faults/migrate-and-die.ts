import { join } from 'node:path'
import SQLite from 'better-sqlite3'
import { Kysely, type LogEvent, PostgresDialect } from 'kysely'
import pg from 'pg'
import { copyBeforeMigrating } from '../src/database/copy-before-migrating.ts'
import { migrate } from '../src/database/migrate.ts'
import { GroupCommitDialect } from '../src/database/sqlite-dialect.ts'
import type { Tables } from '../src/database/tables.ts'
import { readEnv } from '../src/platform/env.ts'

/** Migrates like the server, counts the statements, and kills itself after the one that is named; tells how many there are. */
const env = readEnv(process.env)
const last = Number(process.argv[2] ?? Number.POSITIVE_INFINITY)
let statements = 0

const dialect = env.DATABASE_URL
  ? new PostgresDialect({ pool: new pg.Pool({ connectionString: env.DATABASE_URL }) })
  : new GroupCommitDialect(new SQLite(join(env.DATA_DIR, 'site.db')), { longestWaitMs: 0 })
const db = new Kysely<Tables>({ dialect, log: dieInTime })
await migrate(db, { before: copyBeforeMigrating(env) })
await db.destroy()
console.info(statements)

function dieInTime({ level }: LogEvent) {
  if (level === 'query') statements += 1
  if (statements === last) process.kill(process.pid, 'SIGKILL')
}
