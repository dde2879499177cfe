import { cpSync, existsSync, globSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { aPost, savePosts } from '#articles/blog-examples.ts'
import { searchPosts } from '#articles/search-posts.ts'
import { listTables } from '#database/copy/list-tables.ts'
import { readRows } from '#database/copy/read-rows.ts'
import type { Database } from '#database/database.ts'
import { openFiles } from '#platform/files/files.ts'
import { listLastOperations } from '#platform/operation/record-operation.ts'
import { keysIn } from '../support/files-kept.ts'
import { ENGINES, newPlace, type Place } from '../support/place.ts'
import { runCommand } from '../support/run-command.ts'
import { referencesIn, storeLeads } from '../support/store-leads.ts'
import { registersOf, storeRegisters } from '../support/store-registers.ts'
import { storeTariffs, tariffsOf } from '../support/store-tariffs.ts'

test.each(ENGINES)(
  'on whichever engine a backup of %s comes back, staff are who they were, articles are found, rates and all that the company says are the same',
  async (engine) => {
    using place = await newPlace(engine, inject('postgresUrl'))
    await storeLeads(place, { leads: 3 })
    await storeStaff(place)
    await storeRegisters(place)
    const db = place.open()
    await savePosts(db, aPost({ title: 'A capacitor' }))
    const builtIn = await tariffsOf(db)
    await storeTariffs(db)
    expect(await tariffsOf(db)).not.toBe(builtIn)
    const folder = await backup(place)

    for (const other of ENGINES) {
      using target = await newPlace(other, inject('postgresUrl'))
      await run('restore', target, folder)
      const restored = target.open()
      expect(await staffOf(restored)).toEqual(await staffOf(db))
      expect(await tariffsOf(restored)).toBe(await tariffsOf(db))
      expect(await registersOf(restored)).toEqual(await registersOf(db))
      const cuts = await keysIn(await openFiles(place.settings), 'cuts/')
      expect(cuts).not.toEqual([])
      expect(await keysIn(await openFiles(target.settings), 'cuts/')).toEqual(cuts)
      expect(await searchPosts(restored, new Date(), 'capaciter')).toEqual(
        await searchPosts(db, new Date(), 'capaciter'),
      )
      expect(await savePosts(restored, aPost({ slug: 'the-next' }))).toEqual([2])
      await restored.destroy()
    }
    await db.destroy()
  },
)

test('the drill brings the newest backup back, and leaves word of it beside the backup’s', async () => {
  using place = await newPlace('sqlite', inject('postgresUrl'))
  await storeLeads(place, { leads: 3 })
  await backup(place)

  expect(await run('drill', place)).toContain('all as they were')

  const db = place.open()
  expect(await listLastOperations(db)).toMatchObject([
    { operation: 'backup', isOk: true, details: { leads: 3 } },
    { operation: 'drill', isOk: true, details: { rows: expect.any(Number) } },
  ])
  await db.destroy()
})

test('a backup of which a byte has changed is refused, before anything is touched', async () => {
  using place = await newPlace('sqlite', inject('postgresUrl'))
  await storeLeads(place, { leads: 3, resumes: 1 })
  const folder = await backup(place)
  const [resume] = globSync('files/resumes/*', { cwd: folder })
  writeFileSync(join(folder, resume!), 'something else')
  using target = await newPlace('sqlite', inject('postgresUrl'))

  await expect(run('restore', target, folder)).rejects.toThrow('is damaged')
  expect(existsSync(join(target.dataDir, 'site.db'))).toBe(false)
})

test.each(['resume', 'picture'])(
  'a store without the file of a %s is not backed up as if it were whole',
  async (kind) => {
    using place = await newPlace('sqlite', inject('postgresUrl'))
    await storeLeads(place, { leads: 1, resumes: kind === 'resume' ? 1 : 0 })
    rmSync(join(place.dataDir, 'resumes'), { recursive: true, force: true })
    const db = place.open()
    const picture = { hash: 'a'.repeat(32), width: 960, height: 640, alt: 'A meter', staff_name: 'Asha Rao' }
    if (kind === 'picture')
      await db
        .insertInto('post_pictures')
        .values({ ...picture, uploaded_at: '2026-11-01' })
        .execute()
    await db.destroy()

    await expect(run('backup', place)).rejects.toThrow(/of a \w+ is missing from the store/)
    expect(globSync('backups/*/manifest.json', { cwd: place.dataDir })).toEqual([])
  },
)

test.each(ENGINES)('what is on %s already is not overwritten, unless one says so', async (engine) => {
  using place = await newPlace(engine, inject('postgresUrl'))
  await storeLeads(place, { leads: 3 })
  const folder = await backup(place)
  const kept = await referencesIn(place.open())
  await storeLeads(place, { leads: 3 })

  await expect(run('restore', place, folder)).rejects.toThrow(/\nThere are data already: .+\n$/)
  expect((await referencesIn(place.open())).length).toBeGreaterThan(kept.length)

  await run('restore', place, folder, '--replace')
  expect(await referencesIn(place.open())).toEqual(kept)
})

test('an embedded database is not replaced under a site that works with it', async () => {
  using place = await newPlace('sqlite', inject('postgresUrl'))
  await storeLeads(place, { leads: 3 })
  const folder = await backup(place)
  const atWork = place.open()
  await atWork.selectFrom('leads').select('id').execute()

  await expect(run('restore', place, folder, '--replace')).rejects.toThrow('Stop the site first')
  expect(existsSync(join(place.dataDir, 'restoring'))).toBe(false)
  expect(await atWork.selectFrom('leads').select('id').execute()).toHaveLength(3)
  await atWork.destroy()
})

test('a backup whose time is over is deleted, and the newest never', async () => {
  using place = await newPlace('sqlite', inject('postgresUrl'))
  await storeLeads(place, { leads: 3 })
  const folder = await backup(place)
  const old = join(place.dataDir, 'backups', '2020-01-01T00-00-00.000Z')
  cpSync(folder, old, { recursive: true })
  const manifest = JSON.stringify({ format: 1, taken_at: '2020-01-01T00:00:00.000Z' })
  writeFileSync(join(old, 'manifest.json'), manifest)

  await backup(place)

  expect(readdirSync(join(place.dataDir, 'backups'))).toHaveLength(2)
  expect(existsSync(old)).toBe(false)
})

async function backup(place: Place): Promise<string> {
  return (await run('backup', place)).split(': ')[0]!
}

function run(script: string, { settings }: Place, ...args: string[]): Promise<string> {
  return runCommand(script, settings, ...args)
}

// Times and booleans are kept in each engine's own types; see the migration.
async function storeStaff({ open, engine }: Place) {
  const db = open()
  const at = '2026-11-01T03:30:00.250Z'
  const yes = engine === 'postgres' ? 'true' : '1'
  await sql`
    insert into staff (id, name, email, email_verified, two_factor_enabled, created_at, updated_at)
    values ('s1', 'Meera', 'meera@example.com', ${sql.lit(yes)}, null, ${at}, ${at})
  `.execute(db)
  await db.destroy()
}

async function staffOf(db: Database) {
  const rows: unknown[] = []
  const [staff] = (await listTables(db)).filter(({ name }) => name === 'staff')
  for await (const batch of readRows(db, staff!)) rows.push(...batch)
  return rows
}
