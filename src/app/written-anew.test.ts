import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Database } from '#database/database.ts'
import * as noting from '#desk/leads/acts/add-note.ts'
import { indexLeads } from '#desk/leads/search/index-leads.ts'
import { erasePerson } from '#desk/privacy/erase-person.ts'
import { anEnquiry } from '#leads/enquiry/enquiry-examples.ts'
import { forgetChoices } from '#leads/subscription/forget-unconfirmed.ts'
import { writeTablesAnew } from '#platform/operation/write-tables-anew.ts'
import { apiOf, postJson } from '../../tests/support/api.ts'
import { aColleague, arrive, perform } from '../../tests/support/at-desk.ts'
import { aLetter, arriveByMail } from '../../tests/support/letters.ts'
import { aSubscriber, storeSubscribers } from '../../tests/support/store-subscribers.ts'
import { test } from '../../tests/support/test-services.ts'
import { recurringTasks } from './jobs.ts'

const onPostgres = test.runIf(process.env.TEST_DATABASE === 'postgres')
const QUICK = { mostBytes: Number.POSITIVE_INFINITY, lockMs: 50, mostMs: 0 }
const PATIENT = { ...QUICK, lockMs: 0 }

onPostgres('who was erased is in no file of the database once its tables were written anew', async ({ services }) => {
  const { db } = services
  const staff = await aColleague(services, 'admin')
  const email = 'zebrina@example.com'
  for (const name of ['Ada', 'Eve', 'Zebrina']) {
    const lead = await arrive(services, {
      full_name: `${name} Unmistakable`,
      email: `${name.toLowerCase()}@example.com`,
      details: { message: `${name} says that the bill went up.` },
    })
    const form = { text: `${name} wants to be called.` }
    await perform(noting, services, staff, { to: `/desk/leads/${lead.id}/add-note`, params: { id: lead.id }, form })
    await arriveByMail(
      services,
      await aLetter({ from: `${name.toLowerCase()}@example.com`, text: `It is ${name} again.` }),
    )
  }
  await indexLeads(services)
  // As autovacuum does: PostgreSQL then plans by some values of each column.
  await sql`analyze`.execute(db)
  await writeTablesAnew(services, { bounds: PATIENT })
  const before = await filesWith(db, 'zebrina')
  expect(before.length).toBeGreaterThan(3)

  const lost = await rowsLost(db, 'leads')
  await erasePerson({ kind: 'email', value: email }, { neverAgain: false, reason: '' }, staff, services)
  expect(await filesWith(db, 'zebrina')).toEqual(before)

  await expect.poll(() => rowsLost(db, 'leads')).toBeGreaterThan(lost)
  await writeTablesAnew(services, { bounds: PATIENT })

  expect(await filesWith(db, 'zebrina')).toEqual([])
  expect(await filesWith(db, 'eve@example.com')).not.toEqual([])
})

onPostgres(
  'what is taken out of a row that stays is in no file once its table was written anew',
  async ({ services }) => {
    const { db } = services
    await storeSubscribers(db, [
      aSubscriber('left@example.com', { state_code: 'state of who left', unsubscribed_at: '2020-01-01T00:00:00.000Z' }),
      aSubscriber('here@example.com', { state_code: 'state of who is here' }),
    ])
    await writeTablesAnew(services, { bounds: PATIENT })

    const lost = await rowsLost(db, 'subscribers')
    await forgetChoices(services)
    expect(await filesWith(db, 'state of who left')).not.toEqual([])
    await expect.poll(() => rowsLost(db, 'subscribers')).toBeGreaterThan(lost)
    await writeTablesAnew(services, { bounds: PATIENT })

    expect(await filesWith(db, 'state of who left')).toEqual([])
    expect(await filesWith(db, 'state of who is here')).not.toEqual([])
  },
)

onPostgres('only tables that lost rows are written anew, and one in use the next night', async ({ services }) => {
  const { db } = services
  const leads = [await arrive(services), await arrive(services, { details: { message: 'Another one.' } })]
  await writeTablesAnew(services, { bounds: PATIENT })
  const first = await filesOf(db)
  expect(await writeTablesAnew(services, { bounds: PATIENT })).toMatchObject({ inUse: [] })
  expect(await filesOf(db)).toMatchObject({ leads: first.leads, lead_notes: first.lead_notes })

  const lost = await rowsLost(db, 'leads')
  await db.deleteFrom('leads').where('id', '=', leads[0]!.id).execute()
  await expect.poll(() => rowsLost(db, 'leads')).toBe(lost + 1)
  const letGo = await hold(db, 'leads')
  expect(await writeTablesAnew(services, { bounds: QUICK })).toMatchObject({ inUse: ['leads'] })
  expect(services.logged).toContainEqual(expect.objectContaining({ inUse: ['leads'] }))
  await letGo()

  const { written, inUse } = (await writeTablesAnew(services, { bounds: QUICK }))!
  expect(written).toContain('leads')
  expect(inUse).toEqual([])
  const second = await filesOf(db)
  expect(second.leads).not.toBe(first.leads)
  expect(second.lead_notes).toBe(first.lead_notes)
  expect(await db.selectFrom('leads').select('id').execute()).toEqual([{ id: leads[1]!.id }])
})

onPostgres('a lead that comes while its table is written anew waits, and is stored', async ({ services }) => {
  const { db } = services
  await arrive(services)
  const letGo = await hold(db, 'leads')
  const writing = writeTablesAnew(services, { bounds: PATIENT })
  await expect.poll(() => waitsFor(db, 'leads')).toEqual(['AccessExclusiveLock'])

  const answer = postJson(services, '/api/auth/contacts/', { ...anEnquiry(), full_name: 'Who Waits' })
  await expect.poll(() => waitsFor(db, 'leads')).toHaveLength(2)
  await letGo()

  expect((await answer).status).toBe(201)
  expect((await writing)!.written).toContain('leads')
  expect(await db.selectFrom('leads').select('full_name').where('full_name', '=', 'Who Waits').execute()).toHaveLength(
    1,
  )
})

onPostgres('a table that is too large is left, and whoever answers for the site is told', async ({ services }) => {
  await arrive(services)

  expect(await writeTablesAnew(services, { bounds: { ...PATIENT, mostBytes: 0 } })).toMatchObject({ written: [] })

  expect(services.logged).toContainEqual(
    expect.objectContaining({ tooLarge: expect.arrayContaining(['leads']), msg: expect.stringContaining('runbook') }),
  )
  const notices = async () => (await (await apiOf(services).request('/api/health/')).json()).notices
  expect(await notices()).toContainEqual(expect.stringMatching(/leads.* too large/))
  expect((await writeTablesAnew(services, { isSiteStopped: true }))!.written).toContain('leads')
  expect(await notices()).not.toContainEqual(expect.stringMatching(/too large/))

  // Or a large one that is used would be told of every day.
  const lost = await rowsLost(services.db, 'leads')
  await services.db.updateTable('leads').set({ full_name: 'Sheela Devi' }).execute()
  await expect.poll(() => rowsLost(services.db, 'leads')).toBeGreaterThan(lost)
  await writeTablesAnew(services, { bounds: { ...PATIENT, mostBytes: 0 } })
  expect(await notices()).not.toContainEqual(expect.stringMatching(/leads.* too large/))
})

onPostgres('nothing is written anew while somebody may still see what was deleted', async ({ services }) => {
  await arrive(services)
  const letGo = await hold(services.db, 'staff', 'repeatable read')

  expect(await writeTablesAnew(services, { bounds: PATIENT })).toMatchObject({ written: [] })
  await letGo()
  expect((await writeTablesAnew(services, { bounds: PATIENT }))!.written).toContain('leads')
})

test('tables are written anew in the night, by the clock in India', () => {
  const { beginsAtMs, beginsWithinMs } = recurringTasks.find(({ name }) => name === 'write-tables-anew')!
  const hourInIndia = (ms: number) => (ms / 3_600_000 + 5.5) % 24
  expect(hourInIndia(beginsAtMs!)).toBe(1)
  expect(hourInIndia(beginsAtMs! + beginsWithinMs!)).toBe(2)
})

test('the embedded database has no table to write anew', async ({ services }) => {
  if (process.env.TEST_DATABASE !== 'postgres') expect(await writeTablesAnew(services)).toBeUndefined()
})

/** Files of the database that hold these letters, small or as written. */
async function filesWith(db: Database, mark: string): Promise<string[]> {
  await sql`checkpoint`.execute(db)
  const { rows } = await sql<{ name: string }>`
    select name from pg_database, pg_ls_dir('base/' || oid) as name
    where datname = current_database()
      and lower(encode(pg_read_binary_file('base/' || oid || '/' || name), 'escape')) like ${`%${mark}%`}
  `.execute(db)
  return rows.map(({ name }) => name).toSorted()
}

/** Where each table lies. */
async function filesOf(db: Database): Promise<Record<string, string>> {
  const { rows } = await sql<{ name: string; file: string }>`
    select relname as name, pg_relation_filepath(relid) as file from pg_stat_user_tables
  `.execute(db)
  return Object.fromEntries(rows.map(({ name, file }) => [name, file]))
}

/** As PostgreSQL has counted them by now: a connection tells it some seconds later. */
async function rowsLost(db: Database, table: string): Promise<number> {
  const { rows } = await sql<{ lost: number }>`
    select (n_tup_del + n_tup_upd)::int as lost from pg_stat_user_tables where relname = ${table}
  `.execute(db)
  return rows[0]!.lost
}

async function waitsFor(db: Database, table: string): Promise<string[]> {
  const { rows } = await sql<{ mode: string }>`
    select mode from pg_locks join pg_class on pg_class.oid = relation join pg_database on pg_database.oid = database
    where relname = ${table} and datname = current_database() and not granted
  `.execute(db)
  return rows.map(({ mode }) => mode)
}

/** Somebody who has read from a table and is not done; returns what ends it. */
async function hold(
  db: Database,
  table: 'leads' | 'staff',
  level: 'read committed' | 'repeatable read' = 'read committed',
): Promise<() => Promise<void>> {
  const held = Promise.withResolvers<void>()
  const isOver = Promise.withResolvers<void>()
  const holding = db
    .transaction()
    .setIsolationLevel(level)
    .execute(async (trx) => {
      await trx.selectFrom(table).select('id').execute()
      held.resolve()
      await isOver.promise
    })
  await held.promise
  return async () => {
    isOver.resolve()
    await holding
  }
}
