import { expect, test } from 'vitest'
import { formatKilowatts } from './format-kilowatts.ts'
import { smartHomeCopy } from './words.en.ts'

test('the printed loads of the house add up to the printed sum', () => {
  const { loads } = smartHomeCopy.house
  const printed = loads.map(({ watts }) => Number.parseFloat(formatKilowatts(watts)))
  const sum = formatKilowatts(loads.reduce((total, { watts }) => total + watts, 0))

  expect(`${printed.reduce((total, kilowatts) => total + kilowatts, 0).toFixed(2)} kW`).toBe(sum)
  expect(sum).toBe('1.69 kW')
})
