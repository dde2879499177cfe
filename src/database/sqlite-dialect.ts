import { CompiledQuery, type DatabaseConnection, type SqliteDatabase, SqliteDialect, SqliteDriver } from 'kysely'

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
}

export class ImmediateSqliteDialect extends SqliteDialect {
  readonly #database: SqliteDatabase

  constructor(database: SqliteDatabase) {
    super({ database })
    this.#database = database
  }

  override createDriver() {
    return new ImmediateDriver({ database: this.#database })
  }
}
