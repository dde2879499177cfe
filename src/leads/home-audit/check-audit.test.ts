import { expect, test } from 'vitest'
import { checkAudit } from './check-audit.ts'
import { auditCopy } from './words.en.ts'

const { errors } = auditCopy
const complete = {
  fullName: 'Lakshmi Rao',
  phoneNumber: '9848012345',
  email: 'lakshmi@example.com',
  country: 'IN',
  state: 'IN-TS',
  city: 'Hyderabad',
  pincode: '500001',
  addressLine1: '12 Tank Road',
}

test('a complete request has nothing wrong, with or without a second address line', () => {
  expect(checkAudit(complete)).toEqual({})
  expect(checkAudit({ ...complete, addressLine2: '' })).toEqual({})
})

test('an empty form is told every message of the specification, in the order of the fields', () => {
  expect(Object.entries(checkAudit({}))).toEqual([
    ['fullName', errors.fullName],
    ['phoneNumber', errors.phoneNumber],
    ['email', errors.email],
    ['country', errors.country],
    ['state', errors.state],
    ['city', errors.city],
    ['pincode', errors.pincode],
    ['addressLine1', errors.addressLine1],
  ])
})

test.each([
  ['fullName', ' L ', 'Lo'],
  ['phoneNumber', '5984801234', '6984801234'],
  ['phoneNumber', '984801234', '98480 12345'],
  ['phoneNumber', '+1 984 801 2345', '+91-98480-12345'],
  ['email', 'lakshmi@example', 'l@e.co'],
  ['city', 'H', 'Ho'],
  ['pincode', '50001', '500001'],
  ['pincode', '5000011', '500 001'],
  ['addressLine1', '12 T', '12 Ta'],
] as const)('%s: %j is refused, %j is not', (field, wrong, right) => {
  expect(checkAudit({ ...complete, [field]: wrong })).toEqual({ [field]: errors[field] })
  expect(checkAudit({ ...complete, [field]: right })).toEqual({})
})
