import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startSite } from '../support/running-site.ts'

test('a production site without its secrets does not start', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-'))
  await expect(startSite(folder, { SITE_URL: 'https://www.example.com' })).rejects.toThrow()
})
