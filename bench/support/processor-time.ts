import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { type Database, engineOf } from '../../src/database/database.ts'

/** A tick of Linux's clock for processes that have ended, in ms. */
const TICK_MS = 10

/** Reads the processor time spent so far, in ms: of this process, and of a PostgreSQL on this machine. */
export async function processorOf(db: Database): Promise<() => number> {
  const own = () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1_000
  }
  if (engineOf(db) === 'sqlite') return own

  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
  const server = Number(statOf(rows[0]!.pid).at(1))
  return () => own() + serverWork(server)
}

// Its processes that run, and those that have ended: what ran beside a query may be gone when it is answered.
function serverWork(server: number): number {
  const running = readFileSync(`/proc/${server}/task/${server}/children`, 'utf8').trim().split(' ').map(workOf)
  const [user, system] = statOf(server).slice(13, 15)
  return running.reduce((sum, each) => sum + each, 0) + (Number(user) + Number(system)) * TICK_MS
}

function workOf(pid: string): number {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6
  } catch {
    // Ended since its number was read.
    return 0
  }
}

/** What /proc says of a process, from its state on: the second is whose child it is (man 5 proc). */
function statOf(pid: number): string[] {
  const said = readFileSync(`/proc/${pid}/stat`, 'utf8')
  return said.slice(said.lastIndexOf(')') + 2).split(' ')
}
