import { join } from 'node:path'
import { Worker as Thread } from 'node:worker_threads'
import type { Env } from '#platform/env.ts'
import type { Log } from '#platform/operation/log.ts'
import type { Worker } from '#platform/outbox/repeat-until-stopped.ts'

export interface LiveCopyOptions {
  dataDir: string
  folder: string
  everyMs: number
  /** What was set aside is kept as long as a backup is. */
  keepDays: number
  /** False where files are in a store of their own. */
  withFiles: boolean
}

/** What the thread has to say. */
export interface LiveCopyNews {
  failed?: string
  /** A copy of another database, or of another time of this one. */
  kept?: string
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
    keepDays: env.BACKUP_KEEP_DAYS,
    withFiles: !env.S3_URL,
  }
  const thread = new Thread('./build/server/live-copy-thread.js', { workerData: options })
  thread.on('message', ({ failed, kept }: LiveCopyNews) => {
    if (failed) log.error({ failed }, 'the copy in BACKUP_DIR does not follow')
    if (kept) log.error({ kept }, 'a copy in BACKUP_DIR holds what the database does not, and is kept: see the runbook')
  })
  thread.on('error', (error) => log.error({ err: error }, 'the copy in BACKUP_DIR has ended'))
  const ended = new Promise<void>((resolve) => void thread.once('exit', () => resolve()))

  return {
    async stop() {
      thread.postMessage('stop')
      await ended
    },
  }
}

function liveCopyFolder(backupDir: string): string {
  return join(backupDir, 'live')
}
