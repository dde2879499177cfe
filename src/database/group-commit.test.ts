import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import SQLite from 'better-sqlite3'
import { Kysely } from 'kysely'
import { expect, test } from 'vitest'
import { GroupCommitDialect } from './sqlite-dialect.ts'

interface TestTables {
  notes: { text: string }
}

test('transactions that come at the same time share one commit, each in its turn', async () => {
  await using store = openStore()
  const turns: string[] = []

  await Promise.all(
    ['a', 'b', 'c'].map((text) =>
      store.db.transaction().execute(async (trx) => {
        turns.push(`${text} begins`)
        await note(trx, text)
        turns.push(`${text} ends`)
      }),
    ),
  )

  expect(turns).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends'])
  expect(store.ran.filter((sql) => sql === 'commit')).toHaveLength(1)
  expect(store.onDisk()).toEqual(['a', 'b', 'c'])
})

test('none is answered before the commit that it shares', async () => {
  await using store = openStore()

  const seen = ['a', 'b', 'c'].map((text) =>
    store.db
      .transaction()
      .execute((trx) => note(trx, text))
      .then(() => store.onDisk()),
  )

  expect(await Promise.all(seen)).toEqual(Array(3).fill(['a', 'b', 'c']))
})

test('one that fails takes its own changes back, and nobody else’s', async () => {
  await using store = openStore()
  const outcomes = ['a', 'b', 'c'].map((text) =>
    store.db.transaction().execute(async (trx) => {
      await note(trx, text)
      if (text === 'b') throw new Error('no')
    }),
  )

  expect((await Promise.allSettled(outcomes)).map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
  ])
  expect(store.ran.filter((sql) => sql === 'commit')).toHaveLength(1)
  expect(store.onDisk()).toEqual(['a', 'c'])
})

test('where the common commit fails, everybody is told, and nothing is stored', async () => {
  await using store = openStore()
  makeCommitsFail(store)

  const outcomes = await Promise.allSettled(
    ['a', 'b'].map((text) => store.db.transaction().execute((trx) => note(trx, text))),
  )

  expect(outcomes).toMatchObject(Array(2).fill({ reason: { code: 'SQLITE_CONSTRAINT_FOREIGNKEY' } }))
  expect(store.onDisk()).toEqual([])
  store.run('drop trigger orphan')
  await note(store.db, 'c')
  expect(store.onDisk()).toEqual(['c'])
})

test('where a full disk ends the whole transaction, those who were done before are told as well', async () => {
  await using store = openStore()
  store.run('pragma max_page_count = 8')
  const sizes = { a: 10, b: 40_000, c: 10 }

  const outcomes = await Promise.allSettled(
    Object.entries(sizes).map(([name, size]) => store.db.transaction().execute((trx) => note(trx, name.repeat(size)))),
  )

  expect(outcomes).toMatchObject([
    { reason: { code: 'SQLITE_FULL' } },
    { reason: { code: 'SQLITE_FULL' } },
    { status: 'fulfilled' },
  ])
  expect(store.onDisk()).toEqual(['c'.repeat(10)])
})

test('what is read while a commit is awaited is told after it', async () => {
  await using store = openStore()

  const writing = store.db.transaction().execute((trx) => note(trx, 'a'))
  const read = await store.db.selectFrom('notes').selectAll().execute()
  const onDisk = store.onDisk()
  await writing

  expect(read).toEqual([{ text: 'a' }])
  expect(onDisk).toEqual(['a'])
})

test('"read uncommitted" is answered at once, and is on disk when the database is closed', async () => {
  await using store = openStore()

  await store.db
    .transaction()
    .setIsolationLevel('read uncommitted')
    .execute((trx) => note(trx, 'a'))
  expect(store.onDisk()).toEqual([])

  await store.db.destroy()
  expect(store.onDisk()).toEqual(['a'])
})

test('changes that nobody waited for may be lost, and that troubles nobody', async () => {
  await using store = openStore()
  makeCommitsFail(store)

  await store.db
    .transaction()
    .setIsolationLevel('read uncommitted')
    .execute((trx) => note(trx, 'a'))

  // A promise that is rejected and unheard would end the process.
  await expect.poll(() => store.ran).toContain('rollback')
  expect(store.onDisk()).toEqual([])
})

test.each([
  ['a transaction', (db: Kysely<TestTables>) => db.transaction().execute((trx) => note(trx, 'a'))],
  ['a single statement', (db: Kysely<TestTables>) => note(db, 'a')],
])('%s waits for another process that writes, and holds nobody else', async (_, write) => {
  await using store = openStore()
  const other = new SQLite(store.path)
  other.exec('begin immediate')

  const writing = write(store.db)
  const read = await store.db.selectFrom('notes').selectAll().execute()
  other.exec('rollback')
  other.close()
  await writing

  expect(read).toEqual([])
  expect(store.onDisk()).toEqual(['a'])
})

test('a transaction that another process keeps from beginning for too long fails alone', async () => {
  await using store = openStore({ longestWaitMs: 1 })
  const other = new SQLite(store.path)
  other.exec('begin immediate')

  await expect(store.db.transaction().execute((trx) => note(trx, 'a'))).rejects.toMatchObject({ code: 'SQLITE_BUSY' })
  other.exec('rollback')
  other.close()

  await store.db.transaction().execute((trx) => note(trx, 'b'))
  expect(store.onDisk()).toEqual(['b'])
})

function note(db: Kysely<TestTables>, text: string) {
  return db.insertInto('notes').values({ text }).execute()
}

// A foreign key that is looked at when the transaction ends, and not before.
function makeCommitsFail({ run }: ReturnType<typeof openStore>) {
  run('create table parents (id integer primary key)')
  run('create table children (parent integer references parents deferrable initially deferred)')
  run('create trigger orphan after insert on notes begin insert into children values (7); end')
}

/** A database on disk; everything that runs in it is noted, and another connection says what has been committed. */
function openStore({ longestWaitMs = 60_000 } = {}) {
  const path = join(tmpdir(), `group-commit-${randomUUID()}.db`)
  const ran: string[] = []
  const sqlite = new SQLite(path, { timeout: 0, verbose: (sql) => void ran.push(String(sql)) })
  sqlite.pragma('journal_mode = WAL')
  sqlite.exec('create table notes (text text not null)')
  const db = new Kysely<TestTables>({ dialect: new GroupCommitDialect(sqlite, { longestWaitMs }) })

  return {
    db,
    path,
    ran,
    run: (sql: string) => void sqlite.exec(sql),
    onDisk() {
      const reader = new SQLite(path, { readonly: true })
      const rows = reader.prepare<[], TestTables['notes']>('select text from notes').all()
      reader.close()
      return rows.map(({ text }) => text)
    },
    async [Symbol.asyncDispose]() {
      await db.destroy()
      for (const suffix of ['', '-wal', '-shm']) rmSync(`${path}${suffix}`, { force: true })
    },
  }
}
