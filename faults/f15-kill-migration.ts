import { execFile } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { openSqlite } from '../src/database/database.ts'
import { listApplied, listMigrations, migrate } from '../src/database/migrate.ts'
import { newPlace, type Place } from '../tests/support/place.ts'
import { anOldDatabase } from './f14-start-together.ts'
import type { Fault } from './fault.ts'

/** Statements before the first change: it takes the lock and looks what is there. */
const LOOKS = 3

/** A release dies while it changes the schema, after every single statement in turn. */
export const killMigration: Fault = {
  id: 'F15',
  title: 'a migration killed after each of its statements',
  engines: ['sqlite', 'postgres'],
  // Of so many statements; the short set takes them evenly from first to last.
  rounds: { short: 12, full: Number.POSITIVE_INFINITY },
  async *run({ engine, postgresUrl }, rounds) {
    using counted = await newPlace(engine, postgresUrl)
    await anOldDatabase(counted)
    const statements = Number(await migrateAndDie(counted))
    const step = Math.max(1, statements / rounds)

    for (let at = 1; Math.round(at) <= statements; at += step) {
      using place = await newPlace(engine, postgresUrl)
      const leads = await anOldDatabase(place)
      await migrateAndDie(place, Math.round(at))

      const troubles = [
        ...(await checkHalfway(place, leads.length)),
        ...(await checkCopy(place, leads.length, Math.round(at))),
      ]
      const db = place.open()
      await migrate(db)
      const [applied, found] = [await listApplied(db), await db.selectFrom('leads').select('id').execute()]
      await db.destroy()
      if (applied.length < listMigrations().length) troubles.push('the next start did not complete it')

      const note = `killed after statement ${Math.round(at)} of ${statements}`
      yield { acknowledged: leads.length, found: found.length, troubles, note }
    }
  },
}

async function migrateAndDie({ settings }: Place, statement?: number): Promise<string | undefined> {
  const args = ['faults/migrate-and-die.ts', ...(statement ? [String(statement)] : [])]
  const child = promisify(execFile)(process.execPath, args, { env: { ...process.env, ...settings } })
  return child.then(
    ({ stdout }) => stdout,
    (error: { signal?: string }) => {
      if (error.signal === 'SIGKILL') return undefined
      throw error
    },
  )
}

// Either as it was, or as it is to be: never between.
async function checkHalfway(place: Place, leads: number): Promise<string[]> {
  const db = place.open()
  const [applied, found] = [await listApplied(db), await db.selectFrom('leads').select('id').execute()]
  const old = listMigrations().indexOf('0011-unanswered-questions') + 1
  const tables = await db.introspection.getTables()
  await db.destroy()

  const isNew = tables.some(({ name }) => name === 'last_operations')
  return [
    ...(found.length === leads ? [] : [`${leads - found.length} leads are gone`]),
    ...(applied.length === (isNew ? listMigrations().length : old) ? [] : [`it stands half-way, at ${applied.at(-1)}`]),
  ]
}

// The embedded database was copied before the first change, and the copy can be read.
async function checkCopy({ engine, dataDir }: Place, leads: number, killedAfter: number): Promise<string[]> {
  if (engine === 'postgres' || killedAfter <= LOOKS) return []
  const folder = join(dataDir, 'before-migrations')
  const [copy] = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.db')) : []
  if (!copy) return ['there is no copy from before']

  const db = openSqlite(join(folder, copy))
  const found = await db.selectFrom('leads').select('id').execute()
  await db.destroy()
  return found.length === leads ? [] : [`the copy from before has ${found.length} leads`]
}
