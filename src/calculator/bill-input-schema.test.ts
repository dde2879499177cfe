import { expect, test } from 'vitest'
import { billInputSchema } from './bill-input-schema.ts'
import { readWorkedBills } from './worked-bills.ts'

test('the inputs of all worked bills are inputs', () => {
  const refused = readWorkedBills().filter(({ input }) => !billInputSchema.safeParse(input).success)

  expect(refused.map(({ id }) => id)).toEqual([])
})

test('units are needed and cannot be fewer than none', () => {
  for (const input of [{}, { units: -1 }, { units: '95' }, { units: Number.POSITIVE_INFINITY }])
    expect(billInputSchema.safeParse(input).success).toBe(false)
})

test('an answer that nobody asked for is refused', () => {
  expect(billInputSchema.safeParse({ units: 95, load: 1 }).success).toBe(false)
})

test('limits by days need the days', () => {
  expect(billInputSchema.safeParse({ units: 95, slabLimits: 'days' }).error?.issues).toEqual([
    expect.objectContaining({ path: ['days'], message: 'Limits by days need the days of the bill.' }),
  ])
})
