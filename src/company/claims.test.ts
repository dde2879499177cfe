import { expect, test } from 'vitest'
import { asOf } from './claim-words.en.ts'
import { numberOf } from './claims.ts'
import { firstFacts } from './registers/first-values.ts'

for (const [id, claim] of Object.entries(firstFacts.claims)) {
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

test('a claim is a number where its digits say so, and else is drawn nowhere', () => {
  const of = (value: string, drums: string | null = null) => numberOf({ ...firstFacts.claims.customers!, value, drums })

  expect([of('10,00,000'), of('100+'), of('4.5 crore', '4,50,00,000')]).toEqual([1_000_000, 100, 45_000_000])
  expect([of('4.5 crore'), of('99.9%'), of('up to 30%')]).toEqual([undefined, undefined, undefined])
})
