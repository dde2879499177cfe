import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startSite } from '../support/running-site.ts'

test('a production site without its secrets does not start', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-'))
  await expect(startSite(folder, { SITE_URL: 'https://www.example.com' })).rejects.toThrow()
})

test('an idle connection is closed by the proxy in front, and not by the site', async () => {
  await using site = await startSite(mkdtempSync(join(tmpdir(), 'site-')))
  const kept = /timeout=(\d+)/.exec((await fetch(`${site.url}/api/health/`)).headers.get('Keep-Alive') ?? '')?.[1]
  const byCaddy = /^\s*keepalive (\d+)s$/m.exec(readFileSync('deploy/Caddyfile', 'utf8'))?.[1]

  expect(Number(kept)).toBeGreaterThan(Number(byCaddy))
})
