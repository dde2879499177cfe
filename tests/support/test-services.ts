import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { pino } from 'pino'
import { inject } from 'vitest'
import { type Database, openPostgres, openSqlite } from '#database/database.ts'
import { migrate } from '#database/migrate.ts'
import { type Env, readEnv } from '#platform/env.ts'
import { openFiles } from '#platform/files.ts'
import type { Email } from '#platform/mailer.ts'
import type { Services } from '#platform/services.ts'
import { openTallies } from '#platform/tallies.ts'
import { ROOM_TO_TEST } from './room-to-test.ts'

export interface TestServices extends Services, AsyncDisposable {
  sent: Email[]
  /** Each line that was logged. */
  logged: Record<string, unknown>[]
  travel: (ms: number) => void
}

/** A private, migrated database, a folder that goes with it, a mailbox, and a clock that only moves when told. */
export async function testServices(settings: Record<string, string> = {}): Promise<TestServices> {
  const { db, drop } = process.env.TEST_DATABASE === 'postgres' ? await copyOfTemplate() : await inMemory()
  const DATA_DIR = join(tmpdir(), `site-${randomUUID()}`)
  const env: Env = readEnv({ SITE_URL: 'http://localhost:3000', DATA_DIR, ...ROOM_TO_TEST, ...settings })
  const sent: Email[] = []
  const logged: Record<string, unknown>[] = []
  let time = Date.parse('2026-11-19T10:40:00Z') // A Thursday, 4:10 PM in India.
  const log = pino({ base: null }, { write: (line: string) => void logged.push(JSON.parse(line)) })
  const now = () => new Date(time)

  return {
    db,
    env,
    files: await openFiles(env),
    sent,
    logged,
    log,
    mail: { send: async (email) => void sent.push(email), forget: async () => {}, check: async () => {}, close() {} },
    now,
    tallies: openTallies({ db, log, now }),
    travel: (ms) => {
      time += ms
    },
    async [Symbol.asyncDispose]() {
      await db.destroy()
      await drop()
      await rm(DATA_DIR, { recursive: true, force: true })
    },
  }
}

interface TestDatabase {
  db: Database
  drop: () => Promise<void>
}

async function inMemory(): Promise<TestDatabase> {
  const db = openSqlite(':memory:')
  await migrate(db)
  return { db, drop: async () => {} }
}

async function copyOfTemplate(): Promise<TestDatabase> {
  const server = inject('postgresUrl')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await command(server, `create database ${name} template template`)

  return { db: openPostgres(`${server}/${name}`), drop: () => command(server, `drop database ${name}`) }
}

async function command(server: string, text: string) {
  const client = new pg.Client({ connectionString: `${server}/postgres` })
  await client.connect()
  await client.query(text)
  await client.end()
}
