import { expect, test } from 'vitest'
import { parseForm } from '#platform/http/forms.ts'
import { formOf } from '../../../tests/support/form-of.ts'
import { anAudit } from './audit-examples.ts'
import { auditBody } from './audit-kind.server.ts'
import { auditFields } from './audit-schema.ts'
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
  const form = parseForm(auditBody, formOf(filled))
  expect(form.ok && form.value).toEqual(auditBody.parse(anAudit()))
})

test('each label is a field of the form', () => {
  expect(auditFields.map(({ name }) => name).toSorted()).toEqual(Object.keys(auditCopy.labels).toSorted())
})

test('an empty form is told every rule but the one of the optional field', () => {
  const form = parseForm(auditBody, formOf({}))
  expect(form).toMatchObject({ ok: false, errors: auditCopy.errors })
})

test('a state of another country is refused beside whatever else is wrong', () => {
  const form = parseForm(auditBody, formOf({ ...filled, state: 'US-CA', pincode: '12' }))

  expect(form).toMatchObject({
    ok: false,
    draft: { state: 'US-CA', fullName: 'Ada Lovelace' },
    errors: { state: auditCopy.errors.state, pincode: auditCopy.errors.pincode },
  })
  expect(!form.ok && Object.keys(form.errors), 'in the order of the fields').toEqual(['state', 'pincode'])
})
