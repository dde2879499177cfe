import type { TestProject } from 'vitest/node'
import { prepareDatabases, type TestDatabases } from './postgres-databases.ts'
import { startPostgres } from './running-postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Of the server, without a database's name. */
    postgresUrl: string
    testDatabases: TestDatabases
  }
}

/** One real PostgreSQL for the whole run. */
export default async function providePostgres(project: TestProject) {
  const server = await startPostgres()
  project.provide('postgresUrl', server.url)
  project.provide('testDatabases', await prepareDatabases(server.url))

  return () => server[Symbol.asyncDispose]()
}
