import { expect, test } from 'vitest'
import { readPincode } from './read-pincode.ts'

test('a PIN code is read in digits of every script, with what people write around it', () => {
  for (const text of ['500081', ' 500 081 ', '500-081.', '५०० ०८१', '५०००८१।', '౫౦౦౦౮౧', '5\u200b00081'])
    expect(readPincode(text), text).toBe('500081')
})

test('what is no PIN code comes back to be refused', () => {
  expect(readPincode('पिन ५०००८१')).toBe('पिन500081')
})
