import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { openPostgres } from '#database/database.ts'
import { migrate } from '#database/migrate.ts'

export interface TestDatabases {
  /** Of the server, without a database's name. */
  url: string
  /** What a migrated database looks like: its columns, indexes, constraints, triggers and functions, as a hash. */
  shape: string
  /** The statements that bring a used database back to what it held when it was new. */
  emptying: string
}

/** Makes the database that those of tests are copied from. */
export async function prepareDatabases(url: string): Promise<TestDatabases> {
  await ask(`${url}/postgres`, 'create database template')
  await ask(`${url}/postgres`, 'create table free_databases (name text primary key)')
  const template = openPostgres(`${url}/template`)
  await migrate(template)
  await template.destroy()

  return { url, shape: await shapeOf(`${url}/template`), emptying: await emptyingOf(`${url}/template`) }
}

/**
 * A migrated database without data that nobody else uses: one that an earlier test has left, or a new one. A copy of
 * the template takes the machine a hundred times as long as emptying one does.
 */
export async function takeDatabase(server: TestDatabases) {
  const [free] = await ask(
    `${server.url}/postgres`,
    `delete from free_databases
     where name = (select name from free_databases limit 1 for update skip locked) returning name`,
  )
  const name: string = free?.name ?? (await copyTemplate(server))

  return { url: `${server.url}/${name}`, giveBack: () => giveBack(name, server) }
}

async function copyTemplate({ url }: TestDatabases): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await ask(`${url}/postgres`, `create database ${name} template template`)
  return name
}

/** Where a test has changed the schema, its database goes. */
async function giveBack(name: string, { url, shape, emptying }: TestDatabases) {
  const isAsNew = (await shapeOf(`${url}/${name}`)) === shape
  if (isAsNew) await ask(`${url}/${name}`, emptying)
  await ask(
    `${url}/postgres`,
    isAsNew ? `insert into free_databases values ('${name}')` : `drop database ${name} with (force)`,
  )
}

async function shapeOf(database: string): Promise<string> {
  const [row] = await ask(
    database,
    `select md5(string_agg(part, ';' order by part)) as shape from (
       select concat_ws(' ', attrelid::regclass, attname, atttypid, attnotnull) as part from pg_attribute
         join pg_class on pg_class.oid = attrelid where relnamespace = 'public'::regnamespace and attnum > 0
       union all select pg_get_indexdef(indexrelid) from pg_index
         join pg_class on pg_class.oid = indexrelid where relnamespace = 'public'::regnamespace
       union all select concat_ws(' ', conrelid::regclass, pg_get_constraintdef(oid)) from pg_constraint
         where connamespace = 'public'::regnamespace
       union all select concat_ws(' ', pg_get_triggerdef(oid), tgenabled) from pg_trigger where not tgisinternal
       union all select prosrc from pg_proc where pronamespace = 'public'::regnamespace) as parts`,
  )
  return row.shape
}

async function emptyingOf(template: string): Promise<string> {
  const tables = await ask(template, "select tablename as name from pg_tables where schemaname = 'public'")
  const sequences = await ask(template, "select sequencename as name from pg_sequences where schemaname = 'public'")
  const statements: string[] = []

  for (const { name } of tables) {
    statements.push(`delete from ${name}`)
    const [{ rows }] = await ask(template, `select json_agg(row) as rows from ${name} as row`)
    // What a migration has put in.
    if (rows)
      statements.push(
        `insert into ${name} select * from json_populate_recordset(null::${name}, '${JSON.stringify(rows).replaceAll("'", "''")}')`,
      )
  }
  for (const { name } of sequences) statements.push(`select setval('${name}', 1, false)`)
  // Neither in the order of what refers to what, nor kept by the triggers of tables that are only added to.
  return ['set session_replication_role = replica', ...statements].join(';')
}

async function ask(database: string, statements: string) {
  const client = new pg.Client({ connectionString: database })
  await client.connect()
  try {
    const { rows } = await client.query(statements)
    return rows ?? []
  } finally {
    await client.end()
  }
}
