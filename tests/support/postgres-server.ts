import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { openPostgres } from '#database/database.ts'
import { migrate } from '#database/migrate.ts'
import { startPostgres } from './running-postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Of the server, without a database's name. */
    postgresUrl: string
  }
}

/** One real PostgreSQL for the whole run, with a migrated database that each test copies. */
export default async function providePostgres(project: TestProject) {
  const server = await startPostgres()
  const client = new pg.Client({ connectionString: `${server.url}/postgres` })
  await client.connect()
  await client.query('create database template')
  await client.end()

  const template = openPostgres(`${server.url}/template`)
  await migrate(template)
  await template.destroy()
  project.provide('postgresUrl', server.url)

  return () => server[Symbol.asyncDispose]()
}
