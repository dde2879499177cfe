import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { type HttpBindings, serve } from '@hono/node-server'
import SQLite from 'better-sqlite3'
import { Hono } from 'hono'

/**
 * What this machine can do at best: an answer that is always the same, one durable insert a request, or one file on
 * the disk, and nothing else.
 */
const [, , path = 'ceiling.db'] = process.argv
const db = new SQLite(path)
db.pragma('journal_mode = WAL')
db.pragma('synchronous = FULL')
db.exec('create table if not exists leads (id integer primary key, body text not null)')
const insert = db.prepare('insert into leads (body) values (?)')

const site = new Hono<{ Bindings: HttpBindings }>()
  .get('*', (c) => c.json({ ok: true }))
  .post('/api/auth/job-applications/', async (c) => {
    await pipeline(c.env.incoming, createWriteStream(join(dirname(path), randomUUID()), { flush: true }))
    return c.json({ ok: true }, 201)
  })
  .post('*', async (c) => {
    insert.run(JSON.stringify(await c.req.json()))
    return c.json({ ok: true }, 201)
  })

serve({ fetch: site.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => {
  console.info(JSON.stringify({ msg: 'listening', port }))
})
