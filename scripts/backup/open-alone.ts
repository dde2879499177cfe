import { existsSync } from 'node:fs'
import SQLite from 'better-sqlite3'
import { Kysely } from 'kysely'
import type { Database } from '../../src/database/database.ts'
import { GroupCommitDialect } from '../../src/database/sqlite-dialect.ts'
import type { Tables } from '../../src/database/tables.ts'
import { OperatorError } from '../../src/platform/operation/operator-error.ts'

/**
 * Opens an embedded database for nobody else: until it is closed, no other
 * process reads or writes it. Refused while one, such as the site, has it open.
 */
export function openAlone(path: string): Database {
  if (!existsSync(path)) throw new OperatorError(`There is no database at ${path}. Set DATA_DIR as the site has it.`)

  const sqlite = new SQLite(path, { timeout: 1_000, fileMustExist: true })

  try {
    sqlite.pragma('locking_mode = exclusive')
    sqlite.pragma('secure_delete = ON')
    sqlite.exec('begin immediate; rollback')
  } catch (error) {
    sqlite.close()
    if ((error as { code?: string }).code !== 'SQLITE_BUSY') throw error
    throw new OperatorError(`Somebody works with ${path}. Stop the site first.`)
  }

  return new Kysely<Tables>({ dialect: new GroupCommitDialect(sqlite, { longestWaitMs: 0 }) })
}
