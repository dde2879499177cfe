import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { SERVER } from '../../scripts/server-process.ts'
import { temporaryFolder } from '../../scripts/temporary-folder.ts'
import { startSite } from '../support/running-site.ts'

test('a production site without its secrets does not start, and its log says in one line what is missing', () => {
  using folder = temporaryFolder('site')
  const env = { DATA_DIR: folder.path, SITE_URL: 'https://www.example.com' }
  const { status, stdout, stderr } = spawnSync(process.execPath, [SERVER], { env, encoding: 'utf8' })

  expect(JSON.parse(stdout)).toMatchObject({ msg: 'Set these before starting: SMTP_URL, SESSION_SECRET' })
  expect(stderr).toBe('')
  expect(status).toBe(1)
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
