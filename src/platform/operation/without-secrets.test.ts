import { expect, test } from 'vitest'
import { pathForLog, withoutSecrets } from './without-secrets.ts'

const TOKEN = 'q8Zr-3vB_xY0kLmN7pQwAg'
const LOWER = 'abcdefghijklmnopqrstuv'

test.each([
  ...[
    `/desk/reset/${TOKEN}`,
    `/DESK/Reset/${TOKEN}/`,
    `/desk//invitation///${LOWER}`,
    `/desk/invitation/${LOWER}.data`,
  ],
  ...[`/desk/%72eset/${LOWER}`, `/desk/%2572eset/${LOWER}`, `/desk\\reset\\${LOWER}`, `/desk/reset%2F${LOWER}`],
  ...[`/newsletter/confirm?token=${LOWER}`, `/nowhere/${TOKEN}`, `/x/${TOKEN}.html`, `/%zz/${TOKEN}`],
])('what opens something by itself is not in the log: %s', (path) => {
  expect(pathForLog(path)).not.toMatch(new RegExp(`${TOKEN}|${LOWER}`))
})

test.each([
  ...['/', '/desk/leads', '/blogs/how-to-read-your-bill-of-2026-in-telangana', '/media/poster-of-the-year-2026.webp'],
  ...['/desk/leads/0190a6f2-5c1e-7cc3-98c4-dc0c0c07398f', '/energy-calculator', '/returns&refundsPolicy'],
])('an ordinary address stands there as it is: %s', (path) => {
  expect(pathForLog(path)).toBe(path)
})

test.each([
  `Failed to fetch https://www.example.com/newsletter/preferences?token=${TOKEN}&x=1`,
  `No route matches URL "/desk/reset/${LOWER}"`,
  `token=${LOWER} is stale`,
  `at https://www.example.com/desk/invitation/${LOWER}:3:7`,
])('an error that quotes a link is told without what opens it: %s', (text) => {
  expect(withoutSecrets(text)).not.toMatch(new RegExp(`${TOKEN}|${LOWER}`))
})

test('a long text is gone through once, whatever it is made of, and cut', () => {
  for (const part of ['/a', 'http://', '/reset/', 'token=', '?', 'aA1-', '%25']) {
    const { length } = withoutSecrets(part.repeat(10_000_000))
    expect(length).toBeGreaterThan(0)
    expect(length).toBeLessThan(110_000)
  }
  expect(pathForLog('/a'.repeat(8_000))).toHaveLength(1_001)
})
