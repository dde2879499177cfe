import { expect, test } from 'vitest'
import { latinDigits } from './latin-digits.ts'

test('digits of every script are read', () => {
  for (const script of [
    'deva',
    'beng',
    'guru',
    'gujr',
    'orya',
    'tamldec',
    'telu',
    'knda',
    'mlym',
    'arabext',
    'fullwide',
    'mathbold',
  ]) {
    const digits = new Intl.NumberFormat(`en-u-nu-${script}`, { useGrouping: false }).format(1_234_567_890)
    expect(latinDigits(`₹${digits}`), script).toBe('₹1234567890')
  }
  expect(latinDigits('३,४२.५ units')).toBe('3,42.5 units')
})
