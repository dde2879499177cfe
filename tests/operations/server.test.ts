import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDatabase } from '#database/database.ts'
import { startSite } from '../support/running-site.ts'

test('five times killed in the middle of its work, the site has every enquiry that it acknowledged, once', async () => {
  const dataDir = newDataDir()
  const acknowledged: string[] = []

  for (let round = 0; round < 5; round++) {
    await using site = await startSite(dataDir)
    const writers = Array.from({ length: 8 }, (_, writer) =>
      writeUntilGone(site.url, `${round}-${writer}`, acknowledged),
    )
    const enough = acknowledged.length + 20 + round * 15
    await expect.poll(() => acknowledged.length, { interval: 5, timeout: 30_000 }).toBeGreaterThan(enough)
    await site.end('SIGKILL')
    await Promise.all(writers)
  }

  const stored = await storedReferences(dataDir)
  expect(new Set(stored).size, 'nothing twice').toBe(stored.length)
  expect(stored).toEqual(expect.arrayContaining(acknowledged))
})

test('asked to stop under load, the site answers what it has accepted and is gone', async () => {
  const dataDir = newDataDir()
  const acknowledged: string[] = []
  await using site = await startSite(dataDir)

  const outcomes = Array.from({ length: 8 }, (_, writer) => writeUntilGone(site.url, `w${writer}`, acknowledged))
  await expect.poll(() => acknowledged.length, { interval: 5, timeout: 30_000 }).toBeGreaterThan(50)
  const exitCode = await site.end('SIGTERM')

  expect(exitCode).toBe(0)
  const refusals = (await Promise.all(outcomes)).map(({ code }) => code)
  expect(
    refusals.filter((code) => code !== 'ECONNREFUSED' && code !== 'closed'),
    'no accepted request was cut off',
  ).toEqual([])
  expect(await storedReferences(dataDir)).toEqual(expect.arrayContaining(acknowledged))
})

test('four sites that start at once on an empty folder all come up, with one schema', async () => {
  const dataDir = newDataDir()
  const sites = await Promise.all([1, 2, 3, 4].map(() => startSite(dataDir)))

  for (const site of sites) {
    expect((await fetch(`${site.url}/api/health/`)).status).toBe(200)
    await site.end('SIGKILL')
  }
})

test('a production site without its secrets does not start', async () => {
  await expect(startSite(newDataDir(), { SITE_URL: 'https://www.example.com' })).rejects.toThrow()
})

/** Sends one enquiry after the other until the site is gone, and notes each that was acknowledged. */
async function writeUntilGone(url: string, name: string, acknowledged: string[]) {
  let isLast = false
  for (let count = 0; !isLast; count++) {
    try {
      const response = await fetch(`${url}/api/auth/contacts/`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({
          full_name: 'Ravi',
          email: 'ravi@example.com',
          phone_number: '98480 12345',
          message: `${name}-${count}`,
        }),
      })
      if (response.status !== 201) throw new Error(`unexpected answer ${response.status}`)
      if (response.headers.get('connection') === 'close') isLast = true
      acknowledged.push(((await response.json()) as { reference: string }).reference)
    } catch (error) {
      const cause = (error as { cause?: { code?: string } }).cause
      return { code: cause?.code === 'UND_ERR_SOCKET' ? 'closed' : (cause?.code ?? String(error)) }
    }
  }
  // Told that this connection has ended; whoever goes on elsewhere is not cut off.
  return { code: 'closed' }
}

async function storedReferences(dataDir: string): Promise<string[]> {
  const db = openDatabase({ DATA_DIR: dataDir })
  const rows = await db.selectFrom('leads').select('reference').execute()
  await db.destroy()
  return rows.map(({ reference }) => reference)
}

function newDataDir(): string {
  return mkdtempSync(join(tmpdir(), 'site-'))
}
