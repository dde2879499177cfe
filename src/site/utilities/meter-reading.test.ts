import { expect, test } from 'vitest'
import { photograph } from './photograph.ts'
import { checkReading, demoMeters, LEAST_CERTAINTY, readDigit } from './reading-demo.tsx'

const meter = { lastMonth: 48_000, usualUse: [200, 300] } as const
const read = (...args: Parameters<typeof photograph>) => photograph(...args).map(readDigit)

test.each(['0123456789'.slice(0, 5), '56789'])('a clean display is read as it stands: %s', (reading) => {
  const digits = read(reading, 'clear')

  expect(digits.map(({ digit }) => digit).join('')).toBe(reading)
  expect(Math.min(...digits.map(({ certainty }) => certainty))).toBeGreaterThan(0.9)
})

test('dust never makes the reader sure of a wrong digit', () => {
  for (let number = 0; number < 100_000; number += 37) {
    const reading = String(number).padStart(5, '0')
    const wrong = read(reading, 'dusty').filter(({ digit }, place) => digit !== reading[place])

    expect(wrong.filter(({ certainty }) => certainty >= LEAST_CERTAINTY)).toEqual([])
  }
})

test('a failed stroke is not guessed at: an 8 without its middle could be a 0', () => {
  const [, , digit] = read('14882', 'damaged')

  expect([digit?.digit, digit?.second].sort()).toEqual(['0', '8'])
  expect(digit?.certainty).toBeLessThan(LEAST_CERTAINTY)
  expect(checkReading(read('14882', 'damaged'), meter).verdict).toBe('photo')
})

test('a clear reading near the usual use is billed', () => {
  expect(checkReading(read('48250', 'clear'), meter)).toEqual({ verdict: 'bill', used: 250 })
})

test.each(['47900', '49900'])('a clear reading far from the usual use, %s, is looked at first', (reading) => {
  expect(checkReading(read(reading, 'clear'), meter).verdict).toBe('visit')
})

test('the meters of the demonstration show each of the three outcomes', () => {
  const verdicts = demoMeters.flatMap((demo) =>
    (['clear', 'dusty', 'damaged'] as const).map(
      (condition) => checkReading(read(demo.reading, condition), demo).verdict,
    ),
  )
  expect(new Set(verdicts)).toEqual(new Set(['bill', 'photo', 'visit']))
})
