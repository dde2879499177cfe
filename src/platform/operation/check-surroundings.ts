import { join } from 'node:path'
import type { Env } from '#platform/env.ts'
import { expectUsableFile, makeUsable } from '#platform/files/usable-folder.ts'
import { expectFreePort } from './expect-free-port.ts'
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
