import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { findCountry, findState } from '#india/geography/places.ts'
import { applicationSchema } from '#leads/application/application-schema.ts'
import { checkApplication } from '#leads/application/check-application.ts'
import { checkEnquiry } from '#leads/enquiry/check-enquiry.ts'
import { anEnquiry } from '#leads/enquiry/enquiry-examples.ts'
import { enquirySchema } from '#leads/enquiry/enquiry-schema.ts'
import { anAudit } from '#leads/home-audit/audit-examples.ts'
import type { AuditField } from '#leads/home-audit/audit-fields.ts'
import { auditFormSchema, auditSchema, fromAuditForm } from '#leads/home-audit/audit-schema.ts'
import { checkAudit } from '#leads/home-audit/check-audit.ts'
import { toAuditBody } from '#leads/home-audit/to-audit-body.ts'
import { checkSubscription } from '#leads/subscription/check-subscription.ts'
import { plainSubscriptionSchema, subscriptionSchema } from '#leads/subscription/subscription-schema.ts'
import { parseForm } from '#platform/http/forms.ts'

interface Typed {
  full_name: string
  email: string
  phone_number: string
}

/** How a form takes what was typed: by the rule of the browser, by its plain post, and by the API. What is stored, or nothing. */
interface LeadForm {
  browser: (typed: Typed) => boolean
  plain: (typed: Typed) => Partial<Typed> | undefined
  api: (typed: Typed) => Partial<Typed> | undefined
}

const places = { findCountry, findState }
const filledAudit = {
  country: 'IN',
  state: 'IN-TS',
  city: 'Hyderabad',
  addressLine1: '12 Tank Road',
  addressLine2: '',
  pincode: '500081',
}
const resume = new File(['%PDF-1.7'], 'resume.pdf')

const forms: Record<string, LeadForm> = {
  contact: {
    browser: (typed) => isEmpty(checkEnquiry(anEnquiry(typed))),
    plain: (typed) => posted(enquirySchema, anEnquiry(typed)),
    api: (typed) => enquirySchema.safeParse(anEnquiry(typed)).data,
  },
  application: {
    browser: (typed) => isEmpty(checkApplication({ ...typed, cover_letter: 'Hello' }, resume)),
    plain: (typed) => posted(applicationSchema, { ...typed, cover_letter: 'Hello' }),
    api: (typed) => applicationSchema.safeParse({ ...typed, cover_letter: 'Hello' }).data,
  },
  audit: {
    browser: (typed) => isEmpty(checkAudit(onAuditForm(typed))),
    plain: (typed) => {
      const form = parseForm(auditFormSchema(places), toForm(onAuditForm(typed)))
      return form.ok ? fromAuditForm(form.value) : undefined
    },
    // As the page sends it, and as anybody else does: both must come to the same.
    api: (typed) => {
      const [ours, theirs] = [toAuditBody(onAuditForm(typed)), anAudit({ ...typed })].map(
        (body) => auditSchema(places).safeParse(body).data,
      )
      expect(ours?.phone_number).toBe(theirs?.phone_number)
      return theirs
    },
  },
  newsletter: {
    browser: ({ full_name, email }) => isEmpty(checkSubscription({ full_name, email })),
    plain: ({ full_name, email }) => posted(plainSubscriptionSchema, { full_name, email }),
    api: ({ full_name, email }) =>
      subscriptionSchema.safeParse({ full_name, email, 'g-recaptcha-response': 'token' }).data,
  },
}

const person = { full_name: 'Asha Rao', email: 'asha@example.com', phone_number: '9848012345' }

test.each(Object.entries(forms))('%s: browser, plain form and API take the same numbers and addresses', (_, form) => {
  fc.assert(
    fc.property(fc.record({ email: emails, phone_number: numbers }), (typed) => {
      const stored = form.api({ ...person, ...typed })
      expect(form.browser({ ...person, ...typed })).toBe(stored !== undefined)
      expect(pick(form.plain({ ...person, ...typed }))).toEqual(pick(stored))
      // What was taken once is taken again, and is the same.
      if (stored) expect(pick(form.api({ ...person, ...pick(stored) }))).toEqual(pick(stored))
    }),
    { numRuns: 600 },
  )
})

test.each([
  ['\u202A+91 98480 12345\u202C', '+91 98480 12345'],
  ['\u200E9848012345', '9848012345'],
  ['98480\u200B12345', '9848012345'],
  ['98480\u201112345', '98480-12345'],
  ['98480\u201312345', '98480-12345'],
  ['98480\u00A012345', '98480 12345'],
  ['９８４８０１２３４５', '9848012345'],
  ['९८४८०१२३४५', '9848012345'],
  ['౯౮౪౮౦౧౨౩౪౫', '9848012345'],
  ['+91-9848012345', '+91-9848012345'],
  ['09848012345', '09848012345'],
  ['0091 98480 12345', '0091 98480 12345'],
  ['(+91) 98480.12345', '(+91) 98480.12345'],
  ['tel:+919848012345', '+919848012345'],
  ['＋91 98480 12345', '+91 98480 12345'],
])('%j is taken as a number, by every form', (typed, stored) => {
  for (const name of ['contact', 'application', 'audit'] as const) {
    const mobile = { ...person, phone_number: name === 'audit' ? '9848012345' : stored }
    expect(forms[name]?.browser({ ...person, phone_number: typed }), name).toBe(true)
    expect(forms[name]?.plain({ ...person, phone_number: typed }), name).toMatchObject(mobile)
    expect(forms[name]?.api({ ...person, phone_number: typed }), name).toMatchObject(mobile)
  }
})

test('landlines stay good for an enquiry and an application, and are no mobile number', () => {
  for (const phone_number of ['040-2345 6789', '(040) 2345 678', '+91-40-2345-6789', '1234567']) {
    expect(forms.contact?.api({ ...person, phone_number })).toMatchObject({ phone_number })
    expect(forms.application?.browser({ ...person, phone_number })).toBe(true)
    expect(forms.audit?.api({ ...person, phone_number })).toBeUndefined()
  }
})

test.each([
  'asha@example.com\u200B',
  '\u202Aasha@example.com\u202C',
  '\u00A0 asha@example.com\t',
  'mailto:asha@example.com?subject=Bill',
  'Asha Rao <asha@example.com>',
  'asha＠example．com',
  'asha@EXAMPLE.com.',
  'asha@example.com,',
  '"asha@example.com"',
])('%j is taken as an address, by every form', (typed) => {
  for (const [name, form] of Object.entries(forms)) {
    expect(form.browser({ ...person, email: typed }), name).toBe(true)
    expect(form.plain({ ...person, email: typed }), name).toMatchObject({ email: person.email })
    expect(form.api({ ...person, email: typed }), name).toMatchObject({ email: person.email })
  }
})

test('a line break is one letter, however it was sent, and one text is one lead', () => {
  const message = `${'x'.repeat(4_900)}${'\r\n'.repeat(99)}y`
  const taken = enquirySchema.parse(anEnquiry({ message }))
  expect(taken.message).toHaveLength(5_000)
  expect(taken).toEqual(enquirySchema.parse(anEnquiry({ message: message.replaceAll('\r\n', '\n') })))
  expect(posted(enquirySchema, anEnquiry({ message }))).toMatchObject({ message: taken.message })
})

const unseen = fc.constantFrom(
  '',
  '',
  '',
  '\u200b',
  '\u202a',
  '\u200e',
  '\ufeff',
  '\u00ad',
  '\u200d',
  '\t',
  ' ',
  '\u00a0',
)
const digit = fc.constantFrom(...'0123456789', '९', '౮', '９', '٣')
const sign = fc.constantFrom('-', '\u2011', '\u2013', '.', '(', ')', '+', ' ', '/', '\u2212')
const numbers = fc.oneof(
  {
    weight: 6,
    arbitrary: likely(fc.constantFrom('', '+91', '+91-', '0', '0091 ', '(+91) ', 'tel:+91', '91', '+1 '), 10),
  },
  { weight: 1, arbitrary: fc.array(fc.oneof(digit, sign, unseen), { maxLength: 20 }).map((all) => all.join('')) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
)
const emails = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .tuple(
        unseen,
        fc.constantFrom('', 'mailto:', '<'),
        fc.emailAddress(),
        fc.constantFrom('', '.', ',', '>', ' >'),
        unseen,
      )
      .map((all) => all.join('')),
  },
  {
    weight: 2,
    arbitrary: fc
      .array(fc.oneof(unseen, fc.constantFrom('a', '@', '＠', '.', '．', 'ex', 'com', '-')), { maxLength: 12 })
      .map((all) => all.join('')),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
)

function likely(before: fc.Arbitrary<string>, length: number) {
  const digits = fc.array(fc.tuple(digit, unseen), { minLength: length - 1, maxLength: length + 1 })
  return fc.tuple(unseen, before, digits).map((all) => all.flat(2).join(''))
}

function onAuditForm({ full_name, email, phone_number }: Typed): Record<AuditField, string> {
  return { ...filledAudit, fullName: full_name, email, phoneNumber: phone_number }
}

function posted<S extends z.ZodObject>(schema: S, typed: object): Partial<Typed> | undefined {
  const form = parseForm(schema, toForm(typed))
  return form.ok ? (form.value as Partial<Typed>) : undefined
}

function toForm(typed: object): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(typed)) form.set(name, String(value))
  return form
}

function pick(stored?: Partial<Typed>) {
  return stored && { email: stored.email, ...(stored.phone_number && { phone_number: stored.phone_number }) }
}

function isEmpty(errors: object): boolean {
  return Object.keys(errors).length === 0
}
