import { Hono } from 'hono'
import { sql } from 'kysely'
import { unknownHolidaysText } from '#company/holiday-words.en.ts'
import { countRows } from '#database/count-rows.ts'
import { unknownHolidays } from '#leads/reply-by.ts'
import { measureDisk } from '#platform/files/measure-disk.ts'
import type { RequestState } from '#platform/http/request-state.ts'
import { findOperations, listLastOperations, OLD_MS } from '#platform/operation/record-operation.ts'
import { LATE_MS } from '#platform/outbox/outbox-state.ts'
import type { Services } from '#platform/services.ts'
import { outdatedPagesText, tooLargeText } from './health-endpoint.en.ts'

/**
 * For whoever is on call: 200 while leads can be stored and what they set off
 * is delivered, else 503 and what is wrong. Notices call nobody at night. For what restarts a process or
 * sends visitors to it: /alive/, as a process that cannot reach its mail
 * server, or its database, still serves pages better than none.
 */
export function healthApi(services: Services, toStaff: string[], outdatedPages: () => string[] = () => []) {
  return new Hono<RequestState>()
    .get('/', async (c) => {
      const troubles = await findTroubles(services, toStaff)
      const notices = await findNotices(services, outdatedPages())
      c.header('Cache-Control', 'no-store')

      return troubles.length === 0
        ? c.json({ status: 'ok', ...(notices.length > 0 && { notices }) })
        : c.json({ status: 'failing', message: troubles.join(' '), troubles, notices }, 503)
    })
    .get('/alive', (c) => c.json({ status: 'ok' }, 200, { 'Cache-Control': 'no-store' }))
}

/** What somebody has to do soon, while the site does its work. */
async function findNotices(services: Services, outdated: string[]): Promise<string[]> {
  const year = unknownHolidays(services.now())
  const tooLarge = await findTooLarge(services)
  return [
    ...(year === undefined ? [] : [unknownHolidaysText(year)]),
    ...(outdated.length > 0 ? [outdatedPagesText(outdated)] : []),
    ...(tooLarge.length > 0 ? [tooLargeText(tooLarge)] : []),
  ]
}

/** Tables with deleted rows in them that the site does not write anew by itself. */
async function findTooLarge({ db }: Services): Promise<string[]> {
  // A database that is away is a trouble, and told as one.
  const operations = await listLastOperations(db).catch(() => [])
  const last = operations.find(({ operation }) => operation === 'overwrite')
  return (last?.details.tooLarge as string[] | undefined) ?? []
}

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const MIB = 1024 ** 2
const NAMES = {
  backup: ['backup', 'No backup was ever made: see "Backups" in docs/runbook.md.'],
  drill: ['restore drill', 'That a backup can be brought back was never tried: see "Backups" in docs/runbook.md.'],
} as const

/**
 * What keeps the site from doing its work now, in words for the person on
 * call. Empty when all is well. What a visitor's own mail server refuses is no
 * trouble of ours; what staff were to learn, of the kinds `toStaff`, is.
 */
async function findTroubles(services: Services, toStaff: string[]): Promise<string[]> {
  try {
    const [late, refused, operations] = await Promise.all([
      countLate(services),
      countRefused(services, toStaff),
      findOperationTroubles(services),
    ])
    return [
      ...(late > 0 ? [`${late} deliveries are late by more than 15 minutes.`] : []),
      ...(refused > 0 ? [`${refused} deliveries to staff failed for good within a day; the desk lists them.`] : []),
      ...operations,
      ...(await findWriteTroubles(services)),
      ...(await findDiskTroubles(services)),
    ]
  } catch (error) {
    services.log.error({ err: error }, 'the database does not answer')
    return ['The database does not answer.', ...(await findDiskTroubles(services))]
  }
}

/** A database that can be read and not written to refuses each lead, while every page looks as ever. */
async function findWriteTroubles({ db, log }: Services): Promise<string[]> {
  try {
    // Of no row: it is refused where a lead would be, and changes nothing.
    await sql`update leads set reference = reference where 1 = 0`.execute(db)
    return []
  } catch (error) {
    log.error({ err: error }, 'the database takes no writes')
    return ['The database takes no writes: leads cannot be stored.']
  }
}

async function findDiskTroubles({ env }: Services): Promise<string[]> {
  const folders = { DATA_DIR: env.DATA_DIR, ...(env.BACKUP_DIR && { BACKUP_DIR: env.BACKUP_DIR }) }
  const disks = await Promise.all(
    Object.entries(folders).map(async ([setting, folder]) => ({ setting, disk: await measureDisk(folder) })),
  )

  return disks.flatMap(({ setting, disk }) => {
    if (!disk || disk.isOk) return []
    const percent = Math.floor((1 - disk.freeBytes / disk.allBytes) * 100)
    if (disk.lacksInodes)
      return [`The disk of ${setting} has room for few files more: more than 95 % of its inodes are taken.`]
    return [`The disk of ${setting} is ${percent} % full: ${Math.floor(disk.freeBytes / MIB)} MiB are free.`]
  })
}

async function findOperationTroubles(services: Services): Promise<string[]> {
  const operations = await findOperations(services)
  const isNew = operations.some(({ state }) => state === 'never') && (await isSiteNew(services))

  return operations.flatMap(({ operation, state, isOk, finishedAt }) => {
    if (isOk !== false || (state === 'never' && isNew)) return []
    const [name, never] = NAMES[operation]
    if (!finishedAt) return [never]
    const age = ageOf(services.now().getTime() - Date.parse(finishedAt))
    return [state === 'failed' ? `The last ${name} failed ${age} ago.` : `The last ${name} is ${age} old.`]
  })
}

/** A site is given as long for its first backup as there may be between two of them. */
async function isSiteNew({ db, now }: Services): Promise<boolean> {
  const { rows } = await sql<{ first: string | null }>`select min(applied_at) as first from migrations`.execute(db)
  return now().getTime() - Date.parse(rows[0]?.first ?? now().toISOString()) <= OLD_MS
}

function ageOf(ms: number): string {
  return ms < 2 * DAY_MS ? `${Math.floor(ms / HOUR_MS)} hours` : `${Math.floor(ms / DAY_MS)} days`
}

function countLate({ db, now }: Services): Promise<number> {
  const lateSince = new Date(now().getTime() - LATE_MS).toISOString()
  const waiting = db.selectFrom('outbox').where('delivered_at', 'is', null).where('failed_at', 'is', null)
  return countRows(waiting.where('created_at', '<', lateSince))
}

function countRefused({ db, now }: Services, toStaff: string[]): Promise<number> {
  const dayAgo = new Date(now().getTime() - DAY_MS).toISOString()
  return countRows(db.selectFrom('outbox').where('failed_at', '>=', dayAgo).where('kind', 'in', toStaff))
}
