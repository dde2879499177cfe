import { expect, test } from 'vitest'
import { initialsOf } from './initials.ts'

test.each([
  ['Asha Devi Rao', 'AR'],
  ['ravi kumar', 'RK'],
  ['Sheela', 'S'],
  ['S. Rao', 'SR'],
  ['शीला देवी', 'शीदे'],
])('of %s they are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
