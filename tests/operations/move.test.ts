import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { type Database, openPostgres } from '#database/database.ts'
import { migrate } from '#database/migrate.ts'
import { openFiles } from '#platform/files/files.ts'
import { keysIn } from '../support/files-kept.ts'
import { newPlace, type Place } from '../support/place.ts'
import { newDatabase } from '../support/running-postgres.ts'
import { startSite } from '../support/running-site.ts'
import { startS3 } from '../support/s3-server.ts'
import { referencesIn, storeLeads } from '../support/store-leads.ts'
import { registersOf, storeRegisters } from '../support/store-registers.ts'
import { storeTariffs, tariffsOf } from '../support/store-tariffs.ts'

test('what an embedded site holds is carried to PostgreSQL and S3, files and all, and the site goes on there', async () => {
  using place = await newPlace('sqlite', inject('postgresUrl'))
  const stored = await storeLeads(place, { leads: 50, resumes: 5 })
  await aSiteWasHere(place)
  const rates = await storeRates(place)
  await storeRegisters(place)
  const said = await registersAt(place.open())
  await using s3 = await startS3()
  const to = await newDatabase(inject('postgresUrl'))

  expect(await end(move(place, '--to', to, '--files', s3.url))).toMatchObject({ code: 0 })
  using elsewhere = await newPlace('sqlite', inject('postgresUrl'))
  await using site = await startSite(elsewhere.dataDir, { DATABASE_URL: to, S3_URL: s3.url })

  expect(await referencesIn(openPostgres(to))).toEqual(stored)
  expect(await ratesAt(to)).toBe(rates)
  expect(await registersAt(openPostgres(to))).toEqual(said)
  expect(await (await fetch(`${site.url}/contact-us`)).text()).toContain('+91 40 4123 4567')
  expect(await keysIn(await openFiles({ S3_URL: s3.url, DATA_DIR: elsewhere.dataDir }))).toEqual(
    await keysIn(await openFiles(place.settings)),
  )
  const found = await fetch(`${site.url}/api/blogs/blogs-all?search=kvah`)
  expect(((await found.json()) as unknown[]).length).toBeGreaterThan(0)
})

test('killed in the middle, a move goes on where it was and is whole in the end', async () => {
  using place = await newPlace('sqlite', inject('postgresUrl'))
  const stored = await storeLeads(place, { leads: 20_000, resumes: 20 })
  await using s3 = await startS3()
  const to = await newDatabase(inject('postgresUrl'))

  const middle = await waitInTheMiddle(to, 8_000)

  // What the one that waits has stored is not seen yet.
  for (const enough of [1, 7_000]) {
    const cutOff = move(place, '--to', to, '--files', s3.url)
    await expect.poll(() => countLeads(to), { interval: 5 }).toBeGreaterThanOrEqual(enough)
    cutOff.kill('SIGKILL')
    await once(cutOff, 'exit')
  }
  const before = await countLeads(to)
  expect(before).toBeLessThan(stored.length)
  await middle.goOn()
  const { code, said } = await end(move(place, '--to', to, '--files', s3.url))

  expect(code).toBe(0)
  expect(said).toContain('20 files are there, 20 of them from before')
  expect(await referencesIn(openPostgres(to))).toEqual(stored)
})

test('nothing is moved from under a site at work, nor onto another one’s data', async () => {
  using place = await newPlace('sqlite', inject('postgresUrl'))
  await storeLeads(place, { leads: 3 })
  using other = await newPlace('postgres', inject('postgresUrl'))
  await storeLeads(other, { leads: 3 })
  const to = await newDatabase(inject('postgresUrl'))

  const atWork = place.open()
  await atWork.selectFrom('leads').select('id').execute()
  expect((await end(move(place, '--to', to))).complained).toContain('Stop the site first')
  await atWork.destroy()

  expect((await end(move(place, '--to', other.settings.DATABASE_URL!))).complained).toContain('There are data already')
  expect(await countLeads(other.settings.DATABASE_URL!)).toBe(3)
})

async function aSiteWasHere(place: Place) {
  await using site = await startSite(place.dataDir)
  await site.end('SIGTERM')
}

function move({ settings }: Place, ...args: string[]): ChildProcess {
  const env = { ...process.env, ...settings }
  return spawn(process.execPath, ['scripts/move.ts', ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] })
}

async function end(child: ChildProcess) {
  const [said, complained, [code]] = await Promise.all([text(child.stdout!), text(child.stderr!), once(child, 'exit')])
  return { code, said, complained }
}

/** Where so many leads are stored, whoever stores the next one waits, however fast the machine is. */
async function waitInTheMiddle(url: string, leads: number) {
  const db = openPostgres(url)
  await migrate(db)
  await sql`
    create function wait_in_the_middle() returns trigger language plpgsql as $$ begin
      if (select count(*) from leads) >= ${sql.lit(leads)} then perform pg_advisory_xact_lock(1); end if;
      return null;
    end $$
  `.execute(db)
  await sql`create trigger middle after insert on leads execute function wait_in_the_middle()`.execute(db)
  const holder = openPostgres(url)
  const isHeld = Promise.withResolvers<void>()
  const goesOn = Promise.withResolvers<void>()
  const held = holder.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(1)`.execute(trx)
    isHeld.resolve()
    await goesOn.promise
  })
  await isHeld.promise

  return {
    async goOn() {
      goesOn.resolve()
      await held
      await sql`drop trigger middle on leads`.execute(db)
      await sql`drop function wait_in_the_middle`.execute(db)
      await holder.destroy()
      await db.destroy()
    },
  }
}

async function countLeads(url: string): Promise<number> {
  const db = openPostgres(url)
  try {
    const { rows } = await sql<{ count: string }>`select count(*) as count from leads`.execute(db)
    return Number(rows[0]!.count)
  } catch {
    // Not migrated yet.
    return 0
  } finally {
    await db.destroy()
  }
}

/** A surcharge and an order; what the records then say. */
async function storeRates(place: Place): Promise<string> {
  const db = place.open()
  await storeTariffs(db)
  const rates = await tariffsOf(db)
  await db.destroy()
  return rates
}

async function registersAt(db: Database) {
  const registers = await registersOf(db)
  await db.destroy()
  return registers
}

async function ratesAt(url: string): Promise<string> {
  const db = openPostgres(url)
  const rates = await tariffsOf(db)
  await db.destroy()
  return rates
}
