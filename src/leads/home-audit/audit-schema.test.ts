import { expect, test } from 'vitest'
import { findCountry, findState } from '#india/geography/places.ts'
import { parseForm } from '#platform/http/forms.ts'
import { anAudit } from './audit-examples.ts'
import { auditFormSchema, auditSchema, fromAuditForm } from './audit-schema.ts'
import { auditCopy } from './words.en.ts'

const places = { findCountry, findState }
const formSchema = auditFormSchema(places)

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
  const form = parseForm(formSchema, toForm(filled))
  expect(form.ok && fromAuditForm(form.value)).toEqual(auditSchema(places).parse(anAudit()))
})

test('an empty form is told every rule but the one of the optional field', () => {
  const form = parseForm(formSchema, toForm({}))
  expect(form).toMatchObject({ ok: false, errors: auditCopy.errors })
})

test('a state of another country is refused beside whatever else is wrong', () => {
  const form = parseForm(formSchema, toForm({ ...filled, state: 'US-CA', pincode: '12' }))

  expect(form).toMatchObject({
    ok: false,
    draft: { state: 'US-CA', fullName: 'Ada Lovelace' },
    errors: { state: auditCopy.errors.state, pincode: auditCopy.errors.pincode },
  })
})

function toForm(answers: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(answers)) form.set(name, value)
  return form
}
