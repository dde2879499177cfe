import { AsyncLocalStorage } from 'node:async_hooks'
import { type Driver, Kysely, type KyselyConfig, type Transaction, type TransactionBuilder } from 'kysely'
import { again } from './again.ts'

/** A transaction that was begun further up in the same chain of calls. */
interface Begun {
  isOver: boolean
}

const LONG_STACK = 50

/**
 * A database that knows, within a transaction, that it is in one. A query that goes to the database itself and not to
 * the transaction's own handle would wait on SQLite for the end of the very transaction that waits for it, and on
 * PostgreSQL would see and change other rows than it means: it throws at once. What a transaction of its own is run
 * again for, again.ts says.
 */
export class WatchedKysely<Tables> extends Kysely<Tables> {
  readonly #begun: AsyncLocalStorage<Begun>

  constructor({ dialect, ...config }: KyselyConfig) {
    const begun = new AsyncLocalStorage<Begun>()
    super({
      ...config,
      dialect: {
        createAdapter: () => dialect.createAdapter(),
        createIntrospector: (db) => dialect.createIntrospector(db),
        createQueryCompiler: () => dialect.createQueryCompiler(),
        createDriver: () => refusingWithin(begun, dialect.createDriver()),
      },
    })
    this.#begun = begun
  }

  override transaction(): TransactionBuilder<Tables> {
    return this.#watched(super.transaction())
  }

  #watched(builder: TransactionBuilder<Tables>): TransactionBuilder<Tables> {
    const begun = this.#begun
    // The builder's methods need the builder itself as `this`: a proxy would be none.
    return {
      setAccessMode: (mode) => this.#watched(builder.setAccessMode(mode)),
      setIsolationLevel: (level) => this.#watched(builder.setIsolationLevel(level)),
      execute: (callback) =>
        again(() => builder.execute((trx) => within(begun, () => callback(trx as Transaction<Tables>)))),
    } satisfies Pick<
      TransactionBuilder<Tables>,
      'setAccessMode' | 'setIsolationLevel' | 'execute'
    > as TransactionBuilder<Tables>
  }
}

// What was started within a transaction and goes on after it is free again.
function within<Result>(begun: AsyncLocalStorage<Begun>, run: () => Promise<Result>): Promise<Result> {
  const own = { isOver: false }
  return begun.run(own, async () => {
    try {
      return await run()
    } finally {
      own.isOver = true
    }
  })
}

function refusingWithin(begun: AsyncLocalStorage<Begun>, driver: Driver): Driver {
  const acquireConnection = driver.acquireConnection.bind(driver)
  driver.acquireConnection = async (...options) => {
    const open = begun.getStore()
    if (open && !open.isOver) throw misuse()
    return acquireConnection(...options)
  }
  return driver
}

// Between here and whoever asked lie a dozen calls of the query builder.
function misuse(): Error {
  const { stackTraceLimit } = Error
  Error.stackTraceLimit = LONG_STACK
  const error = new Error('A query within a transaction went to the database itself. Give it the transaction’s handle.')
  Error.stackTraceLimit = stackTraceLimit
  return error
}
