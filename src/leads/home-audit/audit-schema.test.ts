import { expect, test } from 'vitest'
import { parseForm } from '#platform/http/forms.ts'
import { anAudit } from './audit-examples.ts'
import { auditBody } from './audit-kind.server.ts'
import { auditFields, checkAudit } from './audit-schema.ts'
import { auditCopy } from './words.en.ts'

const filled = {
  fullName: 'Ada Lovelace',
  phoneNumber: '9848012345',
  email: 'ada@example.com',
  country: 'IN',
  state: 'IN-TS',
  city: 'Hyderabad',
  addressLine1: '12 Analytical Street',
  addressLine2: 'Near the engine',
  pincode: '500081',
}

test("the page's flat form is the same audit as the API's nested one", () => {
  const form = parseForm(auditBody, toForm(filled))
  expect(form.ok && form.value).toEqual(auditBody.parse(anAudit()))
})

test('each label is a field of the form', () => {
  expect(auditFields.map(({ name }) => name).toSorted()).toEqual(Object.keys(auditCopy.labels).toSorted())
})

test('an empty form is told every rule but the one of the optional field', () => {
  const form = parseForm(auditBody, toForm({}))
  expect(form).toMatchObject({ ok: false, errors: auditCopy.errors })
})

test('a state of another country is refused beside whatever else is wrong', () => {
  const form = parseForm(auditBody, toForm({ ...filled, state: 'US-CA', pincode: '12' }))

  expect(form).toMatchObject({
    ok: false,
    draft: { state: 'US-CA', fullName: 'Ada Lovelace' },
    errors: { state: auditCopy.errors.state, pincode: auditCopy.errors.pincode },
  })
})

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

function toForm(answers: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(answers)) form.set(name, value)
  return form
}
