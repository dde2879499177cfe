import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { pageNumber } from '#articles/paging.ts'
import { searchWords } from '#articles/search-posts.ts'
import { saidUse } from '#assistant/answers/answer-question.ts'
import { readNumber } from '#calculator/answers/read-number.ts'
import { REGISTERS } from '#company/registers/registers.ts'
import { valuesOf } from '#desk/company/form/entry-texts.ts'
import { readIndiaMinute } from '#desk/frame/desk-time.ts'
import { readPage } from '#desk/frame/list-pages.tsx'
import { readSearch } from '#desk/leads/search/lead-words.ts'
import { surchargeSchema } from '#desk/tariffs/surcharges/surcharge-schema.ts'
import { readSlot } from '#desk/visits/new-slot.ts'
import { groupDigits } from '#india/indian-numbers.ts'
import { applicationBody } from '#leads/application/application-kind.server.ts'
import { checkApplication } from '#leads/application/application-schema.ts'
import { anEnquiry } from '#leads/enquiry/enquiry-examples.ts'
import { enquiryBody } from '#leads/enquiry/enquiry-kind.server.ts'
import { checkEnquiry } from '#leads/enquiry/enquiry-schema.ts'
import { anAudit } from '#leads/home-audit/audit-examples.ts'
import { auditBody } from '#leads/home-audit/audit-kind.server.ts'
import { auditFields, checkAudit, toAuditBody } from '#leads/home-audit/audit-schema.ts'
import { pincodesApi } from '#leads/visits/pincodes-api.ts'
import { parseForm } from '#platform/http/forms.ts'
import { numberText } from '#platform/text/number-text.ts'
import { formOf } from '../../tests/support/form-of.ts'

const SCRIPTS = { Devanagari: 0x0966, Telugu: 0x0c66 }

const PERSON = { full_name: 'Asha Rao', email: 'asha@example.com', cover_letter: 'I measure.' }
const RESUME = new File(['%PDF-1.7'], 'resume.pdf')
const digits = (count: number) => fc.array(fc.integer({ min: 0, max: 9 }), { minLength: count, maxLength: count })
const mobiles = fc
  .tuple(fc.constantFrom('', '+91 ', '0'), fc.integer({ min: 6, max: 9 }), digits(9))
  .map(([prefix, first, rest]) => `${prefix}${first}${rest.slice(0, 4).join('')} ${rest.slice(4).join('')}`)
const pincodes = fc.tuple(digits(3), digits(3)).map(([area, office]) => `${area.join('')} ${office.join('')}`)
const amounts = fc
  .tuple(fc.integer({ min: 0, max: 9_999_999 }), fc.option(digits(2)))
  .map(([whole, part]) => groupDigits(whole) + (part ? `.${part.join('')}` : ''))
const days = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10))
const SURCHARGE = {
  company: 'IN-KL KSEB',
  category: '',
  part: 'first',
  kind: 'percent',
  to_month: '',
  source: 'A notice',
}

describe.each(Object.entries(SCRIPTS))('in digits of %s', (_, nought) => {
  test('phone numbers are taken as in English ones: by forms with scripts and without, and by the API', () => {
    same(mobiles, (phone_number) => [
      checkEnquiry(anEnquiry({ phone_number })),
      posted(enquiryBody, anEnquiry({ phone_number })),
      enquiryBody.parse(anEnquiry({ phone_number })).phone_number,
      checkApplication({ ...PERSON, phone_number }, RESUME),
      applicationBody.shape.phone_number.parse(phone_number),
      checkAudit(anAuditForm({ phoneNumber: phone_number })),
      posted(auditBody, anAuditForm({ phoneNumber: phone_number })),
      auditBody.parse(anAudit({ phone_number })).phone_number,
    ])
  })

  test('so are PIN codes', () => {
    same(pincodes, (pincode) => [
      checkAudit(anAuditForm({ pincode })),
      posted(auditBody, anAuditForm({ pincode })),
      auditBody.parse(toAuditBody(anAuditForm({ pincode }))).address.pincode,
      auditBody.parse(anAudit({}, { pincode })).address.pincode,
    ])
  })

  test('and looked up', async () => {
    const lookUp = async (pincode: string) => {
      const answer = await pincodesApi().request(`/?${new URLSearchParams({ pincode })}`)
      return [answer.status, await answer.json()]
    }
    expect(await lookUp(inScript('500 081'))).toEqual(await lookUp('500081'))
    expect((await lookUp(inScript('500081')))[0]).toBe(200)
  })

  test('so are amounts and units in the calculator, the kVAh simulator and the call for a bill', () => {
    same(amounts, (amount) => [
      readNumber(amount),
      readNumber(`₹ ${amount}`),
      readNumber(`${amount} kWh`),
      numberText(`${amount} kW`, 'kW'),
    ])
  })

  test('so are units that a question to the assistant names', () => {
    same(amounts, (amount) => ['units', 'यूनिट', 'యూనిట్లు'].map((unit) => saidUse(`${amount} ${unit}`, [], [])))
  })

  test('so is what visitors look for in articles, and staff among enquiries', () => {
    same(fc.oneof(amounts, mobiles), (typed) => [
      searchWords(`${typed} kW`),
      readSearch(typed),
      readSearch(`Asha ${typed}`),
    ])
  })

  test('so are pages of a list, which an address names', () => {
    same(fc.nat(99_999).map(String), (page) => [pageNumber(page), readPage(new URLSearchParams({ page }))])
  })

  test('so are prices that staff type', () => {
    same(amounts, (price) => [valuesOf(REGISTERS.products.fields, { price }).price])
  })

  test('so are their days, months, hours, years, places, PIN codes of an area and surcharges', () => {
    same(days, (day) => {
      const [year, month, value] = [day.slice(0, 4), day.slice(0, 7), day.slice(8)]
      const [from, until] = [`${day.slice(5, 7)}:00`, `${value.slice(0, 1)}${value.slice(0, 1)}:59`]
      return [
        readIndiaMinute(`${day}T${from}`),
        readSlot({ day, from, until, places: value }, new Date(0)),
        valuesOf(REGISTERS.holidays.fields, { year, 'days.0.day': day, 'days.0.name': 'A day' }),
        valuesOf(REGISTERS.areas.fields, { pins: `${year}${value}\n${year}` }).pins,
        surchargeSchema.parse({ ...SURCHARGE, value, from_month: month }),
      ]
    })
  })

  function same(typed: fc.Arbitrary<string>, read: (typed: string) => unknown[]) {
    fc.assert(
      fc.property(typed, (latin) => {
        expect(read(inScript(latin))).toEqual(read(latin))
      }),
    )
  }

  function inScript(latin: string): string {
    return latin.replace(/\d/g, (digit) => String.fromCodePoint(nought + Number(digit)))
  }
})

function anAuditForm(given: Record<string, string>): Record<string, string> {
  const good = {
    ...{ fullName: PERSON.full_name, email: PERSON.email, phoneNumber: '9848012345', country: 'IN', state: 'IN-TS' },
    ...{ city: 'Hyderabad', pincode: '500081', addressLine1: '12 Tank Road', addressLine2: '' },
    ...given,
  }
  return Object.fromEntries(auditFields.map(({ name }) => [name, good[name as keyof typeof good] ?? '']))
}

/** What is stored of a page's own post, which needs no script. */
function posted(body: z.core.$ZodObject, values: object): unknown {
  const parsed = parseForm(body, formOf(values))
  return parsed.ok ? parsed.value : parsed.errors
}
