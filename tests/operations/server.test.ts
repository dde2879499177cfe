import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import SQLite from 'better-sqlite3'
import { expect, inject, test } from 'vitest'
import { SERVER } from '../../scripts/server-process.ts'
import { temporaryFolder } from '../../scripts/temporary-folder.ts'
import { aPdfOf } from '../support/documents.ts'
import { formOf } from '../support/form-of.ts'
import { holdPort } from '../support/held-port.ts'
import { jsonPost } from '../support/json-post.ts'
import { openToOthers } from '../support/open-to-others.ts'
import { ROOM_TO_TEST } from '../support/room-to-test.ts'
import { newDatabase } from '../support/running-postgres.ts'
import { type RunningSite, startSite } from '../support/running-site.ts'

const RAVI = { full_name: 'Ravi', email: 'r@example.com', phone_number: '98480 12345' }

test('a production site without its secrets does not start, and its log says in one line what is missing', () => {
  using folder = temporaryFolder('site')
  const env = { DATA_DIR: folder.path, SITE_URL: 'https://www.example.com' }
  const { status, stdout, stderr } = spawnSync(process.execPath, [SERVER], { env, encoding: 'utf8' })

  expect(JSON.parse(stdout)).toMatchObject({ msg: 'Set these before starting: SMTP_URL, SESSION_SECRET' })
  expect(stderr).toBe('')
  expect(status).toBe(1)
})

test('a database that goes away while the site is being started ends the start in one line, to be begun again', async () => {
  using folder = temporaryFolder('site')
  const { port } = new URL(inject('postgresUrl'))
  const line = createServer((near) => {
    const far = connect(Number(port), '127.0.0.1')
    near.on('error', () => {}).pipe(far)
    far
      .on('error', () => {})
      .on('data', (answer) => {
        // A row is in: the schema is being made.
        if (!answer.includes('INSERT 0 1')) return near.write(answer)
        line.close()
        for (const end of [near, far]) end.destroy()
      })
  }).listen(0, '127.0.0.1')
  await once(line, 'listening')
  const database = new URL(await newDatabase(inject('postgresUrl')))
  database.port = String((line.address() as AddressInfo).port)

  const env = { PORT: '0', DATA_DIR: folder.path, DATABASE_URL: database.href }
  const child = spawn(process.execPath, [SERVER], { env })
  const [said, complained, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])

  expect(JSON.parse(said.trim().split('\n').at(-1)!).msg).toMatch(/went away or does not answer/)
  expect(complained).toBe('')
  expect(code).toBe(1)
})

test('an idle connection is closed by the proxy in front, and not by the site', async () => {
  using folder = temporaryFolder('site')
  await using site = await startSite(folder.path)
  const kept = /timeout=(\d+)/.exec((await fetch(`${site.url}/api/health/`)).headers.get('Keep-Alive') ?? '')?.[1]
  const byCaddy = /^\s*keepalive (\d+)s$/m.exec(readFileSync('deploy/Caddyfile', 'utf8'))?.[1]

  expect(Number(kept)).toBeGreaterThan(Number(byCaddy))
})

test('a balancer that names no host hears that the process answers', async () => {
  using folder = temporaryFolder('site')
  await using site = await startSite(folder.path)
  const socket = connect(Number(new URL(site.url).port), '127.0.0.1')
  socket.write('GET /api/health/alive/ HTTP/1.0\r\n\r\n')

  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 /)
})

test('who writes while the site is started again waits at the port that systemd holds, and is answered', async () => {
  using folder = temporaryFolder('site')
  using held = holdPort()
  const start = () => startSite(folder.path, {}, held.handOver(), held)
  const url = `http://127.0.0.1:${held.port}`
  const write = (message: string) => fetch(`${url}/api/auth/contacts/`, jsonPost({ ...RAVI, message }))

  const first = await start()
  expect(first.url).toBe(url)
  expect((await write('Before')).status).toBe(201)
  await first.end('SIGTERM')
  const written = Array.from({ length: 20 }, (_, place) => write(`Between, ${place}`))
  await using _ = await start()

  expect((await Promise.all(written)).map(({ status }) => status)).toEqual(written.map(() => 201))
})

test('a lead waits while another process holds the embedded database, and is stored', async () => {
  using folder = temporaryFolder('site')
  await using site = await startSite(folder.path)
  const other = new SQLite(join(folder.path, 'site.db'))
  other.exec('begin immediate')

  const written = fetch(`${site.url}/api/auth/contacts/`, jsonPost({ ...RAVI, message: 'Hi' }))
  for (let read = 0; read < 10; read++) expect((await fetch(`${site.url}/api/health/alive/`)).status).toBe(200)
  other.exec('rollback')
  other.close()

  expect((await written).status).toBe(201)
})

test('a visitor whose connection ends in the middle is 499 in the log, without a stack, whatever was being sent', async () => {
  using folder = temporaryFolder('site')
  await using site = await startSite(folder.path, { LOG_LEVEL: 'info' })
  const lines = listenToLog(site)
  const json = 'application/json'
  const form = 'application/x-www-form-urlencoded'
  const parts = 'multipart/form-data; boundary=x'
  const file = '--x\r\nContent-Disposition: form-data; name="resume"; filename="a.pdf"\r\n\r\n%PDF'
  const cut: [path: string, type: string, body: string][] = [
    ['/api/auth/contacts/', json, '{"full_'],
    ['/api/audits/home-audits/', json, '{"full_'],
    ['/api/auth/job-applications/', parts, file],
    ['/contact-us', form, 'full_na'],
    ['/book-audit', form, 'full_na'],
    ['/careers/telecaller', parts, file],
    ['/desk/sign-in', form, 'email=a'],
    ['/desk/sign-in.data', form, 'email=a'],
  ]

  for (const [path, type, body] of cut) {
    const socket = openPost(site, path, type, 5_000)
    // 100 Continue: the site has begun to read.
    await once(socket, 'data')
    socket.write(body, () => socket.destroy())
  }
  // A long answer of which the visitor reads the first bytes.
  const reading = connect(Number(new URL(site.url).port), '127.0.0.1')
  reading.write(`GET /sitemap.xml HTTP/1.1\r\nHost: ${new URL(site.url).host}\r\n\r\n`)
  await once(reading, 'data')
  reading.destroy()

  const posts = () => lines.filter(({ method }) => method === 'POST')
  await expect.poll(() => posts().length).toBe(cut.length)
  expect(posts().map(({ path, status, level }) => [String(path).replace(/\/$/, ''), status, level])).toEqual(
    expect.arrayContaining(cut.map(([path]) => [path.replace(/\/$/, ''), 499, 30])),
  )
  expect(lines.filter(({ level, err, text: other }) => Number(level) >= 40 || err || other)).toEqual([])
})

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
  '%s to the whole process group, again and again, cuts nobody off who is sending',
  async (signal) => {
    using folder = temporaryFolder('site')
    const child = spawn(process.execPath, ['scripts/run.mjs', 'start'], {
      // A process group of its own, as a terminal and a supervisor give it.
      detached: true,
      stdio: ['ignore', 'pipe', 'ignore'],
      env: { ...process.env, ...ROOM_TO_TEST, PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder.path, SITE_URL: '' },
    })
    const lines: Record<string, unknown>[] = []
    createInterface({ input: child.stdout }).on('line', (line) => lines.push(JSON.parse(line)))
    const find = (message: string) => lines.find(({ msg }) => msg === message)
    await expect.poll(() => find('listening')).toBeDefined()
    const site = { url: `http://127.0.0.1:${find('listening')!.port}` }

    const body = JSON.stringify({ ...RAVI, message: 'Hi' })
    const socket = openPost(site, '/api/auth/contacts/', 'application/json', body.length)
    await once(socket, 'data')
    socket.write(body.slice(0, 7))
    const gone = once(child, 'exit')
    process.kill(-child.pid!, signal)
    await expect.poll(() => find('stopping')).toBeDefined()
    process.kill(-child.pid!, signal)
    process.kill(-child.pid!, signal)
    socket.write(body.slice(7))

    expect(await text(socket)).toMatch(/^HTTP\/1\.1 201 /m)
    expect(await gone).toEqual([0, null])
    expect(lines.filter(({ msg }) => msg === 'stopping')).toHaveLength(1)
    expect(find('stopped')).toBeDefined()
  },
)

test('what the site writes is for its own user alone, whatever started it, and what an older one left becomes so', async () => {
  using folder = temporaryFolder('site')
  using backups = temporaryFolder('backups')
  mkdirSync(join(folder.path, 'mail'), { mode: 0o755 })
  writeFileSync(join(folder.path, 'mail/old.eml'), 'x', { mode: 0o644 })
  chmodSync(folder.path, 0o755)
  const wide = ['sh', '-c', 'umask 022; exec "$@"', 'sh']
  await using site = await startSite(folder.path, { BACKUP_DIR: backups.path, BACKUP_EVERY_SECONDS: '1' }, wide)

  await fetch(`${site.url}/og/about-us.png`)
  const resume = new File([new Uint8Array(aPdfOf(2_000))], 'resume.pdf', { type: 'application/pdf' })
  const form = formOf({ ...RAVI, cover_letter: 'Hello' }, { resume })
  expect((await fetch(`${site.url}/api/auth/job-applications/`, { method: 'POST', body: form })).status).toBe(201)
  const mails = () => readdirSync(join(folder.path, 'mail')).filter((name) => name.endsWith('.eml')).length
  await expect.poll(mails, { timeout: 20_000 }).toBeGreaterThan(2)
  await site.end('SIGTERM')

  expect(openToOthers(folder.path)).toEqual([])
  expect(openToOthers(backups.path)).toEqual([])
  expect(readdirSync(folder.path)).toEqual(expect.arrayContaining(['mail', 'og', 'resumes', 'site.db']))
  expect(readdirSync(backups.path)).toContain('live')
})

/** A post whose body is still to come. */
function openPost({ url }: { url: string }, path: string, type: string, length: number): Socket {
  const { host, origin, port } = new URL(url)
  const socket = connect(Number(port), '127.0.0.1')
  socket.on('error', () => {})
  const head = [
    `POST ${path} HTTP/1.1`,
    `Host: ${host}`,
    `Origin: ${origin}`,
    `Content-Type: ${type}`,
    'Expect: 100-continue',
  ]
  socket.write(`${[...head, `Content-Length: ${length}`].join('\r\n')}\r\n\r\n`)
  return socket
}

/** Each line that the site prints from here on; one that is no JSON as its text. */
function listenToLog({ process: child }: RunningSite): Record<string, unknown>[] {
  const lines: Record<string, unknown>[] = []
  createInterface({ input: child.stdout! }).on('line', (text) => {
    lines.push(text.startsWith('{') ? JSON.parse(text) : { text })
  })
  return lines
}
