import fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstFacts } from '#company/registers/first-values.ts'
import { countUp, partsOf } from './counter.tsx'

test('a count begins at nought with all its drums and ends at the figure', () => {
  expect(countUp('10,00,000', 0)).toBe('00,00,000')
  expect(countUp('99.9%', 0)).toBe('00.0%')
  expect(countUp('99.9%', 1)).toBe('99.9%')
  expect(countUp('4.5Cr', 2)).toBe('4.5Cr')
})

test('a count never runs backwards and never passes the figure', () => {
  const progress = fc.double({ min: 0, max: 1, noNaN: true })

  fc.assert(
    fc.property(fc.constantFrom(...Object.values(firstFacts.claims)), progress, progress, ({ value }, one, other) => {
      const [earlier, later] = [Math.min(one, other), Math.max(one, other)].map((at) => digitsOf(countUp(value, at)))
      expect(earlier).toBeLessThanOrEqual(later!)
      expect(later).toBeLessThanOrEqual(digitsOf(value))
    }),
  )
})

test('each digit has a drum, and the letters beside them stay together, as Telugu draws them', () => {
  expect(partsOf('4,50,000')).toEqual(['4', ',', '5', '0', ',', '0', '0', '0'])
  expect(partsOf('18 లక్షలు+')).toEqual(['1', '8', ' లక్షలు+'])
})

function digitsOf(text: string): number {
  return Number(text.replace(/\D/g, ''))
}
