import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openSqlite } from './database.ts'

test('the embedded database waits for the disk at every commit', async () => {
  const db = openSqlite(':memory:')

  const { rows } = await sql<{ synchronous: number }>`pragma synchronous`.execute(db)
  await db.destroy()

  // 2 is FULL: https://www.sqlite.org/pragma.html#pragma_synchronous
  expect(rows).toEqual([{ synchronous: 2 }])
})
