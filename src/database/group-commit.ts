import { setTimeout } from 'node:timers/promises'
import SQLite from 'better-sqlite3'
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type SqliteDatabase,
  SqliteDriver,
  type TransactionSettings,
} from 'kysely'

/** What the driver needs of SQLite. */
export interface TransactedDatabase extends SqliteDatabase {
  readonly inTransaction: boolean
}

// Shorter than anybody notices, and long enough that a hundred who wait cost next to nothing.
const TRY_AGAIN_MS = 20

/** The connection, for as long as it is somebody's turn. */
interface Turn extends DatabaseConnection {
  end: () => void
  waitsForDisk: boolean
}

/** Settled when what it holds is on disk, or known not to be. */
type Group = PromiseWithResolvers<void>

/**
 * Waiting for the disk is what a commit costs, so the transactions that one
 * turn of the event loop brings share one commit. Each runs by itself in a
 * savepoint, one after the other: one that fails takes only its own changes
 * back. None is answered before the common commit, and if that fails, all fail.
 * A single statement that runs meanwhile has seen what is not yet on disk, so
 * it waits for the same commit.
 *
 * A transaction that begins with the isolation level "read uncommitted" is
 * answered at once: its changes are on disk a moment later, or lost.
 *
 * While another process holds the write lock, a transaction tries again for
 * longestWaitMs, then fails with SQLITE_BUSY; everybody else goes on meanwhile.
 */
export class GroupCommitDriver implements Driver {
  readonly #database: TransactedDatabase
  readonly #driver: SqliteDriver
  readonly #longestWaitMs: number
  #group?: Group | undefined
  #lastTurn: Promise<void> = Promise.resolve()

  constructor(database: TransactedDatabase, longestWaitMs: number) {
    this.#database = database
    this.#longestWaitMs = longestWaitMs
    this.#driver = new SqliteDriver({ database })
  }

  init(): Promise<void> {
    return this.#driver.init()
  }

  async acquireConnection(): Promise<Turn> {
    const end = await this.#nextTurn()
    const connection = await this.#driver.acquireConnection()
    const turn: Turn = {
      end,
      waitsForDisk: true,
      executeQuery: (query: CompiledQuery) =>
        this.#unlocked(turn, () => connection.executeQuery<never>(query)).catch((error) => this.#failed(error)),
      streamQuery: connection.streamQuery.bind(connection),
    }
    return turn
  }

  async beginTransaction(turn: Turn, { isolationLevel }: TransactionSettings) {
    turn.waitsForDisk = isolationLevel !== 'read uncommitted'
    await this.#unlocked(turn, () => {
      this.#group ??= this.#open()
    })
    this.#run('savepoint member')
  }

  async commitTransaction() {
    this.#run('release member')
  }

  async rollbackTransaction() {
    if (!this.#database.inTransaction) return
    this.#run('rollback to member')
    this.#run('release member')
  }

  async releaseConnection(turn: Turn) {
    const group = this.#group
    turn.end()
    if (turn.waitsForDisk) await group?.promise
  }

  async destroy() {
    await this.#group?.promise.catch(() => {})
    await this.#driver.destroy()
  }

  // First come, first served. What it gives ends the turn.
  async #nextTurn(): Promise<() => void> {
    const before = this.#lastTurn
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#lastTurn = promise
    await before
    return resolve
  }

  // SQLite's own waiting would hold the whole process. Nobody waits within a transaction: it has the lock already.
  async #unlocked<Result>(turn: Turn, run: () => Result | Promise<Result>): Promise<Result> {
    const end = performance.now() + this.#longestWaitMs
    while (true) {
      try {
        return await run()
      } catch (error) {
        if (!isLocked(error) || this.#database.inTransaction || performance.now() > end) throw error
      }
      turn.end()
      await setTimeout(TRY_AGAIN_MS)
      turn.end = await this.#nextTurn()
    }
  }

  // Taking the write lock first: a transaction that reads and then writes is refused at once (SQLITE_BUSY_SNAPSHOT)
  // when another process has written between the two, whatever the busy timeout says.
  #open(): Group {
    this.#run('begin immediate')
    const group: Group = Promise.withResolvers()
    // Told to its members; it may have none that waits.
    group.promise.catch(() => {})
    setImmediate(() => void this.#commit(group))
    return group
  }

  // In its turn like everybody else: those who wait already are in the group, those who come later are not.
  async #commit(group: Group) {
    const turn = await this.acquireConnection()
    if (this.#group === group) this.#end(group)
    turn.end()
  }

  #end(group: Group) {
    try {
      this.#run('commit')
      this.#group = undefined
      group.resolve()
    } catch (error) {
      if (this.#database.inTransaction) this.#run('rollback')
      this.#lose(error)
    }
  }

  // A full disk, or one that fails, may have ended the whole transaction, and with it what others had done.
  #failed(error: unknown): never {
    if (!this.#database.inTransaction) this.#lose(error)
    throw error
  }

  #lose(error: unknown) {
    this.#group?.reject(error)
    this.#group = undefined
  }

  #run(sql: string) {
    this.#database.prepare(sql).run([])
  }
}

function isLocked(error: unknown) {
  return error instanceof SQLite.SqliteError && error.code.startsWith('SQLITE_BUSY')
}
