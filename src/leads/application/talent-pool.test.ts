import { expect } from 'vitest'
import * as poolPage from '#desk/leads/talent-pool.tsx'
import { consentLink, readConsentToken } from '#leads/consents/consent-links.ts'
import { listConsents } from '#leads/consents/list-consents.ts'
import { withdrawConsents } from '#leads/consents/withdraw-consents.ts'
import { forgetWithdrawn, listWithdrawn } from '#leads/consents/withdrawn-leads.ts'
import { forgetOldLeads } from '#leads/forget-old-leads.ts'
import { eraseOwnLead } from '#leads/own-page/erase-own-lead.ts'
import { findOwnLead } from '#leads/own-page/find-own-lead.ts'
import { loadOwnPage } from '#leads/own-page/load-own-page.ts'
import { ownPageLink } from '#leads/own-page/own-page-link.ts'
import * as consentsPage from '#site/consents/consents.tsx'
import * as ownPage from '#site/your-enquiry/your-enquiry.tsx'
import { aColleague, anApplicant, arrive, asked } from '../../../tests/support/at-desk.ts'
import { type TestServices, test } from '../../../tests/support/test-services.ts'
import { poolCopy as copy } from './pool-words.en.ts'
import { joinPool, leavePool } from './talent-pool.ts'

const DAY_MS = 86_400_000

test('an applicant agrees by a tick of their own, with the words that they read and an end', async ({ services }) => {
  const { id } = await arrive(services, anApplicant())
  const link = await ownPageLink(id, 'whole', services)

  expect((await act(services, link, 'join-pool', {})).data.errors).toEqual({ agree: copy.untick })
  expect(await ledger(services, id)).toEqual(['given recruitment'])
  for (let press = 0; press < 2; press++) await act(services, link, 'join-pool', { agree: 'yes' })
  expect(await ledger(services, id)).toEqual(['given recruitment', 'given talent-pool'])
  const { text } = await services.db
    .selectFrom('consents')
    .innerJoin('privacy_notices', 'privacy_notices.version', 'consents.notice_version')
    .select('text')
    .where('purpose', '=', 'talent-pool')
    .executeTakeFirstOrThrow()
  expect(text).toContain(copy.agree)
  expect((await page(services, id)).pool).toBe('19 November 2027')

  const adding = await ownPageLink(id, 'adding', services)
  expect((await act(services, adding, 'leave-pool', {})).init?.status).toBe(403)
  const enquiry = await arrive(services)
  expect(await joinPool(enquiry.id, services)).toBe(false)
})

test('who agreed is kept until the end that was said, and goes then as others do', async ({ services }) => {
  const { id } = await arrive(services, anApplicant())
  const other = await arrive(services, anApplicant({ email: 'b@example.com' }))
  services.travel(100 * DAY_MS)
  await joinPool(id, services)

  services.travel(300 * DAY_MS)
  await forgetOldLeads(services)
  expect(await ids(services)).toEqual([id])
  expect(other.id).not.toBe(id)
  services.travel(66 * DAY_MS)
  await forgetOldLeads(services)
  expect(await ids(services)).toEqual([])
})

test('who takes it back, here or among their consents, keeps the application', async ({ services }) => {
  const { id } = await arrive(services, anApplicant())
  await joinPool(id, services)
  const link = await consentLink({ kind: 'lead', id }, services)
  const handle = (await readConsentToken(new URL(link).searchParams.get('token')!, services))!
  expect((await listConsents(services.db, handle))?.leads).toMatchObject([{ poolEndsAt: '2027-11-19T10:40:00.000Z' }])

  const sent = asked(services, await aColleague(services, 'hr'), link, { form: { pool: id } })
  expect((await consentsPage.action(sent)).headers.get('Location')).toContain('done=pool')
  expect(await leavePool(id, services)).toBe(false)
  expect((await listConsents(services.db, handle))?.leads).toMatchObject([{ poolEndsAt: null, withdrawnAt: null }])
  expect((await findOwnLead(services.db, id))?.withdrawnAt).toBeNull()
  expect(await listWithdrawn(services.db)).toEqual([])
  services.travel(60 * DAY_MS)
  await forgetWithdrawn(services)
  expect(await ids(services)).toEqual([id])
})

test('who takes back or erases the application leaves the pool too, and the ledger says so', async ({ services }) => {
  const leads = [await arrive(services, anApplicant()), await arrive(services, anApplicant({ email: 'b@example.com' }))]
  for (const { id } of leads) await joinPool(id, services)
  const [one, two] = leads.map(({ id }) => id) as [string, string]
  await withdrawConsents({ kind: 'lead', id: one }, { leadIds: [one], newsletter: false }, async () => {}, services)
  await eraseOwnLead(two, services)

  expect(await services.db.selectFrom('talent_pool').selectAll().execute()).toEqual([])
  for (const id of [one, two]) expect(await ledger(services, id)).toContain('withdrawn talent-pool')
  expect(await joinPool(one, services)).toBe(false)
})

test('staff see who agreed, the first to end first', async ({ services }) => {
  const hr = await aColleague(services, 'hr')
  const later = await arrive(services, anApplicant({ email: 'b@example.com', full_name: 'Eve Rao' }))
  const { id } = await arrive(services, anApplicant())
  await joinPool(id, services)
  services.travel(DAY_MS)
  await joinPool(later.id, services)

  const { pool } = await poolPage.loader(asked(services, hr, '/desk/talent-pool'))
  expect(pool.map(({ name, ends }) => [name, ends])).toEqual([
    ['Joseph Das', '19 November 2027'],
    ['Eve Rao', '20 November 2027'],
  ])
})

async function page(services: TestServices, id: string) {
  return loadOwnPage((await findOwnLead(services.db, id))!, 'whole', services)
}

// biome-ignore lint/suspicious/noExplicitAny: what an action answers has a shape for each case
async function act(services: TestServices, link: string, name: string, form: Record<string, string>): Promise<any> {
  const token = link.split('/').at(-1)!
  const sent = asked(services, await aColleague(services, 'hr'), `${link}?act=${name}`, { params: { token }, form })
  return ownPage.action(sent)
}

async function ledger({ db }: TestServices, id: string): Promise<string[]> {
  const rows = await db.selectFrom('consents').select(['action', 'purpose']).where('lead_id', '=', id).execute()
  return rows.map(({ action, purpose }) => `${action} ${purpose}`).toSorted()
}

async function ids({ db }: TestServices): Promise<string[]> {
  return (await db.selectFrom('leads').select('id').execute()).map(({ id }) => id)
}
