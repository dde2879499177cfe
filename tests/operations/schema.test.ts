import type { TableMetadata } from 'kysely'
import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import type { Database } from '#database/database.ts'
import { listMigrations, migrate } from '#database/migrate.ts'
import { ENGINES, newPlace, type Place } from '../support/place.ts'

// While a release rolls out, processes of the one before it go on working on the new schema: docs/decisions/0014.
test.each(ENGINES)(
  'each release finds on %s, after all later migrations, the schema that it was written for',
  async (engine) => {
    const newest = await schemaAfter(engine, listMigrations().length)

    for (let count = 1; count < listMigrations().length; count++) {
      const older = await schemaAfter(engine, count)
      expect(whatIsMissing(older.tables, newest.tables), `after ${listMigrations()[count - 1]}`).toEqual([])
      expect(whatIsRefused(older.tables, newest.tables), `after ${listMigrations()[count - 1]}`).toEqual([])
      expect(newUniqueness(older, newest), `after ${listMigrations()[count - 1]}`).toEqual([])
    }
  },
)

test('a migration that takes anything away, renames it or forbids it is noticed', () => {
  const column = (name: string, isNullable = true, dataType = 'text') => ({
    name,
    isNullable,
    dataType,
    hasDefaultValue: false,
  })
  const table = (...columns: ReturnType<typeof column>[]) => [{ name: 'leads', columns }] as unknown as TableMetadata[]
  const old = table(column('id', false), column('email'))

  expect(whatIsMissing(old, table(column('id', false), column('mail')))).toEqual(['leads.email'])
  expect(whatIsMissing(old, table(column('id', false), column('email', true, 'integer')))).toEqual(['leads.email'])
  expect(whatIsRefused(old, table(column('id', false), column('email', false)))).toEqual(['leads.email'])
  expect(whatIsRefused(old, table(column('id', false), column('email'), column('more', false)))).toEqual(['leads.more'])
  expect(newUniqueness({ tables: old, unique: [] }, { tables: old, unique: ['leads(email)'] })).toEqual([
    'leads(email)',
  ])
})

interface Schema {
  tables: TableMetadata[]
  /** Each column or set of columns in which no two rows may be alike. */
  unique: string[]
}

async function schemaAfter(engine: Place['engine'], count: number): Promise<Schema> {
  using place = await newPlace(engine, inject('postgresUrl'))
  const db = place.open()
  await migrate(db, { only: listMigrations().slice(0, count) })
  const schema = { tables: await db.introspection.getTables(), unique: await listUnique(engine, db) }
  await db.destroy()
  return schema
}

async function listUnique(engine: Place['engine'], db: Database): Promise<string[]> {
  const { rows } = await (engine === 'sqlite'
    ? sql<{ unique: string }>`
        select tables.name || '(' || (select group_concat(name) from pragma_index_info(indexes.name)) || ')' as "unique"
        from pragma_table_list as tables join pragma_index_list(tables.name) as indexes
        where tables.type = 'table' and indexes."unique"
      `
    : sql<{ unique: string }>`
        select class.relname || '(' || string_agg(attribute.attname, ',' order by attribute.attnum) || ')' as "unique"
        from pg_index as index
          join pg_class as class on class.oid = index.indrelid
          join pg_attribute as attribute on attribute.attrelid = index.indrelid and attribute.attnum = any(index.indkey)
        where index.indisunique and class.relnamespace = current_schema()::regnamespace
        group by class.relname, index.indexrelid
      `
  ).execute(db)
  return rows.map(({ unique }) => unique)
}

/** Columns that the older code reads or writes, and that are gone or of another kind. */
function whatIsMissing(older: TableMetadata[], newer: TableMetadata[]): string[] {
  return columnsOf(older)
    .filter(({ name, dataType }) => !columnsOf(newer).some((each) => each.name === name && each.dataType === dataType))
    .map(({ name }) => name)
}

/** Columns without which a row is refused now, and that the older code may leave out. */
function whatIsRefused(older: TableMetadata[], newer: TableMetadata[]): string[] {
  const wasNeeded = columnsOf(older).filter(isNeeded)
  return columnsOf(newer)
    .filter(({ table }) => older.some(({ name }) => name === table))
    .filter((column) => isNeeded(column) && !wasNeeded.some(({ name }) => name === column.name))
    .map(({ name }) => name)
}

/** What has to be unique now, though the older code writes it and knows of no such rule. */
function newUniqueness(older: Schema, newer: Schema): string[] {
  const known = columnsOf(older.tables).map(({ name }) => name)
  return newer.unique.filter((unique) => {
    const [, table, columns = ''] = /^(.*)\((.*)\)$/.exec(unique) ?? []
    return !older.unique.includes(unique) && columns.split(',').every((column) => known.includes(`${table}.${column}`))
  })
}

function isNeeded({ isNullable, hasDefaultValue }: { isNullable: boolean; hasDefaultValue: boolean }): boolean {
  return !isNullable && !hasDefaultValue
}

function columnsOf(tables: TableMetadata[]) {
  return tables.flatMap(({ name: table, columns }) =>
    columns.map(({ name, ...column }) => ({ ...column, table, name: `${table}.${name}` })),
  )
}
