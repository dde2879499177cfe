import { join } from 'node:path'
import { Worker as Thread } from 'node:worker_threads'
import type { Env } from '#platform/env.ts'
import type { Log } from '#platform/log.ts'
import type { Worker } from '#platform/repeat-until-stopped.ts'

export interface LiveCopyOptions {
  dataDir: string
  folder: string
  everyMs: number
  /** False where files are in a store of their own. */
  withFiles: boolean
}

/**
 * Where BACKUP_DIR names another disk, keeps a copy of the embedded database
 * and its files there that is never much older than BACKUP_EVERY_SECONDS. A
 * PostgreSQL is followed by its own archiving instead.
 */
export function startLiveCopy(env: Env, log: Log): Worker {
  if (!env.BACKUP_DIR || env.DATABASE_URL) return { stop: async () => {} }

  const options: LiveCopyOptions = {
    dataDir: env.DATA_DIR,
    folder: liveCopyFolder(env.BACKUP_DIR),
    everyMs: env.BACKUP_EVERY_SECONDS * 1_000,
    withFiles: !env.S3_URL,
  }
  const thread = new Thread('./build/server/live-copy-thread.js', { workerData: options })
  thread.on('message', ({ failed }) => log.error({ failed }, 'the copy in BACKUP_DIR does not follow'))
  thread.on('error', (error) => log.error({ err: error }, 'the copy in BACKUP_DIR has ended'))
  const ended = new Promise<void>((resolve) => void thread.once('exit', () => resolve()))

  return {
    async stop() {
      thread.postMessage('stop')
      await ended
    },
  }
}

export function liveCopyFolder(backupDir: string): string {
  return join(backupDir, 'live')
}
