import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import type { Env } from '#platform/env.ts'
import { expectUsableFile, makeUsable } from '#platform/files/usable-folder.ts'
import { OperatorError } from './operator-error.ts'
import { waitForDatabase } from './wait-for-database.ts'

interface Options {
  say: (sentence: string) => void
  /** False for a command: it works while the site has the port. */
  listens?: boolean
  /** What systemd has handed over instead of HOST and PORT. */
  sockets?: number[]
}

/**
 * Sees that what the settings name can be used, before anything is built, migrated or seeded: HOST and PORT, DATA_DIR,
 * BACKUP_DIR, and DATABASE_URL last, which is waited for. Throws an OperatorError with one sentence.
 */
export async function checkSurroundings(env: Env, { say, listens = false, sockets = [] }: Options) {
  if (listens && sockets.length === 0) await expectFreePort(env)
  makeUsable('DATA_DIR', env.DATA_DIR)
  if (!env.DATABASE_URL) expectUsableFile('DATA_DIR', join(env.DATA_DIR, 'site.db'))
  // A site goes on without the disk of its backups, and says so in its log.
  if (env.BACKUP_DIR) makeUsable('BACKUP_DIR', env.BACKUP_DIR, { mayFail: listens })
  if (env.DATABASE_URL) await waitForDatabase(env.DATABASE_URL, { say })
}

/** Sees that the site will be able to listen where HOST and PORT say. Throws an OperatorError that names the setting. */
async function expectFreePort({ HOST, PORT }: { HOST: string; PORT: number }) {
  // Not by reusePort, as the site itself listens: it must also find another process of ours that does.
  const server = createServer().listen(PORT, HOST)
  try {
    await once(server, 'listening')
  } catch (error) {
    throw new OperatorError(wordsFor(error as NodeJS.ErrnoException, HOST, PORT))
  }
  await new Promise((closed) => server.close(closed))
}

function wordsFor({ code, message }: NodeJS.ErrnoException, HOST: string, PORT: number): string {
  if (code === 'EADDRINUSE') return `PORT ${PORT} is taken by another program. Stop that one, or set another PORT.`
  if (code === 'EACCES') return `PORT ${PORT} needs rights that this user does not have. Set a PORT above 1023.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `HOST ${HOST} is no address of this machine.`
  return `HOST ${HOST} and PORT ${PORT} cannot be used: ${message}.`
}
