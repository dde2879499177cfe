import { sql } from 'kysely'
import { expect, inject } from 'vitest'
import { faultProxy } from '../../tests/support/fault-proxy.ts'
import { newDatabase } from '../../tests/support/running-postgres.ts'
import { test } from '../../tests/support/test-services.ts'
import { openPostgres } from './database.ts'
import { listMigrations, migrate } from './migrate.ts'

const onPostgres = test.runIf(process.env.TEST_DATABASE === 'postgres')
const LOOKS = { everyMs: 20, oneTryMs: 500, most: 3 }

onPostgres('a change of the schema whose database falls silent in the middle ends, and says so', async () => {
  await using proxy = await faultProxy(Number(new URL(inject('postgresUrl')).port))
  const db = openPostgres(await newDatabaseBehind(proxy.port), { isPatient: true, looks: LOOKS })
  await migrate(db, { only: listMigrations().slice(0, 3) })

  const changing = migrate(db, { before: async () => proxy.set('hang') })

  await expect(changing).rejects.toMatchObject({ message: 'no answer in time', code: 'ETIMEDOUT' })
  await db.destroy()
})

onPostgres('one that takes long on a database that is alive is waited for', async () => {
  await using proxy = await faultProxy(Number(new URL(inject('postgresUrl')).port))
  const url = await newDatabaseBehind(proxy.port)
  const [db, other] = [openPostgres(url, { isPatient: true, looks: { ...LOOKS, oneTryMs: 10_000 } }), openPostgres(url)]
  await migrate(db, { only: listMigrations().slice(0, 3) })

  await other
    .transaction()
    .execute(async (trx) => {
      await sql`lock table leads`.execute(trx)
      const changing = migrate(db)
      const before = proxy.clients()
      await expect.poll(proxy.clients).toBeGreaterThan(before + 3)
      return { changing }
    })
    .then(({ changing }) => expect(changing).resolves.toHaveLength(listMigrations().length - 3))

  await Promise.all([db.destroy(), other.destroy()])
})

async function newDatabaseBehind(port: number): Promise<string> {
  const url = new URL(await newDatabase(inject('postgresUrl')))
  url.port = String(port)
  return url.href
}
