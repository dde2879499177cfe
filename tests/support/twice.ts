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
    const builder = transaction.call(this)
    const { execute } = builder
    builder.execute = async (callback) => {
      await execute(async (trx) => {
        await callback(trx)
        throw UNDONE
      }).catch((error: unknown) => {
        if (error !== UNDONE) throw error
      })
      return execute(callback)
    }
    return builder
  }
}

interface Begins {
  // biome-ignore lint/suspicious/noExplicitAny: of whichever tables
  transaction: () => TransactionBuilder<any>
}
