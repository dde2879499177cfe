import { expect } from 'vitest'
import { test } from '../../tests/support/test-services.ts'
import { openSqlite } from './database.ts'
import { migrate } from './migrate.ts'

test('a query beside the transaction it stands in throws at once, its place in the stack', async ({ services }) => {
  const { db } = services
  const askBeside = () => db.selectFrom('counts').selectAll().execute()

  const failed = await db
    .transaction()
    .execute(async (trx) => {
      await trx.selectFrom('counts').selectAll().execute()
      await askBeside()
    })
    .catch((error: Error) => error)

  expect(failed).toBeInstanceOf(Error)
  expect((failed as Error).message).toContain('within a transaction')
  expect((failed as Error).stack).toContain('transaction-watch.test.ts')
  expect(await askBeside(), 'nothing waits behind it').toEqual([])
})

test('a transaction within a transaction throws as well, whatever its isolation', async ({ services }) => {
  const { db } = services
  const begin = () => db.transaction().setIsolationLevel('serializable')

  await expect(begin().execute(() => begin().execute(async () => {}))).rejects.toThrow('within a transaction')
})

test('another database may be asked meanwhile, and this one by what a transaction left over', async ({ services }) => {
  const { db } = services
  const other = openSqlite(':memory:')
  await migrate(other)

  const { promise: isOver, resolve: end } = Promise.withResolvers<void>()
  let left: Promise<unknown[]> | undefined
  const read = await db.transaction().execute(async () => {
    left = isOver.then(() => db.selectFrom('counts').selectAll().execute())
    return other.selectFrom('counts').selectAll().execute()
  })
  end()

  expect(read).toEqual([])
  expect(await left).toEqual([])
  await other.destroy()
})
