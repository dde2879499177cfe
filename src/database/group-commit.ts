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
 */
export class GroupCommitDriver implements Driver {
  readonly #database: TransactedDatabase
  readonly #driver: SqliteDriver
  #group?: Group | undefined
  #lastTurn: Promise<void> = Promise.resolve()

  constructor(database: TransactedDatabase) {
    this.#database = database
    this.#driver = new SqliteDriver({ database })
  }

  init(): Promise<void> {
    return this.#driver.init()
  }

  /** First come, first served. */
  async acquireConnection(): Promise<Turn> {
    const before = this.#lastTurn
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#lastTurn = promise
    await before

    const connection = await this.#driver.acquireConnection()
    return {
      end: resolve,
      waitsForDisk: true,
      executeQuery: (query: CompiledQuery) =>
        connection.executeQuery<never>(query).catch((error) => this.#failed(error)),
      streamQuery: connection.streamQuery.bind(connection),
    }
  }

  async beginTransaction(turn: Turn, { isolationLevel }: TransactionSettings) {
    turn.waitsForDisk = isolationLevel !== 'read uncommitted'
    this.#group ??= this.#open()
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
