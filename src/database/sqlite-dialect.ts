import type SQLite from 'better-sqlite3'
import { CompiledQuery, type DatabaseConnection, type SqliteDatabase, SqliteDialect, SqliteDriver } from 'kysely'

const MAX_STATEMENTS = 500

/**
 * Kysely's own driver opens a transaction with a plain BEGIN. One that reads
 * and then writes is refused at once (SQLITE_BUSY_SNAPSHOT) when another
 * process has written between the two, whatever the busy timeout says. Taking
 * the write lock first makes such a transaction wait its turn instead.
 */
class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  // A full or failing disk makes SQLite roll back by itself; a second rollback would fail, and hide what happened.
  override async rollbackTransaction(connection: DatabaseConnection) {
    await super.rollbackTransaction(connection).catch((error: Error) => {
      if (!error.message.includes('no transaction is active')) throw error
    })
  }
}

export class ImmediateSqliteDialect extends SqliteDialect {
  readonly #database: SqliteDatabase

  constructor(sqlite: SQLite.Database) {
    const database = withKeptStatements(sqlite)
    super({ database })
    this.#database = database
  }

  override createDriver() {
    return new ImmediateDriver({ database: this.#database })
  }
}

// Kysely prepares every statement anew, which costs more than most of ours take to run. The oldest make room.
function withKeptStatements(sqlite: SQLite.Database): SqliteDatabase {
  const kept = new Map<string, SQLite.Statement>()

  function prepare(sql: string) {
    const statement = kept.get(sql) ?? sqlite.prepare(sql)
    kept.delete(sql)
    kept.set(sql, statement)
    if (kept.size > MAX_STATEMENTS) kept.delete(kept.keys().next().value ?? sql)
    return statement
  }

  return { prepare, close: () => void sqlite.close() } as SqliteDatabase
}
