import { expect } from 'vitest'
import { brandName } from '#company/brand-name.ts'
import * as sendReceipt from '#desk/leads/acts/send-receipt.ts'
import { handleLeads } from '#desk/leads/lead/handle-leads.ts'
import { aColleague, allLeads, countLeads, onlyLead, perform } from '../../tests/support/at-desk.ts'
import { deliverAll } from '../../tests/support/deliver-all.ts'
import { signUp, subscribe } from '../../tests/support/subscribers.ts'
import { type TestServices, test } from '../../tests/support/test-services.ts'
import { acceptLead } from './accept-lead.ts'
import { anEnquiry } from './enquiry/enquiry-examples.ts'
import { submitEnquiry } from './enquiry/enquiry-kind.server.ts'
import { enquiryEmailCopy } from './enquiry/mail-words.en.ts'
import { anAudit } from './home-audit/audit-examples.ts'
import { unsubscribe } from './subscription/change-subscription.ts'
import { newsletterEmailCopy } from './subscription/mail-words.en.ts'

const DAY = 24 * 3_600_000
const VICTIM = 'victim@gmail.com'
const TEXT = 'Hello from bijli-prize.example/claim'

test('a stranger’s inbox gets three mails a day, however spelled; every lead is kept', async ({ services }) => {
  const spellings = ['victim@gmail.com', 'v.i.c.t.i.m@gmail.com', 'victim+7@gmail.com', 'Victim@googlemail.com']

  for (let n = 0; n < 12; n += 1) {
    const email = spellings[n % 4]!
    if (n % 3 === 0) await signUp(services, email)
    else await submitEnquiry(anEnquiry({ email, message: `${TEXT} ${n}` }), services)
    await deliverAll(services)
  }

  expect(toVictim(services)).toHaveLength(3)
  expect(await countLeads(services)).toBe(12)
  expect((await allLeads(services)).filter(({ receipt_held }) => receipt_held)).not.toEqual([])

  services.travel(DAY)
  await submitEnquiry(anEnquiry({ email: VICTIM }), services)
  await deliverAll(services)
  expect(toVictim(services)).toHaveLength(4)
})

test('a receipt says nothing of what was typed, whatever form it came by', async ({ services }) => {
  const person = { full_name: 'You have won Rs 5,00,000', email: VICTIM, phone_number: '9876543210' }
  const resume = { name: `${TEXT}.pdf`, type: 'pdf', bytes: 2_048, sha256: 'x' }

  await submitEnquiry(anEnquiry({ ...person, message: TEXT }), services)
  const { address } = anAudit({}, { city_name: TEXT, address_line_1: TEXT, address_line_2: TEXT })
  await acceptLead(
    {
      kind: 'audit',
      ...person,
      details: { address: { ...address, state: { name: 'Telangana' }, country: { name: 'India' } } },
    },
    {},
    services,
  )
  await acceptLead(
    { kind: 'application', ...person, details: { job_id: TEXT, cover_letter: TEXT, resume } },
    {},
    services,
  )
  // Held, since the text is what it is; staff let them go all the same.
  const sales = await aColleague(services, 'admin')
  for (const { id } of await allLeads(services))
    await perform(sendReceipt, services, sales, { to: `/desk/leads/${id}/send-receipt`, params: { id } })
  await deliverAll(services)

  expect(toVictim(services)).toHaveLength(3)
  for (const { subject, text, html, headers } of toVictim(services)) {
    expect(`${subject} ${text} ${html}`).not.toMatch(/bijli|prize|5,00,000|have won|9876543210/)
    expect(text).toContain('Hello,')
    expect(headers).toMatchObject({ 'Auto-Submitted': 'auto-replied' })
  }
})

test('a first message of payment leading elsewhere is told, marked, and has no receipt yet', async ({ services }) => {
  const sales = await aColleague(services, 'sales')

  await submitEnquiry(anEnquiry({ email: VICTIM, message: 'Refund waiting: bijli-refund.example/claim' }), services)
  await deliverAll(services)
  const { id, receipt_held } = await onlyLead(services)
  expect(services.sent.map(({ to }) => to)).toEqual([services.env.SALES_EMAIL])
  expect(services.sent[0]?.text).toContain(receipt_held)

  const send = () => perform(sendReceipt, services, sales, { to: `/desk/leads/${id}/send-receipt`, params: { id } })
  expect(await send()).toMatchObject({ status: 200 })
  expect(await send()).toMatchObject({ status: 422 })
  await deliverAll(services)
  expect(toVictim(services)).toHaveLength(1)
})

test('who has answered us gets every receipt: by the newsletter’s link, or as staff marked', async ({ services }) => {
  const sales = await aColleague(services, 'sales')
  await submitEnquiry(anEnquiry({ email: VICTIM }), services)
  const { id } = await onlyLead(services)
  await handleLeads('answer', { ids: [id] }, sales, services)
  await subscribe(services, 'reader@example.com')
  await deliverAll(services)

  for (let n = 0; n < 5; n += 1) {
    for (const email of [VICTIM, 'reader@example.com'])
      await submitEnquiry(anEnquiry({ email, message: `Refund ${n}: bijli-refund.example/x` }), services)
    await deliverAll(services)
  }

  expect(toVictim(services)).toHaveLength(6)
  const { receipt } = enquiryEmailCopy
  const toReader = services.sent.filter(({ to, subject }) => to === 'reader@example.com' && /\(/.test(subject))
  expect(toReader).toHaveLength(5)
  expect(toReader[0]?.text).toContain(receipt.closing)
})

test('who leaves the newsletter and signs up again on the same day is asked again', async ({ services }) => {
  await unsubscribe(await subscribe(services, VICTIM), services)
  await deliverAll(services)
  const before = services.sent.length

  await signUp(services, VICTIM)
  await deliverAll(services)
  await signUp(services, VICTIM)
  await deliverAll(services)

  expect(services.sent.slice(before).map(({ subject }) => subject)).toEqual([
    newsletterEmailCopy.confirm.subject(brandName()),
  ])
})

test('what an offer brings besides is no reason to refuse a lead', async ({ services }) => {
  const offer = { kind: 'contact' as const, full_name: 'Asha', email: VICTIM, details: {}, colour: 'red', nickname: '' }

  await acceptLead(offer, { jobs: [] }, services)
  expect(await countLeads(services)).toBe(1)
})

function toVictim({ sent }: TestServices) {
  return sent.filter(({ to }) => /^v\.?i\.?c\.?t\.?i\.?m/i.test(to))
}
