import { expect } from 'vitest'
import { test } from '../../../tests/support/test-services.ts'
import { openWords, sealWords, withOpenWords, withSealedWords } from './sealed-words.ts'

test('words come back as they were, and stand nowhere in what is sealed', async ({ services }) => {
  for (const words of ['Asha', 'ada@example.com', 'మూడు పిల్లులు', 'x'.repeat(200)]) {
    const sealed = await sealWords(words, services)
    expect(sealed).toMatch(/^[\w-]{39,}$/)
    expect(Buffer.from(sealed, 'base64url').toString()).not.toContain(words)
    expect(await openWords(sealed, services)).toBe(words)
    expect(await sealWords(words, services), 'one address for one search').toBe(sealed)
  }
})

test('what is not ours, or was changed, holds no words, and is no fault', async ({ services }) => {
  const sealed = await sealWords('Asha', services)
  const changed = (sealed.startsWith('A') ? 'B' : 'A') + sealed.slice(1)

  for (const text of ['', 'x', '%%%', changed, sealed.slice(2), 'A'.repeat(5_000)])
    expect(await openWords(text, services)).toBe('')
})

test('a query is sealed and opened with all that it holds besides', async ({ services }) => {
  const sealed = await withSealedWords('q=Asha+Rao&status=any', 'q', services)
  expect(sealed).not.toContain('Asha')

  const opened = await withOpenWords(new URLSearchParams(sealed), 'q', services)
  expect(opened.get('q')).toBe('Asha Rao')
  expect(opened.get('status')).toBe('any')
  expect(await withSealedWords('status=any', 'q', services)).toBe('status=any')
})
