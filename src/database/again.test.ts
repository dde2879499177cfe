import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testServices } from '../../tests/support/test-services.ts'
import type { Database } from './database.ts'

// SQLite lets one write after the other.
const onPostgres = test.skipIf(process.env.TEST_DATABASE !== 'postgres')

onPostgres('two transactions that wait for each other are both done, though one of them was undone', async () => {
  await using services = await testServices()
  const { db } = services
  const [one, other] = [await aBuild(db), await aBuild(db)]
  const isBegun = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const undone: unknown[] = []

  const both = [one, other].map((first, place) =>
    db.transaction().execute(async (trx) => {
      await touch(trx, first)
      isBegun[place]!.resolve()
      await isBegun[1 - place]!.promise
      await touch(trx, first === one ? other : one).catch((error) => {
        undone.push(error)
        throw error
      })
    }),
  )
  await Promise.all(both)

  expect(undone).toContainEqual(expect.objectContaining({ code: '40P01' }))
  const rows = await db.selectFrom('builds').select('last_used_at').execute()
  expect(rows.map(({ last_used_at }) => last_used_at)).toEqual(['xx', 'xx'])
})

onPostgres('of two that look for a row and make it, the later finds what the first made', async () => {
  await using services = await testServices()
  const { db } = services
  const id = randomUUID()
  const haveLooked = Promise.withResolvers<void>()
  let looked = 0

  const found = await Promise.all(
    [1, 2].map(() =>
      db.transaction().execute(async (trx) => {
        const known = await trx.selectFrom('builds').select('id').where('id', '=', id).executeTakeFirst()
        looked += 1
        if (looked === 2) haveLooked.resolve()
        await haveLooked.promise
        if (!known) await aBuild(trx, id)
        return Boolean(known)
      }),
    ),
  )

  expect(found.toSorted()).toEqual([false, true])
})

onPostgres('a statement that is a transaction by itself is asked again, and one that is wrong fails', async () => {
  await using services = await testServices()
  const { db } = services
  const [one, other] = [await aBuild(db), await aBuild(db)]
  const isBegun = Promise.withResolvers<void>()
  const isWaitedFor = Promise.withResolvers<void>()

  const held = db.transaction().execute(async (trx) => {
    await touch(trx, other)
    isBegun.resolve()
    await isWaitedFor.promise
    await touch(trx, one)
  })
  await isBegun.promise
  const alone = touch(db, one, other)
  await expect.poll(() => countWaiting(db)).toBe(1)
  isWaitedFor.resolve()
  await Promise.all([held, alone])

  const rows = await db.selectFrom('builds').select('last_used_at').execute()
  expect(rows.map(({ last_used_at }) => last_used_at)).toEqual(['xx', 'xx'])
  await expect(aBuild(db, one)).rejects.toMatchObject({ code: '23505' })
})

async function aBuild(db: Database, id: string = randomUUID()): Promise<string> {
  await db.insertInto('builds').values({ id, files: '[]', last_used_at: '' }).execute()
  return id
}

/** One after the other, in the order in which they were made. */
async function touch(db: Database, ...ids: string[]) {
  await sql`update builds set last_used_at = last_used_at || 'x' where id in (${sql.join(ids)})`.execute(db)
}

async function countWaiting(db: Database): Promise<number> {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_locks where not granted and pid in (select pid from pg_stat_activity where datname = current_database())
  `.execute(db)
  return rows.length
}
