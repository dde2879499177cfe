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

  const stored = (await storedLeads(dataDir)).map(({ reference }) => reference)
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
  const refused = (await Promise.all(outcomes)).flatMap(({ refused }) => refused ?? [])
  const stored = await storedLeads(dataDir)
  // A connection that the system had queued but we had not taken is reset when we stop listening: nothing came of it.
  expect(refused.filter((message) => stored.some(({ details }) => details.includes(`"${message}"`)))).toEqual([])
  expect(stored.map(({ reference }) => reference)).toEqual(expect.arrayContaining(acknowledged))
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

/**
 * Sends one enquiry after the other until the site is gone, and notes each that
 * was acknowledged. Returns the message of the one that got no answer, if any.
 */
async function writeUntilGone(url: string, name: string, acknowledged: string[]): Promise<{ refused?: string }> {
  for (let count = 0; ; count++) {
    const message = `${name}-${count}`
    const answer = await postEnquiry(url, message).catch(() => undefined)
    if (!answer) return { refused: message }

    expect(answer.status).toBe(201)
    acknowledged.push(answer.reference)
    if (answer.isLast) return {}
  }
}

async function postEnquiry(url: string, message: string) {
  const response = await fetch(`${url}/api/auth/contacts/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      full_name: 'Ravi',
      email: 'ravi@example.com',
      phone_number: '98480 12345',
      message,
    }),
  })
  const { reference } = (await response.json()) as { reference: string }
  // Told that this connection has ended; whoever goes on elsewhere is not cut off.
  return { status: response.status, reference, isLast: response.headers.get('connection') === 'close' }
}

async function storedLeads(dataDir: string): Promise<{ reference: string; details: string }[]> {
  const db = openDatabase({ DATA_DIR: dataDir })
  const rows = await db.selectFrom('leads').select(['reference', 'details']).execute()
  await db.destroy()
  return rows
}

function newDataDir(): string {
  return mkdtempSync(join(tmpdir(), 'site-'))
}
