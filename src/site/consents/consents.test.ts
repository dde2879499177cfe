import { expect } from 'vitest'
import * as privacy from '#desk/privacy/privacy.tsx'
import { acceptLead } from '#leads/accept-lead.ts'
import { forgetWithdrawn, listWithdrawn } from '#leads/consents/withdrawn-leads.ts'
import { anEnquiry } from '#leads/enquiry/enquiry-examples.ts'
import { submitEnquiry } from '#leads/enquiry/enquiry-kind.server.ts'
import { confirmSubscription } from '#leads/subscription/change-subscription.ts'
import { askToConfirm } from '#leads/subscription/newsletter-emails.ts'
import { rememberSubscriber } from '#leads/subscription/subscription-kind.server.ts'
import { aColleague, arrive, asked } from '../../../tests/support/at-desk.ts'
import { deliverAll } from '../../../tests/support/deliver-all.ts'
import { changedFacts } from '../../../tests/support/facts.ts'
import { test as base, type TestServices } from '../../../tests/support/test-services.ts'
import * as consents from './consents.tsx'

const DAY_MS = 24 * 3_600_000
const OFFICER = { PRIVACY_CONTACT: 'dpo@coral.example', GRIEVANCE_OFFICER: 'Meera Rao', PRIVACY_ANSWER_DAYS: '14' }

const test = base.extend('settings', OFFICER)

test('the link in a receipt shows what its address agreed to, and opening it changes nothing', async ({ services }) => {
  await fill(services)
  const link = linkIn(services, 'ada@example.com')
  const before = await ledger(services)

  for (let look = 0; look < 3; look++) {
    const { data } = await open(services, link)
    expect(data.consents).toMatchObject({
      address: 'ada@example.com',
      leads: [{ kind: 'audit', purposes: ['answer', 'visit'], withdrawnAt: null }, { kind: 'contact' }],
      newsletter: { isSubscribed: true },
    })
    expect(data).toMatchObject({ officer: 'Meera Rao', contact: 'dpo@coral.example', days: 14 })
  }
  expect(await ledger(services)).toEqual(before)
  expect(new URL(link).search).not.toContain('example')
})

test('one act takes one consent back: the lead is closed, mails stop, both sides are told', async ({ services }) => {
  const contact = await fill(services)
  const waiting = await arrive(services, { email: 'Ada@example.com', details: { message: 'One more thing.' } })
  const link = linkIn(services, 'ada@example.com')

  await take(services, link, { lead: waiting.id })

  const handling = services.db.selectFrom('lead_handling').select(['status', 'closed_at'])
  expect(await handling.where('lead_id', '=', waiting.id).executeTakeFirst()).toEqual({
    status: 'closed',
    closed_at: services.now().toISOString(),
  })
  expect(await kindsWaiting(services)).toEqual(['consents.confirm', 'consents.tell-officer'])
  services.sent.length = 0
  await deliverAll(services)
  const [confirmed, told] = [mailTo(services, 'ada@example.com'), mailTo(services, 'dpo@coral.example')]
  expect(confirmed?.text).toContain(waiting.reference)
  expect(confirmed?.text).toContain('within 14 days')
  expect(confirmed?.text).toContain('Meera Rao, dpo@coral.example')
  expect(told?.text).toContain(waiting.reference)
  expect(told?.text).not.toMatch(/ada|lovelace/i)

  const { data } = await open(services, link)
  expect(data.consents?.leads.filter(({ withdrawnAt }) => withdrawnAt)).toMatchObject([{ leadId: waiting.id }])
  const admin = await aColleague(services, 'admin')
  const desk = await privacy.loader(asked(services, admin, '/desk/privacy'))
  expect(desk.withdrawn).toMatchObject([{ id: waiting.id, eraseBy: '2026-12-03T10:40:00.000Z' }])

  await take(services, link, { lead: waiting.id })
  expect(await listWithdrawn(services.db)).toHaveLength(1)
  services.travel(13 * DAY_MS)
  await forgetWithdrawn(services)
  const left = await services.db.selectFrom('leads').select('id').where('email', '=', 'Ada@example.com').execute()
  expect(left).toEqual([])
  expect(await services.db.selectFrom('leads').select('id').where('id', '=', contact).execute()).toHaveLength(1)
})

test('whoever the company names at the desk for personal data stands on the page and in the mail', async ({
  services,
}) => {
  using _ = changedFacts(({ company }) => ({
    company: { ...company, grievanceOfficer: 'Ravi Iyer', grievanceEmail: 'grievance@coral.example' },
  }))
  await fill(services)
  const link = linkIn(services, 'ada@example.com')

  expect((await open(services, link)).data).toMatchObject({ officer: 'Ravi Iyer', contact: 'grievance@coral.example' })
  services.sent.length = 0
  await take(services, link, { all: 'yes' })
  await deliverAll(services)
  const confirmed = mailTo(services, 'ada@example.com')
  expect(confirmed?.text).toContain('Ravi Iyer, grievance@coral.example')
  expect(confirmed?.replyTo).toBe('grievance@coral.example')
})

test('who takes consent back and sends the same again on that day is heard again', async ({ services }) => {
  await fill(services)
  const words = anEnquiry({ email: 'ada@example.com', message: 'On second thoughts.' })
  const first = await submitEnquiry(words, services)
  const lead = await services.db
    .selectFrom('leads')
    .select('id')
    .where('reference', '=', first.reference)
    .executeTakeFirstOrThrow()
  await take(services, linkIn(services, 'ada@example.com'), { lead: lead.id })
  await deliverAll(services)
  services.sent.length = 0

  const again = await submitEnquiry(words, services)
  await deliverAll(services)

  expect(again.reference).not.toBe(first.reference)
  expect(mailTo(services, services.env.SALES_EMAIL)?.text).toContain(again.reference)
  expect(await submitEnquiry(words, services)).toMatchObject({ reference: again.reference })
})

test('all of it is taken back at once, the newsletter too, and of nobody else', async ({ services }) => {
  await fill(services)

  await take(services, linkIn(services, 'ada@example.com'), { all: 'yes' })

  const { data } = await open(services, linkIn(services, 'ada@example.com'))
  expect(data.consents?.leads.every(({ withdrawnAt }) => withdrawnAt)).toBe(true)
  expect(data.consents?.newsletter?.isSubscribed).toBe(false)
  const { data: eves } = await open(services, linkIn(services, 'eve@example.com'))
  expect(eves.consents?.leads.map(({ withdrawnAt }) => withdrawnAt)).toEqual([null])
})

test('a link not made by us, or of somebody erased, leads nowhere, and to no stranger’s lead', async ({ services }) => {
  await fill(services)
  const link = linkIn(services, 'ada@example.com')
  const [eve] = await services.db.selectFrom('leads').select('id').where('email', '=', 'eve@example.com').execute()

  await take(services, link, { lead: eve!.id })
  expect(await listWithdrawn(services.db)).toEqual([])
  for (const forged of [link.slice(0, -1), link.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')), '/consents'])
    expect((await open(services, forged)).init?.status).toBe(410)
  await services.db.deleteFrom('leads').where('email', '<>', 'eve@example.com').execute()
  await services.db.deleteFrom('subscribers').execute()
  expect((await open(services, link)).init?.status).toBe(410)
})

/** Ada writes, asks for an audit and subscribes; Eve writes. Gives the id of what Ada wrote. */
async function fill(services: TestServices): Promise<string> {
  await submitEnquiry(anEnquiry({ email: 'ada@example.com' }), services)
  await deliverAll(services)
  services.travel(1_000)
  await arrive(services, { kind: 'audit', details: { address: { state: {}, country: {} } } })
  await acceptLead(
    { kind: 'subscription', full_name: 'Ada Lovelace', email: 'ada@example.com', details: {} },
    { jobs: [askToConfirm], alongside: rememberSubscriber },
    services,
  )
  await submitEnquiry(anEnquiry({ email: 'eve@example.com', message: 'Eve has another question.' }), services)
  await confirmSubscription(await services.db.selectFrom('subscribers').selectAll().executeTakeFirstOrThrow(), services)
  await deliverAll(services)
  services.travel(-1_000)
  const contact = services.db.selectFrom('leads').select('id').where('kind', '=', 'contact')
  return (await contact.where('email', '=', 'ada@example.com').executeTakeFirstOrThrow()).id
}

/** The newest mail to an address has it in its foot, whatever mail it is. */
function linkIn(services: TestServices, address: string): string {
  const links = services.sent
    .filter(({ to, subject }) => to === address && !subject.includes('took back'))
    .map(({ html }) => /href="([^"]*\/consents\?token=[^"]+)"/.exec(html)?.[1])
  expect(links.length).toBeGreaterThan(0)
  expect(links).not.toContain(undefined)
  return links.at(-1)!
}

async function open(services: TestServices, link: string) {
  return consents.loader(asked(services, null as never, link))
}

function take(services: TestServices, link: string, form: Record<string, string>) {
  return consents.action(asked(services, null as never, link, { form }))
}

function mailTo({ sent }: TestServices, address: string) {
  return sent.find(({ to }) => to === address)
}

async function kindsWaiting({ db }: TestServices): Promise<string[]> {
  const rows = await db.selectFrom('outbox').select('kind').where('delivered_at', 'is', null).orderBy('kind').execute()
  return rows.map(({ kind }) => kind)
}

function ledger({ db }: TestServices) {
  return db.selectFrom('consents').selectAll().orderBy('id').execute()
}
