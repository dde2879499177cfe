import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import SQLite from 'better-sqlite3'
import { type Kysely, PostgresDialect, SqliteAdapter } from 'kysely'
import pg from 'pg'
import { again } from './again.ts'
import { heardWhileAlive, type Looks, PATIENT_LOOKS } from './heard-while-alive.ts'
import { patience } from './patience.ts'
import { GroupCommitDialect } from './sqlite-dialect.ts'
import type { Tables } from './tables.ts'
import { WatchedKysely } from './transaction-watch.ts'

const LOST = /^(no answer in time|Connection terminated|Client has encountered a connection error|Client was closed)/

/**
 * A connection that says when it is lost, and then is. The driver itself goes
 * on with one whose server fell silent, so that whoever gets it next waits in
 * vain as well; and it fails a rollback after the connection broke, which hides
 * why the transaction failed. A statement outside of a transaction that another
 * one got in the way of is asked again.
 */
class PostgresClient extends pg.Client {
  #lost: Error | undefined
  #isInTransaction = false
  readonly #waits: Waits

  constructor(config: pg.ClientConfig & Waits) {
    super(config)
    this.#waits = config
    // Broken between two queries of a transaction, nobody else would hear of it, and the process would end.
    this.on('error', () => {})
  }

  // biome-ignore lint/suspicious/noExplicitAny: the driver's own signature has two forms
  override connect(...args: any[]): any {
    const end = patience(this.#waits.connectMs, () => this.connection.stream.destroy(new Error(NO_CONNECTION)))
    this.once('connect', end).once('end', end)
    return super.connect(...(args as []))
  }

  // biome-ignore lint/suspicious/noExplicitAny: the driver's own signature has a dozen forms
  override query(...args: any[]): any {
    const [text] = args
    // Whatever it had begun, the server has undone with the connection.
    if (this.#lost && text === 'rollback') return Promise.resolve({ command: 'ROLLBACK', rowCount: 0, rows: [] })
    if (this.#lost && typeof text === 'string') return Promise.reject(this.#lost)

    // biome-ignore lint/suspicious/noExplicitAny: as above
    const ask = () => this.#hear(super.query(...(args as [any])))
    const isEnd = text === 'commit' || text === 'rollback'
    if (isEnd) this.#isInTransaction = false
    else if (/^(begin|start transaction)\b/.test(String(text))) this.#isInTransaction = true
    // A transaction is run again as a whole. What is not text is read row by row.
    const isAlone = typeof text === 'string' && typeof args.at(-1) !== 'function' && !isEnd && !this.#isInTransaction
    const answer = isAlone ? again(ask) : ask()
    return answer instanceof Promise ? answer.catch((error: Error) => this.#refuse(error)) : answer
  }

  #hear<Answer>(answer: Answer): Answer | Promise<Awaited<Answer>> {
    if (!(answer instanceof Promise)) return answer
    const { answerMs, looks, connectionString } = this.#waits
    return answerMs
      ? heardWithin(answerMs, answer, NO_ANSWER)
      : heardWhileAlive(answer, connectionString, looks, NO_ANSWER)
  }

  #refuse(error: Error & { code?: string }): never {
    if (LOST.test(error.message) || ['ECONNRESET', 'EPIPE', 'ETIMEDOUT'].includes(error.code ?? '')) {
      // By this code the site knows that the same request may succeed later; see isUnavailable.
      this.#lost = Object.assign(error, { code: error.code ?? 'ETIMEDOUT' })
      this.end().catch(() => {})
    }
    throw error
  }
}

/** For how long this process listens before it gives up, in ms; without `answerMs`, as long as the server is alive. */
interface Waits {
  connectMs: number
  answerMs: number | undefined
  looks: Looks
  connectionString: string
}

const NO_ANSWER = 'no answer in time'
const NO_CONNECTION = 'timeout exceeded when trying to connect'

function heardWithin<Heard>(ms: number, hearing: Promise<Heard>, why: string): Promise<Heard> {
  return new Promise((resolve, reject) => {
    const end = patience(ms, () => reject(new Error(why)))
    hearing.finally(end).then(resolve, reject)
  })
}

export type Engine = 'sqlite' | 'postgres'

export type Database = Kysely<Tables>

interface Settings {
  DATABASE_URL?: string
  DATA_DIR: string
}

interface Patience {
  /** For what nobody waits for and may take long: changes of the schema, copies of everything. */
  isPatient?: boolean
  /** For how long a connection to PostgreSQL is waited for, in ms. */
  connectMs?: number
  /** How one finds out whether a PostgreSQL that is waited for with patience is alive. */
  looks?: Looks
}

// A visitor is told within five seconds that the server does not answer.
const LONGEST_WAIT_MS = 4_000
const PATIENT_WAIT_MS = 60_000

/** PostgreSQL where DATABASE_URL names one, else the embedded database DATA_DIR/site.db. */
export function openDatabase({ DATABASE_URL, DATA_DIR }: Settings, patience?: Patience): Database {
  return DATABASE_URL ? openPostgres(DATABASE_URL, patience) : openSqlite(join(DATA_DIR, 'site.db'), patience)
}

/** A file, `:memory:`, or in memory too what a file of a database holds. */
export function openSqlite(place: string | Buffer, { isPatient = false }: Patience = {}): Database {
  if (typeof place === 'string' && place !== ':memory:') mkdirSync(dirname(place), { recursive: true })

  const sqlite = new SQLite(place, { timeout: 5_000 })
  sqlite.pragma('journal_mode = WAL')
  // An acknowledged lead survives a power cut only with FULL: in WAL mode, NORMAL may lose the last commits
  // (https://www.sqlite.org/pragma.html#pragma_synchronous).
  sqlite.pragma('synchronous = FULL')
  sqlite.pragma('foreign_keys = ON')
  // What is deleted is overwritten, not only marked as free: erased is erased (scrub.ts has the rest).
  sqlite.pragma('secure_delete = ON')
  // 16 MiB of log before it begins anew, and with it whoever copies the database (src/platform/live-copy).
  sqlite.pragma('wal_autocheckpoint = 4096')
  // What a savepoint may have to take back is kept in memory, page by page: a lead touches more than the 64 KiB above
  // which SQLite writes it to a file. A change of the schema may touch all pages there are.
  if (!isPatient) sqlite.pragma('temp_store = MEMORY')

  // While another process writes, the driver waits without blocking this one, as SQLite itself would.
  sqlite.pragma('busy_timeout = 0')

  const longestWaitMs = isPatient ? PATIENT_WAIT_MS : LONGEST_WAIT_MS
  return new WatchedKysely<Tables>({ dialect: new GroupCommitDialect(sqlite, { longestWaitMs }) })
}

export function openPostgres(
  connectionString: string,
  { isPatient = false, connectMs = LONGEST_WAIT_MS, looks = PATIENT_LOOKS }: Patience = {},
): Database {
  const pool = new pg.Pool({
    Client: PostgresClient as typeof pg.Client,
    max: 10,
    // A line that something on the way has dropped, while the server answers others.
    keepAlive: true,
    keepAliveInitialDelayMillis: 30_000,
    ...(!isPatient && { statement_timeout: LONGEST_WAIT_MS }),
    ...({
      ...{ connectionString, connectMs, looks },
      answerMs: isPatient ? undefined : LONGEST_WAIT_MS + 500,
    } satisfies Waits),
  } as pg.PoolConfig)
  // A connection that breaks while idle is replaced at its next use; without a listener it would end the process.
  pool.on('error', () => {})

  const connect = () => connectWithin(connectMs, pool)
  return new WatchedKysely<Tables>({
    dialect: new PostgresDialect({ pool: { options: pool.options, connect, end: () => pool.end() } }),
  })
}

/** A connection that comes too late is for the next who asks. */
function connectWithin(ms: number, pool: pg.Pool): Promise<pg.PoolClient> {
  let isTooLate = false
  const coming = pool.connect()
  coming.then(
    (client) => isTooLate && client.release(),
    () => {},
  )
  return heardWithin(ms, coming, NO_CONNECTION).catch((error: Error) => {
    isTooLate = true
    throw error
  })
}

/** Which engine answers, for the few places where the two differ. */
export function engineOf(db: Pick<Database, 'getExecutor'>): Engine {
  return db.getExecutor().adapter instanceof SqliteAdapter ? 'sqlite' : 'postgres'
}
