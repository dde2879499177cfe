import { AsyncLocalStorage } from 'node:async_hooks'
import fs, { writeFileSync } from 'node:fs'
import { Server, ServerResponse } from 'node:http'
import { createRequire, syncBuiltinESMExports } from 'node:module'
import SQLite from 'better-sqlite3'

/**
 * Loaded before the server (NODE_OPTIONS=--import), so that the product has no
 * hook for it: every step by which an armed request leaves a trace, on the
 * disk, in the database or at its client, is counted, and before step number
 * KILL_AT_STEP the process dies as by a power cut. A request is armed by
 * ?armed in its address; what an armed request did that came to its end is
 * written to STEPS_FILE. With KILL_WHILE=reading-mail it is the reading of
 * mailboxes that is armed, from the first letter on.
 */
const KILL_AT_STEP = Number(process.env.KILL_AT_STEP)
const READS = /^\s*(select|with\b(?![\s\S]*\b(update|insert|delete)\b)|pragma)/i

type Method = (...given: unknown[]) => unknown

const steps = new AsyncLocalStorage<string[]>()

const emit = Server.prototype.emit as Method
Server.prototype.emit = function (this: Server, event: string, ...given: unknown[]) {
  const isArmed = event === 'request' && (given[0] as { url: string }).url.endsWith('?armed')
  const go = () => emit.call(this, event, ...given) as boolean
  return isArmed ? steps.run([], go) : go()
} as typeof Server.prototype.emit

for (const name of ['mkdir', 'rename', 'chmod', 'rm', 'writeFile']) count(fs.promises, name)
for (const name of ['open', 'write', 'close']) count(fs, name)
syncBuiltinESMExports()
const handle = await fs.promises.open(import.meta.filename)
count(Object.getPrototypeOf(handle), 'sync')
await handle.close()

const prepare = SQLite.prototype.prepare
SQLite.prototype.prepare = function (this: SQLite.Database, sql: string) {
  const statement = prepare.call(this, sql)
  if (!READS.test(sql)) for (const method of ['run', 'all']) count(statement, method, sql)
  return statement
} as typeof prepare

if (process.env.DATABASE_URL) {
  const { Client } = createRequire(import.meta.url)('pg')
  const query = Client.prototype.query as Method
  Client.prototype.query = function (this: unknown, asked: string | { text: string }, ...more: unknown[]) {
    const sql = typeof asked === 'string' ? asked : asked.text
    if (!READS.test(sql)) step(sql)
    return query.call(this, asked, ...more)
  }
}

count(ServerResponse.prototype, 'end', 'answer')

if (process.env.KILL_WHILE === 'reading-mail') {
  const { ImapFlow } = await import('imapflow')
  const ofMail: string[] = []
  const fetchOne = ImapFlow.prototype.fetchOne as Method
  ImapFlow.prototype.fetchOne = function (this: unknown, ...given: unknown[]) {
    steps.enterWith(ofMail)
    step('fetch')
    return fetchOne.apply(this, given)
  } as typeof ImapFlow.prototype.fetchOne
}

function count(owner: object, method: string, name = method) {
  const methods = owner as Record<string, Method>
  const original = methods[method]!
  methods[method] = function (this: unknown, ...given) {
    step(name)
    return original.apply(this, given)
  }
}

function step(name: string) {
  const taken = steps.getStore()
  if (!taken) return
  if (taken.length + 1 === KILL_AT_STEP) process.kill(process.pid, 'SIGKILL')
  taken.push(name)
  if ((name === 'answer' || process.env.KILL_WHILE) && process.env.STEPS_FILE)
    writeFileSync(process.env.STEPS_FILE, JSON.stringify(taken))
}
