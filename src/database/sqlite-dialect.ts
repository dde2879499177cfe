import type SQLite from 'better-sqlite3'
import { SqliteAdapter, SqliteDialect } from 'kysely'
import { GroupCommitDriver, type TransactedDatabase } from './group-commit.ts'

const MAX_STATEMENTS = 500

export class GroupCommitDialect extends SqliteDialect {
  readonly #database: TransactedDatabase
  readonly #longestWaitMs: number

  constructor(sqlite: SQLite.Database, { longestWaitMs }: { longestWaitMs: number }) {
    const database = withKeptStatements(sqlite)
    super({ database })
    this.#database = database
    this.#longestWaitMs = longestWaitMs
  }

  override createDriver() {
    return new GroupCommitDriver(this.#database, this.#longestWaitMs)
  }

  override createAdapter() {
    return new QueueingAdapter()
  }
}

/** Kysely need not queue for the one connection: the driver does, and lets the next one in before the commit. */
class QueueingAdapter extends SqliteAdapter {
  override get supportsMultipleConnections() {
    return true
  }
}

// Kysely prepares every statement anew, which costs more than most of ours take to run. The oldest make room.
function withKeptStatements(sqlite: SQLite.Database): TransactedDatabase {
  const kept = new Map<string, SQLite.Statement>()

  function prepare(sql: string) {
    const statement = kept.get(sql) ?? sqlite.prepare(sql)
    kept.delete(sql)
    kept.set(sql, statement)
    if (kept.size > MAX_STATEMENTS) kept.delete(kept.keys().next().value ?? sql)
    return statement
  }

  return {
    prepare,
    close: () => void sqlite.close(),
    get inTransaction() {
      return sqlite.inTransaction
    },
  } as TransactedDatabase
}
