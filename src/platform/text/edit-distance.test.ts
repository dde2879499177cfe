import { expect, test } from 'vitest'
import { distanceBetween } from './edit-distance.ts'

test('one letter left out, added, changed or swapped with the next is one slip', () => {
  for (const slip of ['meter', 'metter', 'mater', 'metre', 'mete']) {
    expect(distanceBetween(slip, 'meter'), slip).toBe(slip === 'meter' ? 0 : 1)
  }
  expect(distanceBetween('', 'abc')).toBe(3)
  expect(distanceBetween('capaciter', 'capacitor')).toBe(1)
  expect(distanceBetween('kitten', 'sitting')).toBe(3)
})
