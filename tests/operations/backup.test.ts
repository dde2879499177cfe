import { execFile } from 'node:child_process'
import { cpSync, existsSync, globSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, inject, test } from 'vitest'
import { openDatabase } from '#database/database.ts'
import { listLastOperations } from '#platform/record-operation.ts'
import { startLoad } from '../support/load.ts'
import { ENGINES, newPlace, type Place } from '../support/place.ts'
import { startSite } from '../support/running-site.ts'
import { storeLeads } from '../support/store-leads.ts'

const PATIENCE_MS = 120_000

test.each(ENGINES)(
  'a backup of %s under load holds what was acknowledged before it, and comes back on either engine',
  {
    timeout: PATIENCE_MS,
  },
  async (engine) => {
    using place = await newPlace(engine, inject('postgresUrl'))
    await using site = await startSite(place.dataDir, place.settings)
    const load = startLoad(() => site.url, { writers: 6, uploaders: 2 })
    await expect.poll(() => load.acknowledged.length, { interval: 5, timeout: 30_000 }).toBeGreaterThan(100)

    const before = [...load.acknowledged]
    const folder = await backup(place)
    await load.stop()
    expect(load.acknowledged.length).toBeGreaterThan(before.length)

    for (const other of ENGINES) {
      using target = await newPlace(other, inject('postgresUrl'))
      await run('restore', target, folder)
      expect(await references(target)).toEqual(expect.arrayContaining(before))
      expect(await filesThatAreMissing(target)).toEqual([])

      await using restored = await startSite(target.dataDir, target.settings)
      expect((await fetch(`${restored.url}/api/blogs/blogs-all?search=kvah`)).status).toBe(200)
      expect(await (await fetch(`${restored.url}/api/blogs/blogs-all?search=kvah`)).json()).toEqual(
        await (await fetch(`${site.url}/api/blogs/blogs-all?search=kvah`)).json(),
      )
    }
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

test.each(ENGINES)('what is on %s already is not overwritten, unless one says so', async (engine) => {
  using place = await newPlace(engine, inject('postgresUrl'))
  await storeLeads(place, { leads: 3 })
  const folder = await backup(place)
  const kept = await references(place)
  await storeLeads(place, { leads: 3 })

  await expect(run('restore', place, folder)).rejects.toThrow('There are data already')
  expect((await references(place)).length).toBeGreaterThan(kept.length)

  await run('restore', place, folder, '--replace')
  expect(await references(place)).toEqual(kept)
})

test('an embedded database is not replaced under a site that works with it', async () => {
  using place = await newPlace('sqlite', inject('postgresUrl'))
  await storeLeads(place, { leads: 3 })
  const folder = await backup(place)
  const atWork = place.open()
  await atWork.selectFrom('leads').select('id').execute()

  await expect(run('restore', place, folder, '--replace')).rejects.toThrow('Stop the site first')
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

async function run(script: string, { settings }: Place, ...args: string[]): Promise<string> {
  const env = { ...process.env, ...settings }
  const { stdout } = await promisify(execFile)(process.execPath, [`scripts/${script}.ts`, ...args], { env })
  return stdout
}

async function references({ settings }: Place): Promise<string[]> {
  const db = openDatabase(settings)
  const rows = await db.selectFrom('leads').select('reference').orderBy('reference').execute()
  await db.destroy()
  return rows.map(({ reference }) => reference)
}

async function filesThatAreMissing({ settings }: Place): Promise<string[]> {
  const db = openDatabase(settings)
  const rows = await db.selectFrom('leads').select('file_key').where('file_key', 'is not', null).execute()
  await db.destroy()
  expect(rows.length).toBeGreaterThan(0)
  return rows.map(({ file_key }) => file_key!).filter((key) => !existsSync(join(settings.DATA_DIR, key)))
}
