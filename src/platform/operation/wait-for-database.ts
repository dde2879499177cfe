import { setTimeout as pause } from 'node:timers/promises'
import { tryToConnect } from '#database/try-to-connect.ts'
import { OperatorError } from './operator-error.ts'

const PATIENCE_MS = 60_000
const TELL_EVERY_MS = 10_000
const TRY_EVERY_MS = 500
/** No waiting mends these: a wrong password, a missing right, a database of that name that nobody made. */
const HOPELESS = /^(28|3D|42501)/

interface Waiting {
  say: (sentence: string) => void
  patienceMs?: number
}

/**
 * Until the PostgreSQL that DATABASE_URL names answers: for a minute, which is told at its beginning and every ten
 * seconds. It may still be starting, or be restarted. Throws an OperatorError that names the setting, never the password.
 */
export async function waitForDatabase(url: string, { say, patienceMs = PATIENCE_MS }: Waiting) {
  const end = performance.now() + patienceMs
  let toldAt = Number.NEGATIVE_INFINITY

  while (true) {
    const trouble = await tryToConnect(url)
    if (!trouble) return

    const words = `The database that DATABASE_URL names, ${withoutPassword(url)}, ${wordsFor(trouble)}`
    if (HOPELESS.test(trouble.code ?? '') || performance.now() > end) throw new OperatorError(`${words}.`)
    if (performance.now() - toldAt >= TELL_EVERY_MS) {
      toldAt = performance.now()
      say(`${words}. Waiting for it, ${Math.ceil((end - toldAt) / 1_000)} s more at most.`)
    }
    await pause(TRY_EVERY_MS)
  }
}

/** As it may be shown: who and where, and not by what password. */
export function withoutPassword(address: string): string {
  const url = new URL(address)
  url.password = ''
  url.searchParams.delete('password')
  return url.href
}

function wordsFor({ code = '', message }: NodeJS.ErrnoException): string {
  if (code.startsWith('28')) return `refuses user or password (${message})`
  if (code === '3D000') return 'is not there: the server knows no database of that name'
  if (code === '57P03') return 'is still starting'
  if (code === 'ECONNREFUSED') return 'does not answer: the connection is refused'
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'does not answer: there is no machine of that name'
  return `does not answer: ${message}`
}
