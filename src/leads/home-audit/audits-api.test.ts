import { expect } from 'vitest'
import { formMessages } from '#leads/form/words.en.ts'
import { postJson } from '../../../tests/support/api.ts'
import { allLeads, onlyLead } from '../../../tests/support/at-desk.ts'
import { deliverAll } from '../../../tests/support/deliver-all.ts'
import { type TestServices, test } from '../../../tests/support/test-services.ts'
import { anAudit } from './audit-examples.ts'
import { auditCopy } from './words.en.ts'

const { errors } = auditCopy

test.for(['/api/audits/home-audits/', '/api/audits/home-audits'])('%s takes an audit', async (path, { services }) => {
  const response = await post(services, anAudit(), path)

  expect(response.status).toBe(201)
  expect(await response.json()).toEqual({
    message: auditCopy.success,
    reference: expect.stringMatching(/^[A-Z0-9]{8}$/),
    reply_by: '2026-11-20T10:40:00.000Z',
    your_page: expect.stringContaining('/your-enquiry/'),
  })
  const lead = await onlyLead(services)
  expect(lead).toMatchObject({ kind: 'audit', full_name: 'Ada Lovelace', phone_number: '9848012345' })
  expect(JSON.parse(lead.details)).toMatchObject({
    address: { state: { id: 'IN-TS', name: 'Telangana' }, country: { id: 'IN', name: 'India' } },
  })
})

test('sales and the visitor get the day of the call, and sales alone the typed address', async ({ services }) => {
  await post(services, anAudit({ email: 'ada@example.com' }, { address_line_1: '४२ <b>मार्ग</b>' }))
  await deliverAll(services)

  expect(services.sent.map(({ to }) => to).sort()).toEqual(['ada@example.com', services.env.SALES_EMAIL].sort())
  for (const { text, html } of services.sent) {
    expect(text).toContain('Friday, 20 November 2026, 4:10 PM IST')
    expect(html).not.toContain('<b>मार्ग')
  }
  const toSales = services.sent.find(({ to }) => to === services.env.SALES_EMAIL)
  expect(toSales?.text).toContain('४२ <b>मार्ग</b>')
  expect(toSales?.text).toMatch(/Telangana\s/)
  const receipt = services.sent.find(({ to }) => to === 'ada@example.com')
  expect(receipt?.text).not.toMatch(/मार्ग|Telangana|9848012345/)
})

test('what is missing is asked for in the specification’s words, under path and plain name', async ({ services }) => {
  const response = await post(services, {})

  expect(response.status).toBe(422)
  expect(await response.json()).toMatchObject({
    message: errors.fullName,
    full_name: [errors.fullName],
    phone_number: [errors.phoneNumber],
    email: [errors.email],
    country: [errors.country],
    state: [errors.state],
    city_name: [errors.city],
    address_line_1: [errors.addressLine1],
    pincode: [errors.pincode],
    errors: { 'address.pincode': [errors.pincode], pincode: [errors.pincode] },
  })
})

const wrong: [path: string, value: unknown, message: string][] = [
  ['full_name', 'A', errors.fullName],
  ['full_name', '  A ', errors.fullName],
  ['full_name', 'a'.repeat(151), formMessages.tooLong],
  ['full_name', 'Ada\r\nBcc: x@y.z', formMessages.unreadable],
  ['phone_number', '5848012345', errors.phoneNumber],
  ['phone_number', '984801234', errors.phoneNumber],
  ['phone_number', '98480123456', errors.phoneNumber],
  ['phone_number', '98480x2345', errors.phoneNumber],
  ['phone_number', '+1 984 801 2345', errors.phoneNumber],
  ['phone_number', 9848012345, errors.phoneNumber],
  ['email', 'ada@example', errors.email],
  ['email', '', errors.email],
  ['address.country', '', errors.country],
  ['address.country', 'XX', errors.country],
  ['address.country', '__proto__', errors.country],
  ['address.country', ['IN'], errors.country],
  ['address.state', '', errors.state],
  ['address.state', 'IN-XX', errors.state],
  ['address.state', 'US-CA', errors.state],
  ['address.state', { id: 'IN-TS' }, errors.state],
  ['address.city_name', 'H', errors.city],
  ['address.address_line_1', '12 A', errors.addressLine1],
  ['address.address_line_1', 'a'.repeat(201), formMessages.tooLong],
  ['address.address_line_2', 'a'.repeat(201), formMessages.tooLong],
  ['address.address_line_2', 'Near\u0000', formMessages.unreadable],
  ['address.pincode', '50008', errors.pincode],
  ['address.pincode', '5000811', errors.pincode],
  ['address.pincode', '50008a', errors.pincode],
  ['address.pincode', 500081, errors.pincode],
  ['address', null, errors.addressLine1],
  ['address', [], errors.addressLine1],
]

test('each rule of the specification is told in its words, under its path', async ({ services }) => {
  for (const [path, value, message] of wrong) {
    const response = await post(services, withAnswer(path, value))
    const body = (await response.json()) as { message: string; errors: Record<string, string[]> }

    expect(response.status, `${path}: ${value}`).toBe(422)
    expect(body.errors[path]?.[0], `${path}: ${value}`).toBe(message)
    expect(body.message).toBe(message)
  }

  expect(await allLeads(services)).toEqual([])
})

const right: [path: string, value: unknown][] = [
  ['full_name', 'Jo'],
  ['full_name', 'శీలా'],
  ['phone_number', '98480 12345'],
  ['phone_number', '98480-12345'],
  ['phone_number', '+91-98480-12345'],
  ['phone_number', '6000000000'],
  ['email', 'l@e.co'],
  ['address.city_name', 'Ho'],
  ['address.address_line_1', '12 Ta'],
  ['address.pincode', '500 081'],
  ['address.address_line_2', ''],
  ['address.address_line_2', null],
  ['address.address_line_2', undefined],
  ['address.address_line_1', "7/2, 'Śrī', 2nd ✚ floor"],
]

test('what people rightly write is accepted', async ({ services }) => {
  for (const [path, value] of right) {
    expect((await post(services, withAnswer(path, value))).status, `${path}: ${value}`).toBe(201)
  }
})

test('a country that is not divided can be chosen', async ({ services }) => {
  expect((await post(services, anAudit({}, { country: 'HK', state: 'HK' }))).status).toBe(201)
})

test('a filled trap is kept, answered politely and mentioned to no one', async ({ services }) => {
  const response = await post(services, anAudit({ nickname: 'Bot' }))
  await deliverAll(services)

  expect(response.status).toBe(201)
  expect(services.sent).toEqual([])
  expect(await allLeads(services)).toMatchObject([{ quarantine_reason: 'hidden field filled' }])
})

test('asking twice stores one audit and gives the same receipt', async ({ services }) => {
  const [first, second] = [await post(services, anAudit()), await post(services, anAudit())]

  expect(await second.json()).toEqual(await first.json())
  expect(await allLeads(services)).toHaveLength(1)
})

function withAnswer(path: string, value: unknown) {
  const [field = '', nested] = path.split('.')
  return nested ? anAudit({}, { [nested]: value }) : anAudit({ [field]: value })
}

async function post(services: TestServices, body: unknown, path = '/api/audits/home-audits/') {
  return postJson(services, path, body)
}
