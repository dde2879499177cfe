import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { pino } from 'pino'
import { test as base, inject } from 'vitest'
import { type Database, openPostgres, openSqlite } from '#database/database.ts'
import { migrate } from '#database/migrate.ts'
import { type Env, readEnv } from '#platform/env.ts'
import { openFiles } from '#platform/files/files.ts'
import type { Email } from '#platform/mail/mailer.ts'
import { logSerializers } from '#platform/operation/log.ts'
import { openTallies } from '#platform/operation/tallies.ts'
import type { Services } from '#platform/services.ts'
// Before a test begins: the first mail would load it in the middle of one, and a busy machine takes longer for that
// than a connection to PostgreSQL is waited for.
import '#company/draw-letter.tsx'
import { temporaryFolder } from '../../scripts/temporary-folder.ts'
import { takeDatabase } from './postgres-databases.ts'
import { ROOM_TO_TEST } from './room-to-test.ts'

export interface TestServices extends Services, AsyncDisposable {
  sent: Email[]
  /** Each line that was logged. */
  logged: Record<string, unknown>[]
  travel: (ms: number) => void
}

/** What most tests begin with: services of their own, made for those that name them and gone when they end. */
export const test = base
  .extend('settings', {} as Record<string, string>)
  .extend('services', async ({ settings }, { onCleanup }) => {
    const services = await testServices(settings)
    onCleanup(() => services[Symbol.asyncDispose]())
    return services
  })

/** A private, migrated database, a folder that goes with it, a mailbox, and a clock that only moves when told. */
export async function testServices(settings: Record<string, string> = {}): Promise<TestServices> {
  const { db, letGo } = process.env.TEST_DATABASE === 'postgres' ? await onPostgres() : await inMemory()
  const DATA_DIR = join(tmpdir(), `site-${randomUUID()}`)
  const env: Env = readEnv({ SITE_URL: 'http://localhost:3000', DATA_DIR, ...ROOM_TO_TEST, ...settings })
  const sent: Email[] = []
  const logged: Record<string, unknown>[] = []
  let time = Date.parse('2026-11-19T10:40:00Z') // A Thursday, 4:10 PM in India.
  const log = pino(
    { base: null, serializers: logSerializers },
    { write: (line: string) => void logged.push(JSON.parse(line)) },
  )
  const now = () => new Date(time)

  return {
    db,
    env,
    files: await openFiles(env),
    sent,
    logged,
    log,
    mail: {
      send: async (email) => void sent.push(email),
      async sendOnce(email) {
        sent.push(email)
        return { outcome: 'sent' }
      },
      forget: async () => {},
      check: async () => {},
      close() {},
    },
    now,
    tallies: openTallies({ db, log, now }),
    travel: (ms) => {
      time += ms
    },
    async [Symbol.asyncDispose]() {
      await letGo()
      await rm(DATA_DIR, { recursive: true, force: true })
    },
  }
}

interface TestDatabase {
  db: Database
  letGo: () => Promise<void>
}

async function inMemory(): Promise<TestDatabase> {
  migrated ??= makeMigrated()
  const db = openSqlite(await migrated)
  return { db, letGo: () => db.destroy() }
}

/** A new site's database, as the bytes of its file. To make it takes the machine many times as long as to copy it. */
let migrated: Promise<Buffer> | undefined

async function makeMigrated(): Promise<Buffer> {
  using folder = temporaryFolder('migrated')
  const path = join(folder.path, 'site.db')
  const db = openSqlite(':memory:')
  await migrate(db)
  await sql`vacuum into ${path}`.execute(db)
  await db.destroy()
  return readFileSync(path)
}

async function onPostgres(): Promise<TestDatabase> {
  const { url, giveBack } = await takeDatabase(inject('testDatabases'))
  // A busy machine may take longer than a visitor would be let wait.
  const db = openPostgres(url, { isPatient: true, connectMs: 60_000 })
  return {
    db,
    async letGo() {
      // To destroy what was never asked does nothing, and what a timer asks later would reach the next test's data.
      await sql`select 1`.execute(db)
      await db.destroy()
      await giveBack()
    },
  }
}
