import { expect, test } from 'vitest'
import { smartBusinessHero } from '#site/smart-business/words.en.ts'
import { asOf, claims } from './claims.en.ts'

for (const [id, claim] of Object.entries(claims)) {
  test(`the claim ${id} says what it means, where it comes from and when it was stated`, () => {
    expect(claim.value).toMatch(/\d/)
    expect(claim.meaning).toMatch(/^[A-Z].{20,}\.$/)
    expect(claim.source.length).toBeGreaterThan(10)
    expect(claim.asOf).toMatch(/^20\d\d-(0[1-9]|1[0-2])$/)
  })
}

test('a month is written as people read it', () => {
  expect(asOf({ asOf: '2025-10' })).toBe('As of October 2025')
})

test('a claim in the middle of a sentence has its month beside it', () => {
  const { lead } = smartBusinessHero

  expect(lead).toContain(claims.upToCostReduction.value)
  expect(lead).toContain(asOf(claims.upToCostReduction))
})
