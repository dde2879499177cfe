import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../scripts/temporary-folder.ts'
import { startSite } from '../support/running-site.ts'

test('a production site without its secrets does not start', async () => {
  using folder = temporaryFolder('site')
  await expect(startSite(folder.path, { SITE_URL: 'https://www.example.com' })).rejects.toThrow()
})

test('an idle connection is closed by the proxy in front, and not by the site', async () => {
  using folder = temporaryFolder('site')
  await using site = await startSite(folder.path)
  const kept = /timeout=(\d+)/.exec((await fetch(`${site.url}/api/health/`)).headers.get('Keep-Alive') ?? '')?.[1]
  const byCaddy = /^\s*keepalive (\d+)s$/m.exec(readFileSync('deploy/Caddyfile', 'utf8'))?.[1]

  expect(Number(kept)).toBeGreaterThan(Number(byCaddy))
})
