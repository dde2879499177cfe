import { expect, test } from 'vitest'
import { findPincode } from './find-pincode.ts'
import data from './pincodes.json' with { type: 'json' }
import { findState } from './places.ts'

test.each([
  ['500081', 'Telangana', 'Hyderabad'],
  ['411001', 'Maharashtra', 'Pune'],
  ['744301', 'Andaman and Nicobar Islands', 'Nicobar'],
  ['194101', 'Ladakh', 'Leh'],
])('%s lies in %s, district %s', (pincode, state, district) => {
  expect(findPincode(pincode)).toMatchObject([{ state: { name: state }, district }])
})

test('where a PIN code lies in several districts the state alone is told; of one that is not in the list nothing', () => {
  expect(findPincode('110001')).toEqual([{ state: { id: 'IN-DL', name: 'Delhi' }, district: '' }])
  for (const unknown of ['', '000000', '999999', '50008', 'abcdef', '5000811']) expect(findPincode(unknown)).toEqual([])
})

test('a PIN code that lies in two states is told with both, each with its district where there is one', () => {
  expect(findPincode('605106')).toEqual([
    { state: { id: 'IN-PY', name: 'Puducherry' }, district: 'Pondicherry' },
    { state: { id: 'IN-TN', name: 'Tamil Nadu' }, district: '' },
  ])
  const codes = Object.keys(data.inTwoStates)
  for (const code of codes) expect(findPincode(code), code).toHaveLength(2)
  expect(codes).toHaveLength(32)
})

test('the list has its source, licence and day, and names only states that there are', () => {
  expect(data).toMatchObject({ source: expect.stringContaining('geonames.org'), licence: 'CC BY 4.0' })
  expect(data.asOf).toMatch(/^\d{4}-\d\d-\d\d$/)
  for (const place of data.places) expect(findState(`IN-${place.slice(0, 2)}`), place).toBeDefined()
})
