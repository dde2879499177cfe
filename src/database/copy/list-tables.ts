import { type Kysely, sql } from 'kysely'
import { engineOf } from '#database/database.ts'
import type { Tables } from '#database/tables.ts'

export interface TableShape {
  name: string
  /** All that a row is made of; what an engine derives from them for its own search is left out. */
  columns: string[]
  /** The primary key's columns, in its order. */
  key: string[]
}

interface Column {
  table: string
  column: string
  /** Its place in the primary key, from 1; 0 where it is not in it. */
  place: number
}

interface Reference {
  table: string
  parent: string
}

/** Each database keeps for itself what was done to it. */
const OWN = 'migrations'

/** Every table that holds what cannot be derived, those first that others refer to. */
export async function listTables(db: Kysely<Tables>): Promise<TableShape[]> {
  const [columns, references] = await (engineOf(db) === 'sqlite' ? describeSqlite(db) : describePostgres(db))
  const names = [...new Set(columns.map(({ table }) => table))].filter((name) => name !== OWN)

  return parentsFirst(names, references).map((name) => {
    const own = columns.filter(({ table }) => table === name)
    const key = own.filter(({ place }) => place > 0).toSorted((a, b) => a.place - b.place)
    if (key.length === 0) throw new Error(`The table ${name} has no primary key to read it by`)

    return { name, columns: own.map(({ column }) => column), key: key.map(({ column }) => column) }
  })
}

async function describeSqlite(db: Kysely<Tables>): Promise<[Column[], Reference[]]> {
  const { rows: columns } = await sql<Column>`
    select tables.name as "table", columns.name as "column", columns.pk as place
    from pragma_table_list as tables join pragma_table_info(tables.name) as columns
    where tables.schema = 'main' and tables.type = 'table' and tables.name not like 'sqlite\\_%' escape '\\'
    order by tables.name, columns.cid
  `.execute(db)
  const { rows: references } = await sql<Reference>`
    select tables.name as "table", keys."table" as parent
    from pragma_table_list as tables join pragma_foreign_key_list(tables.name) as keys
    where tables.schema = 'main' and tables.type = 'table'
  `.execute(db)

  return [columns, references]
}

async function describePostgres(db: Kysely<Tables>): Promise<[Column[], Reference[]]> {
  const { rows: columns } = await sql<Column>`
    select class.relname as "table", attribute.attname as "column",
      coalesce(array_position(index.indkey::int[], attribute.attnum::int) + 1, 0) as place
    from pg_class as class
      join pg_attribute as attribute on attribute.attrelid = class.oid
      left join pg_index as index on index.indrelid = class.oid and index.indisprimary
    where class.relkind = 'r' and class.relnamespace = current_schema()::regnamespace
      and attribute.attnum > 0 and not attribute.attisdropped and attribute.atttypid <> 'tsvector'::regtype
    order by class.relname, attribute.attnum
  `.execute(db)
  const { rows: references } = await sql<Reference>`
    select conrelid::regclass::text as "table", confrelid::regclass::text as parent
    from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace
  `.execute(db)

  return [columns, references]
}

function parentsFirst(names: string[], references: Reference[]): string[] {
  const sorted: string[] = []

  function place(name: string) {
    if (sorted.includes(name)) return
    for (const { table, parent } of references) if (table === name && parent !== name) place(parent)
    if (!sorted.includes(name)) sorted.push(name)
  }

  names.toSorted().forEach(place)
  return sorted
}
