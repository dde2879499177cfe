import { sql } from 'kysely'
import { engineOf } from '#database/database.ts'
import { patience } from '#database/patience.ts'
import { listMailboxes } from '#leads/mail-in/mailboxes.ts'
import { unknownHolidays } from '#leads/reply-by.ts'
import { type Disk, measureDisk } from '#platform/files/measure-disk.ts'
import { type Release, readRelease } from '#platform/operation/read-release.ts'
import type { Services } from '#platform/services.ts'

/** Whoever waits for a page of the desk does not wait for a mail server that is away. */
const PATIENCE_MS = 3_000
/** A mailbox is looked into four times a minute, while nothing large is read. */
const SILENT_MS = 10 * 60_000

export interface Check {
  isOk: boolean
  /** How long it took to answer, in milliseconds. */
  ms: number
}

export interface Health {
  database: Check & { engine: string }
  files: Check & { isRemote: boolean }
  mail: Check & { isRemote: boolean }
  disk: Disk | null
  /** Of this process; others may serve the same site. */
  process: { uptimeMs: number; memoryBytes: number; node: string }
  release: Release | null
  mailboxes: MailboxHealth[]
  /** A year whose holidays should be known by now and are not. */
  unknownHolidays: number | null
}

interface MailboxHealth {
  folder: string
  /** Null where no process has looked into it yet. */
  isOk: boolean | null
  readAt: string | null
  failedAt: string | null
  error: string | null
}

/** What the site stands on, asked now. */
export async function findHealth(services: Services): Promise<Health> {
  const { db, env } = services
  const [database, files, mail, disk, release, mailboxes] = await Promise.all([
    check(services, 'database', async () => void (await sql`select 1`.execute(db))),
    check(services, 'files', () => lookIntoFiles(services)),
    check(services, 'mail', () => services.mail.check()),
    measureDisk(env.DATA_DIR),
    readRelease(),
    findMailboxes(services),
  ])

  return {
    database: { ...database, engine: engineOf(db) },
    files: { ...files, isRemote: env.S3_URL !== undefined },
    mail: { ...mail, isRemote: env.SMTP_URL !== undefined },
    disk,
    process: {
      uptimeMs: Math.round(process.uptime() * 1_000),
      memoryBytes: process.memoryUsage.rss(),
      node: process.version,
    },
    release: release ?? null,
    mailboxes,
    unknownHolidays: unknownHolidays(services.now()) ?? null,
  }
}

async function check({ log }: Services, name: string, look: () => Promise<void>): Promise<Check> {
  const startedAt = performance.now()
  const tooLate = Promise.withResolvers<never>()
  const end = patience(PATIENCE_MS, () => tooLate.reject(new Error(`no answer in ${PATIENCE_MS} ms`)))

  try {
    await Promise.race([look(), tooLate.promise])
    return { isOk: true, ms: since(startedAt) }
  } catch (error) {
    log.warn({ err: error, check: name }, 'a check of the desk failed')
    return { isOk: false, ms: since(startedAt) }
  } finally {
    end()
  }
}

function since(startedAt: number): number {
  return Math.round((performance.now() - startedAt) * 10) / 10
}

/** The first file that is kept, or that there is none, is answer enough. */
async function lookIntoFiles({ files }: Services) {
  for await (const _ of files.list('resumes/')) return
}

/** The folders that the settings name, as whichever process reads them left word. */
async function findMailboxes({ db, env, now }: Services): Promise<MailboxHealth[]> {
  const rows = await db.selectFrom('mail_folders').selectAll().orderBy('folder').execute()
  const silentSince = new Date(now().getTime() - SILENT_MS).toISOString()

  return listMailboxes(env).flatMap(({ name }): MailboxHealth[] => {
    const found = rows.filter(
      ({ folder, read_at, failed_at }) => folder.startsWith(`${name} `) && (read_at || failed_at),
    )
    if (found.length === 0) return [{ folder: name, isOk: null, readAt: null, failedAt: null, error: null }]
    return found.map(({ folder, read_at, failed_at, last_error }) => ({
      folder,
      isOk: failed_at === null && read_at > silentSince,
      readAt: read_at || null,
      failedAt: failed_at,
      error: last_error,
    }))
  })
}
