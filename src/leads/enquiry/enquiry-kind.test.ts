import { expect } from 'vitest'
import { IdempotencyKeyReused } from '#platform/http/idempotency-key.ts'
import { countLeads, onlyLead } from '../../../tests/support/at-desk.ts'
import { deliverAll } from '../../../tests/support/deliver-all.ts'
import { test } from '../../../tests/support/test-services.ts'
import { anEnquiry } from './enquiry-examples.ts'
import { submitEnquiry } from './enquiry-kind.server.ts'
import { contactCopy } from './words.en.ts'

test('an enquiry is stored, brought to sales and acknowledged', async ({ services }) => {
  const { reference } = await submitEnquiry(anEnquiry({ email: 'ada@example.com' }), services)
  await deliverAll(services)

  const stored = await onlyLead(services)
  expect(stored).toMatchObject({ kind: 'contact', reference, email: 'ada@example.com', quarantine_reason: null })
  expect(services.sent).toHaveLength(2)
  expect(services.sent).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ to: services.env.SALES_EMAIL, replyTo: 'ada@example.com' }),
      expect.objectContaining({ to: 'ada@example.com', subject: expect.stringContaining(reference) }),
    ]),
  )
})

test('who asks for technical support by our own sentence reaches support', async ({ services }) => {
  const sentence = contactCopy.quickActions.at(-1)?.message

  await submitEnquiry(anEnquiry({ message: `${sentence} the plug does not answer` }), services)
  await deliverAll(services)

  expect(services.sent.map(({ to }) => to).toSorted()).toEqual(
    [anEnquiry().email, services.env.SUPPORT_EMAIL].toSorted(),
  )
  expect(services.sent.find(({ to }) => to === anEnquiry().email)?.replyTo).toBe(services.env.SUPPORT_EMAIL)
})

test('the receipt says by when we reply, in the mail too, in Indian time', async ({ services }) => {
  const { reply_by } = await submitEnquiry(anEnquiry(), services)
  await deliverAll(services)

  expect(reply_by).toBe('2026-11-20T10:40:00.000Z')
  const receipt = services.sent.find(({ to }) => to === anEnquiry().email)
  expect(receipt?.text).toContain('Friday, 20 November 2026, 4:10 PM IST')
})

test('what the visitor wrote reaches sales unchanged, in any script, and never as markup', async ({ services }) => {
  const message = 'బిల్లు ఎక్కువ వచ్చింది 🙏\n<b>"why?"</b>'

  await submitEnquiry(anEnquiry({ full_name: "शीला D'Souza", message }), services)
  await deliverAll(services)

  const notice = services.sent.find(({ to }) => to === services.env.SALES_EMAIL)
  expect(notice?.text).toContain("शीला D'Souza")
  expect(notice?.text).toContain('బిల్లు ఎక్కువ వచ్చింది 🙏')
  expect(notice?.html).not.toContain('<b>')
})

test('a message of six lines has six in both parts; no name is wider than a phone', async ({ services }) => {
  const lines = ['one', 'two', '', 'four', 'five', 'six']

  await submitEnquiry(anEnquiry({ full_name: 'a'.repeat(140), message: lines.join('\r\n') }), services)
  await deliverAll(services)

  const notice = services.sent.find(({ to }) => to === services.env.SALES_EMAIL)
  expect(notice?.text).toContain(lines.join('\n'))
  expect(notice?.html).toMatch(/one<br ?\/?>two<br ?\/?><br ?\/?>four<br ?\/?>five<br ?\/?>six/)
  const cells = notice?.html.match(/<td[^>]*>(?=a{140}|[^<]*@)/g) ?? []
  expect(cells.length).toBeGreaterThan(0)
  for (const cell of cells) expect(cell).toContain('overflow-wrap:anywhere')
})

test('pressing Send twice stores one enquiry, sends its mails once, gives the same receipt', async ({ services }) => {
  const first = await submitEnquiry(anEnquiry(), services)
  const second = await submitEnquiry(anEnquiry(), services)
  await deliverAll(services)

  expect(second).toEqual(first)
  expect(services.sent).toHaveLength(2)
})

test('the same words on another day are another enquiry', async ({ services }) => {
  const first = await submitEnquiry(anEnquiry(), services)
  services.travel(24 * 3_600_000)
  const second = await submitEnquiry(anEnquiry(), services)

  expect(second.reference).not.toBe(first.reference)
})

test('a retry under the same key is the same enquiry, on the next day too', async ({ services }) => {
  const first = await submitEnquiry(anEnquiry(), services, 'key-1')
  services.travel(24 * 3_600_000)
  const retry = await submitEnquiry(anEnquiry({ nickname: 'Bot' }), services, 'key-1')

  expect(retry).toEqual(first)
  expect(await countLeads(services)).toBe(1)
})

test('other words under a known key are refused, not answered as if they were stored', async ({ services }) => {
  await submitEnquiry(anEnquiry(), services, 'key-1')

  const other = anEnquiry({ message: 'Our engine draws more.' })

  await expect(submitEnquiry(other, services, 'key-1')).rejects.toThrow(IdempotencyKeyReused)
  await submitEnquiry(other, services, 'key-2')
  expect(await countLeads(services)).toBe(2)
})

test('a filled trap is kept, answered politely and mentioned to no one', async ({ services }) => {
  const receipt = await submitEnquiry(anEnquiry({ nickname: 'Bot' }), services)
  await deliverAll(services)

  expect(receipt.reference).toMatch(/^[A-Z0-9]{8}$/)
  expect(services.sent).toEqual([])
  const stored = await onlyLead(services)
  expect(stored.quarantine_reason).toBe('hidden field filled')
})
