import { rm } from 'node:fs/promises'
import fc from 'fast-check'
import { Hono } from 'hono'
import { expect } from 'vitest'
import * as z from 'zod/mini'
import type { LeadKind } from '#database/tables.ts'
import { countries, findStates } from '#india/geography/places.ts'
import { applicationBody, parseApplication } from '#leads/application/application-kind.server.ts'
import { applicationFields, checkApplication } from '#leads/application/application-schema.ts'
import { MAX_RESUME_BYTES } from '#leads/application/refuse-resume.ts'
import { aCorrection, aPhoto } from '#leads/correction/correction-examples.ts'
import { parseCorrection } from '#leads/correction/correction-kind.server.ts'
import { checkCorrection, correctionFields } from '#leads/correction/correction-schema.ts'
import { aDataRequest } from '#leads/data-request/data-request-examples.ts'
import { dataRequestBody } from '#leads/data-request/data-request-kind.server.ts'
import { checkDataRequest, dataRequestFields } from '#leads/data-request/data-request-schema.ts'
import { anEnquiry } from '#leads/enquiry/enquiry-examples.ts'
import { enquiryBody } from '#leads/enquiry/enquiry-kind.server.ts'
import { checkEnquiry, enquiryFields } from '#leads/enquiry/enquiry-schema.ts'
import { anAudit } from '#leads/home-audit/audit-examples.ts'
import { auditBody } from '#leads/home-audit/audit-kind.server.ts'
import { type AuditField, auditFields, checkAudit, toAuditBody } from '#leads/home-audit/audit-schema.ts'
import { plainSubscriptionBody, subscriptionBody } from '#leads/subscription/subscription-kind.server.ts'
import { checkSubscription, subscriptionFields } from '#leads/subscription/subscription-schema.ts'
import type { FormField } from '#platform/form/fields.ts'
import { parseForm } from '#platform/http/forms.ts'
import { jsonBody } from '#platform/http/json-body.ts'
import { aPdf } from '../../tests/support/documents.ts'
import { formOf } from '../../tests/support/form-of.ts'
import { jsonPost } from '../../tests/support/json-post.ts'
import { test } from '../../tests/support/test-services.ts'

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

const filledAudit = {
  country: 'IN',
  state: 'IN-TS',
  city: 'Hyderabad',
  addressLine1: '12 Tank Road',
  addressLine2: '',
  pincode: '500081',
}
const applicationTexts = z.omit(applicationBody, { resume: true })
const resume = new File(['%PDF-1.7'], 'resume.pdf')

const forms: Record<string, LeadForm> = {
  contact: {
    browser: (typed) => isEmpty(checkEnquiry(anEnquiry(typed))),
    plain: (typed) => posted(enquiryBody, anEnquiry(typed)),
    api: (typed) => enquiryBody.safeParse(anEnquiry(typed)).data,
  },
  application: {
    browser: (typed) => isEmpty(checkApplication({ ...typed, cover_letter: 'Hello' }, resume)),
    plain: (typed) => posted(applicationTexts, { ...typed, cover_letter: 'Hello' }),
    api: (typed) => applicationTexts.safeParse({ ...typed, cover_letter: 'Hello' }).data,
  },
  audit: {
    browser: (typed) => isEmpty(checkAudit(onAuditForm(typed))),
    plain: (typed) => {
      const form = parseForm(auditBody, formOf(onAuditForm(typed)))
      return form.ok ? form.value : undefined
    },
    // As the page sends it, and as anybody else does: both must come to the same.
    api: (typed) => {
      const [ours, theirs] = [toAuditBody(onAuditForm(typed)), anAudit({ ...typed })].map(
        (body) => auditBody.safeParse(body).data,
      )
      expect(ours?.phone_number).toBe(theirs?.phone_number)
      return theirs
    },
  },
  newsletter: {
    browser: ({ full_name, email }) => isEmpty(checkSubscription({ full_name, email })),
    plain: ({ full_name, email }) => posted(plainSubscriptionBody, { full_name, email }),
    api: ({ full_name, email }) =>
      subscriptionBody.safeParse({ full_name, email, 'g-recaptcha-response': 'token' }).data,
  },
}

const pdf = new Uint8Array(aPdf())
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
  ['\uFFFC98480 12345', '98480 12345'],
  ['9848\u034F012345\u{E0100}', '9848012345'],
  ['98480\u2800\u316412345', '9848012345'],
  ['9\uFE0F\u20E3848012345', '9848012345'],
  ['98480 12345,', '98480 12345'],
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
  '\u201Casha@example.com\u201D',
  '(asha@example.com)',
  'asha@example.com>',
  '\uFFFCasha@exam\u034Fple.com\u{E0100}',
])('%j is taken as an address, by every form', (typed) => {
  for (const [name, form] of Object.entries(forms)) {
    expect(form.browser({ ...person, email: typed }), name).toBe(true)
    expect(form.plain({ ...person, email: typed }), name).toMatchObject({ email: person.email })
    expect(form.api({ ...person, email: typed }), name).toMatchObject({ email: person.email })
  }
})

test('a line break is one letter, however it was sent, and one text is one lead', () => {
  const message = `${'x'.repeat(4_900)}${'\r\n'.repeat(99)}y`
  const taken = enquiryBody.parse(anEnquiry({ message }))
  expect(taken.message).toHaveLength(5_000)
  expect(taken).toEqual(enquiryBody.parse(anEnquiry({ message: message.replaceAll('\r\n', '\n') })))
  expect(posted(enquiryBody, anEnquiry({ message }))).toMatchObject({ message: taken.message })
})

type Given = Record<string, unknown>

/** One form by its three ways: what each says is wrong, under the form's names. */
interface Ways {
  fields: readonly FormField[]
  good: Record<string, string>
  browser: (given: Record<string, string>) => object
  plain: (form: FormData) => object
  /** What the call takes besides the fields. */
  besides?: Given
  body: z.core.$ZodObject
}

/** Of each kind of lead but those with a file, whose call is no JSON. */
const ways: Record<Exclude<LeadKind, 'application' | 'correction'>, Ways> = {
  contact: {
    fields: enquiryFields,
    good: { ...person, message: 'Our bill doubled.' },
    browser: checkEnquiry,
    plain: (form) => errorsOf(parseForm(enquiryBody, form)),
    body: enquiryBody,
  },
  audit: {
    fields: auditFields,
    good: { ...filledAudit, fullName: person.full_name, email: person.email, phoneNumber: person.phone_number },
    browser: (given) => checkAudit(given, { countries, states: findStates(given.country ?? '') ?? [] }),
    plain: (form) => errorsOf(parseForm(auditBody, form)),
    body: auditBody,
  },
  'data-request': {
    fields: dataRequestFields,
    good: aDataRequest(),
    browser: checkDataRequest,
    plain: (form) => errorsOf(parseForm(dataRequestBody, form)),
    body: dataRequestBody,
  },
  subscription: {
    fields: subscriptionFields,
    good: { full_name: person.full_name, email: person.email },
    browser: checkSubscription,
    plain: (form) => errorsOf(parseForm(plainSubscriptionBody, form)),
    besides: { 'g-recaptcha-response': 'token' },
    body: subscriptionBody,
  },
}

test.each(Object.entries(ways))(
  '%s: browser, plain form and API refuse the same, in the same words, whatever is missing or too much',
  async (_, { fields, good, browser, plain, besides, body }) => {
    const api = new Hono().post('/', jsonBody(body), (c) => c.json({}))

    await fc.assert(
      fc.asyncProperty(givenFor(fields, good), strangers, async (given, others) => {
        const typed = Object.fromEntries(fields.map(({ name }) => [name, given[name] ?? '']))
        const wrong = browser(typed)

        // What is more than asked for changes nothing.
        expect(plain(formOf({ ...others, ...given }))).toEqual(wrong)
        const answer = await api.request('/', jsonPost({ ...others, ...besides, ...nested(fields, given) }))
        const { errors = {} } = (await answer.json()) as { errors?: Record<string, string[]> }
        expect(underFormNames(fields, errors)).toEqual(wrong)
        expect(answer.status).toBe(Object.keys(wrong).length > 0 ? 422 : 200)
      }),
      { numRuns: 250 },
    )
  },
)

test('application: browser and server refuse the same in the same words, the file included', async ({ services }) => {
  const good = { ...person, cover_letter: 'I would like to.' }
  const texts = applicationFields.filter(({ type }) => !type)
  const files = fc.constantFrom(
    undefined,
    ...['me.pdf', 'ME.PDF\u200e', 'me.txt', 'me.docm', 'pdf', 'me.pdf.exe'].map((name) => new File([pdf], name)),
  )

  await fc.assert(
    fc.asyncProperty(givenFor(texts, good), strangers, files, async (given, others, file) => {
      const typed = Object.fromEntries(texts.map(({ name }) => [name, given[name] ?? '']))
      const form = formOf({ ...others, ...given }, file && { resume: file })

      // The page's own post and the API read it by this one function.
      const parsed = await parseApplication(new Request('http://localhost/', { method: 'POST', body: form }), services)
      if (parsed.ok) await rm(parsed.value.resume.path)
      expect(underFormNames(applicationFields, parsed.ok ? {} : parsed.errors)).toEqual(checkApplication(typed, file))
    }),
    { numRuns: 60 },
  )
})

test('correction: browser and server refuse the same in the same words, the photo included', async ({ services }) => {
  const texts = correctionFields.filter(({ type }) => !type)
  const files = fc.constantFrom(
    undefined,
    ...['bill.jpg', 'BILL.JPEG\u200e', 'bill.gif', 'jpg', 'bill.jpg.exe'].map((name) => aPhoto(name)),
  )

  await fc.assert(
    fc.asyncProperty(givenFor(texts, aCorrection()), strangers, files, async (given, others, file) => {
      const typed = Object.fromEntries(texts.map(({ name }) => [name, given[name] ?? '']))
      const form = formOf({ ...others, ...given }, file && { photo: file })

      // The page's own post and the API read it by this one function.
      const parsed = await parseCorrection(new Request('http://localhost/', { method: 'POST', body: form }), services)
      if (parsed.ok && parsed.value.photo) await rm(parsed.value.photo.path)
      expect(underFormNames(correctionFields, parsed.ok ? {} : parsed.errors)).toEqual(checkCorrection(typed, file))
    }),
    { numRuns: 60 },
  )
})

test('a resume that is a byte too large is refused by browser and server in the same words', async ({ services }) => {
  const good = { ...person, cover_letter: 'I would like to.' }
  const large = new File([pdf, new Uint8Array(MAX_RESUME_BYTES + 1 - pdf.length)], 'me.pdf')
  const form = formOf(good, { resume: large })

  const parsed = await parseApplication(new Request('http://localhost/', { method: 'POST', body: form }), services)
  expect(underFormNames(applicationFields, parsed.ok ? {} : parsed.errors)).toEqual(checkApplication(good, large))
  expect(parsed.ok).toBe(false)
})

test.each(Object.entries(ways))('%s: what is no text at all is answered like what is missing', async (_, way) => {
  const [{ path }] = [way.fields[0]!]
  const said = (value: unknown) => {
    const given: Given = { ...way.good }
    const body = { ...way.besides, ...nested(way.fields, given), ...(value !== undefined && { [path[0]!]: value }) }
    if (value === undefined) delete (body as Given)[path[0]!]
    const { error } = z.safeParse(way.body, body)
    return new Set(error?.issues.map(({ message }) => message))
  }

  for (const value of [null, 7, true, [], {}, ['Asha']]) expect(said(value)).toEqual(said(undefined))
})

/** Answers that are good, nearly good, hostile or missing. */
function givenFor(fields: readonly FormField[], good: Record<string, string>) {
  const answers = fields.map(({ name, maxLength = 200 }) => {
    const right = good[name] ?? ''
    const near = fc.constantFrom(
      ` ${right} `,
      `${right}\u200b`,
      right.slice(0, 1),
      right.slice(0, -1),
      `${right}${right}`,
      right.toUpperCase(),
      'x'.repeat(maxLength / 2),
      'x'.repeat(maxLength / 2 + 1),
    )
    return fc.oneof(
      { weight: 8, arbitrary: fc.constant(right) },
      { weight: 3, arbitrary: near },
      { weight: 2, arbitrary: hostile },
      { weight: 1, arbitrary: fc.constant(undefined) },
    )
  })

  return fc.tuple(...answers).map((all) => {
    const given = all.flatMap((text, at) => (text === undefined ? [] : [[fields[at]!.name, text.toWellFormed()]]))
    return Object.fromEntries(given) as Record<string, string>
  })
}

const hostile = fc.oneof(
  fc.constantFrom(
    ...['', ' ', '\0', 'a\0b', 'a\nb', '\r\n', '\u200b', '\u3164', '\u202e', '__proto__', 'constructor', '[]', '{}'],
    ...["' or 1=1 --", '<script>alert(1)</script>', '=1+1', '\ufffd', '\u{10ffff}', 'US', 'US-CA', 'IN-TS', 'null'],
  ),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
)

const strangers = fc.dictionary(
  fc.constantFrom('role', 'kind', 'reference', 'id', 'roof_type', 'details', 'file_key', 'constructor', 'toString'),
  fc.oneof(fc.string(), fc.constant('contact')),
  { maxKeys: 3 },
)

function nested(fields: readonly FormField[], given: Given): Given {
  const body: Given = {}
  for (const { name, path } of fields) {
    if (given[name] === undefined) continue
    const [first, second] = path
    body[first!] = second ? { ...(body[first!] as Given), [second]: given[name] } : given[name]
  }
  return body
}

function underFormNames(fields: readonly FormField[], errors: Record<string, string[]>) {
  const told = fields.flatMap(({ name, path }) => {
    const [first] = errors[path.join('.')] ?? []
    return first === undefined ? [] : [[name, first]]
  })
  return Object.fromEntries(told)
}

function errorsOf(form: { ok: boolean; errors?: object }): object {
  return form.errors ?? {}
}

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

function posted<S extends z.core.$ZodObject>(schema: S, typed: object): Partial<Typed> | undefined {
  const form = parseForm(schema, formOf(typed))
  return form.ok ? (form.value as Partial<Typed>) : undefined
}

function pick(stored?: Partial<Typed>) {
  return stored && { email: stored.email, ...(stored.phone_number && { phone_number: stored.phone_number }) }
}

function isEmpty(errors: object): boolean {
  return Object.keys(errors).length === 0
}
