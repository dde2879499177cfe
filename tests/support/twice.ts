import type { TransactionBuilder } from 'kysely'
import { WatchedKysely } from '#database/transaction-watch.ts'

const UNDONE = new Error('undone by the test')
const PATCHED = Symbol.for('transactions run twice')

/**
 * TEST_TWICE=yes: each transaction is undone once before it counts, as PostgreSQL undoes one of two that wait for each
 * other. Whoever changes in one of them more than the database does that twice, and a test fails.
 */
const prototype = WatchedKysely.prototype as unknown as Begins & { [PATCHED]?: true }
if (process.env.TEST_TWICE && !prototype[PATCHED]) {
  const { transaction } = prototype
  prototype[PATCHED] = true
  prototype.transaction = function () {
    return twice(transaction.call(this))
  }
}

function twice(builder: Builder): Builder {
  const { execute, setAccessMode, setIsolationLevel } = builder
  return Object.assign(builder, {
    setAccessMode: ((mode) => twice(setAccessMode(mode))) satisfies Builder['setAccessMode'],
    setIsolationLevel: ((level) => twice(setIsolationLevel(level))) satisfies Builder['setIsolationLevel'],
    execute: (async (callback) => {
      await execute(async (trx) => {
        await callback(trx)
        throw UNDONE
      }).catch((error: unknown) => {
        if (error !== UNDONE) throw error
      })
      return execute(callback)
    }) satisfies Builder['execute'],
  })
}

// biome-ignore lint/suspicious/noExplicitAny: of whichever tables
type Builder = TransactionBuilder<any>

interface Begins {
  transaction: () => Builder
}
