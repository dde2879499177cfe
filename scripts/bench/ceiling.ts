import { serve } from '@hono/node-server'
import SQLite from 'better-sqlite3'
import { Hono } from 'hono'

/** What this machine can do at best: an answer that is always the same, or one durable insert a request, and nothing else. */
const db = new SQLite(process.argv[2] ?? ':memory:')
db.pragma('journal_mode = WAL')
db.pragma('synchronous = FULL')
db.exec('create table if not exists leads (id integer primary key, body text not null)')
const insert = db.prepare('insert into leads (body) values (?)')

const site = new Hono()
  .get('*', (c) => c.json({ ok: true }))
  .post('*', async (c) => {
    insert.run(JSON.stringify(await c.req.json()))
    return c.json({ ok: true }, 201)
  })

serve({ fetch: site.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => {
  console.info(JSON.stringify({ msg: 'listening', port }))
})
