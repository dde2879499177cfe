import { expect, test } from 'vitest'
import { securityText, wellKnown } from './security-text.ts'

const YEAR_MS = 365 * 24 * 3_600_000
const contact = { origin: 'https://www.example.com', mailbox: 'it@example.com' }

test('who finds a weakness is told whom to tell, in which languages, and until when that holds', async () => {
  const now = new Date('2026-11-25T10:00:00Z')
  const answer = await wellKnown(contact, () => now).request('/security.txt')
  const text = await answer.text()

  expect(answer.headers.get('Content-Type')?.toLowerCase()).toBe('text/plain; charset=utf-8')
  expect(text).toMatch(/^Contact: mailto:it@example\.com$/m)
  expect(text).toMatch(/^Canonical: https:\/\/www\.example\.com\/\.well-known\/security\.txt$/m)
  expect(text).toMatch(/^Preferred-Languages: en, hi, te$/m)
  expect(text.match(/^Expires: /gm)).toHaveLength(1)
})

test('it never lapses, and never holds for a year (RFC 9116, 2.5.5)', () => {
  for (const day of ['2026-11-25T00:00:00Z', '2027-06-30T23:59:59Z', '2031-02-28T12:00:00Z']) {
    const now = new Date(day)
    const expires = Date.parse(/^Expires: (.+)$/m.exec(securityText(contact, now))![1]!)
    expect(expires).toBeGreaterThan(now.getTime())
    expect(expires).toBeLessThan(now.getTime() + YEAR_MS)
  }
})
