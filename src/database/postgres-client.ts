import pg from 'pg'
import { again } from './again.ts'

const LOST = /^(Query read timeout|Connection terminated|Client has encountered a connection error|Client was closed)/

/**
 * A connection that says when it is lost, and then is. The driver itself goes
 * on with one whose server fell silent, so that whoever gets it next waits in
 * vain as well; and it fails a rollback after the connection broke, which hides
 * why the transaction failed. A statement outside of a transaction that another
 * one got in the way of is asked again.
 */
export class PostgresClient extends pg.Client {
  #lost: Error | undefined
  #isInTransaction = false

  constructor(config?: string | pg.ClientConfig) {
    super(config)
    // Broken between two queries of a transaction, nobody else would hear of it, and the process would end.
    this.on('error', () => {})
  }

  // biome-ignore lint/suspicious/noExplicitAny: the driver's own signature has a dozen forms
  override query(...args: any[]): any {
    const [text] = args
    // Whatever it had begun, the server has undone with the connection.
    if (this.#lost && text === 'rollback') return Promise.resolve({ command: 'ROLLBACK', rowCount: 0, rows: [] })
    if (this.#lost && typeof text === 'string') return Promise.reject(this.#lost)

    // biome-ignore lint/suspicious/noExplicitAny: as above
    const ask = () => super.query(...(args as [any]))
    const isEnd = text === 'commit' || text === 'rollback'
    if (isEnd) this.#isInTransaction = false
    else if (/^(begin|start transaction)\b/.test(String(text))) this.#isInTransaction = true
    // A transaction is run again as a whole. What is not text is read row by row.
    const isAlone = typeof text === 'string' && typeof args.at(-1) !== 'function' && !isEnd && !this.#isInTransaction
    const answer = isAlone ? again(ask) : ask()
    return answer instanceof Promise ? answer.catch((error: Error) => this.#refuse(error)) : answer
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
