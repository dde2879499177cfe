import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { onlyLead } from '../../tests/support/at-desk.ts'
import { deliverAll } from '../../tests/support/deliver-all.ts'
import { test, testServices } from '../../tests/support/test-services.ts'
import { acceptCheckedLead, acceptLead, type LeadOffer } from './accept-lead.ts'
import { currentNotice, rememberNotice } from './consents/notice.ts'
import { leadContextSchema } from './lead-context.ts'
import { insertLead } from './lead-queries.ts'

const WEBHOOK = { WEBHOOK_URL: 'https://127.0.0.1/leads', WEBHOOK_SECRET: 'x'.repeat(32) }

test('a lead keeps where its visitor came from, first and last, no more than we asked for', async ({ services }) => {
  const context = leadContextSchema.parse({
    elapsed_ms: 12_000,
    utm: { utm_source: 'newsletter', utm_campaign: 'diwali', session_id: '42' },
    first_utm: { utm_source: 'search\u0000engine', gclid: 'g'.repeat(5_000) },
    referrer: 'https://search.example/results?q=private+matters#x',
    landing_path: '/smart-home?utm_source=newsletter',
    cookies: 'all of them',
  })

  await acceptLead(anOffer(), { jobs: [], context }, services)

  const { attribution } = await onlyLead(services)
  expect(JSON.parse(attribution ?? '')).toEqual({
    last: { utm_source: 'newsletter', utm_campaign: 'diwali' },
    first: { utm_source: 'search engine', gclid: 'g'.repeat(200) },
    referrer: 'https://search.example/results',
    landing_path: '/smart-home',
  })
})

test('a context that is wrong loses no lead', async ({ services }) => {
  const wrong = {
    elapsed_ms: 'soon',
    utm: 7,
    first_utm: { utm_source: {} },
    referrer: 4,
    notice_version: [],
    nickname: null,
  }

  for (const [n, given] of [undefined, null, 'text', [], wrong].entries()) {
    const offer = anOffer({ email: `ada${n}@example.com` })
    await acceptLead(offer, { jobs: [], context: leadContextSchema.parse(given) }, services)
  }

  const stored = await services.db.selectFrom('leads').select(['attribution', 'quarantine_reason']).execute()
  expect(stored).toEqual(Array(5).fill({ attribution: null, quarantine_reason: null }))
})

test('what was agreed to is written down, purpose by purpose, with the notice and the time', async ({ services }) => {
  await acceptLead(anOffer({ kind: 'audit' }), { jobs: [], context: {} }, services)
  const notice_version = currentNotice(services.env).version

  const { id } = await onlyLead(services)
  const ledger = await services.db.selectFrom('consents').selectAll().orderBy('purpose').execute()
  expect(ledger).toMatchObject([
    {
      lead_id: id,
      purpose: 'answer',
      action: 'given',
      notice_version,
      occurred_at: '2026-11-19T10:40:00.000Z',
    },
    { lead_id: id, purpose: 'visit', action: 'given', notice_version },
  ])
})

test('a page open since an older notice names that one; nobody names one that was never ours', async ({ services }) => {
  const older = { ...services.env, RETENTION_LEADS_MONTHS: 24 }
  await rememberNotice(services.db, older, services.now())
  await rememberNotice(services.db, services.env, services.now())

  const accept = (email: string, said: string) =>
    acceptLead(anOffer({ email }), { jobs: [], context: { notice_version: said } }, services)
  await accept('older@example.com', currentNotice(older).version)
  await accept('made-up@example.com', 'made up')

  const named = await services.db
    .selectFrom('consents')
    .innerJoin('leads', 'leads.id', 'consents.lead_id')
    .select(['email', 'consents.notice_version'])
    .execute()
  expect(Object.fromEntries(named.map(({ email, notice_version }) => [email, notice_version]))).toEqual({
    'older@example.com': currentNotice(older).version,
    'made-up@example.com': currentNotice(services.env).version,
  })
  const texts = await services.db.selectFrom('privacy_notices').select('text').execute()
  expect(texts.map(({ text }) => text.includes('2 years')).toSorted()).toEqual([false, true])
})

test('what was agreed to cannot be rewritten', async ({ services }) => {
  await acceptLead(anOffer(), { jobs: [] }, services)

  await expect(services.db.updateTable('consents').set({ purpose: 'anything' }).execute()).rejects.toThrow(
    'append-only',
  )
})

test('a reply is promised to enquiries and audits only', async ({ services }) => {
  for (const kind of ['contact', 'audit', 'application', 'subscription'] as const) {
    const { reply_by } = await acceptLead(anOffer({ kind }), { jobs: [] }, services)
    expect(reply_by === null).toBe(kind === 'application' || kind === 'subscription')
  }
})

test('what an offer brings that no column has refuses no lead, and reaches none', async ({ services }) => {
  await acceptLead(Object.assign(anOffer(), { roof_type: 'flat', reply_by: '1999-01-01' }), {}, services)

  const lead = await onlyLead(services)
  expect(JSON.stringify(lead)).not.toContain('flat')
  expect(lead.reply_by).not.toContain('1999')
})

test('a check that was spent before refuses the whole lead', async ({ services }) => {
  const nonce = { value: 'n', expiresAt: services.now() }

  const first = await acceptCheckedLead(anOffer(), { jobs: [], nonce }, services)
  const second = await acceptCheckedLead(anOffer({ email: 'eve@example.com' }), { jobs: [], nonce }, services)

  expect(first).toMatchObject({ ok: true })
  expect(second).toEqual({ ok: false, reason: 'spent' })
  expect(await onlyLead(services)).toMatchObject({ email: 'ada@example.com' })
})

test('what belongs to a lead is stored with it or not at all', async ({ services }) => {
  const nonce = { value: 'n', expiresAt: services.now() }
  const alongside = async () => {
    throw new Error('disk full')
  }

  await expect(acceptCheckedLead(anOffer(), { jobs: [], nonce, alongside }, services)).rejects.toThrow('disk full')

  const { rows } =
    await sql`select id from leads union select nonce from spent_nonces union select id from consents`.execute(
      services.db,
    )
  expect(rows).toEqual([])
})

test('with a webhook set, each lead is also told to it, in the same transaction; one in quarantine is not', async () => {
  await using services = await testServices(WEBHOOK)

  await acceptLead(anOffer(), { jobs: [] }, services)
  await acceptLead(anOffer({ full_name: 'Win at www.spam.example' }), { jobs: [] }, services)

  const queued = await services.db.selectFrom('outbox').select('kind').execute()
  expect(queued).toEqual([{ kind: 'lead.webhook' }])
})

test('a webhook that leads into our own network is given up at once, for staff to see', async () => {
  await using services = await testServices(WEBHOOK)
  await acceptLead(anOffer(), { jobs: [] }, services)

  await deliverAll(services)

  expect(await services.db.selectFrom('outbox').selectAll().execute()).toMatchObject([
    { attempts: 1, failed_at: expect.any(String), last_error: expect.stringContaining('not public') },
  ])
})

test('a reference that somebody has already goes to nobody else', async ({ services }) => {
  await acceptLead(anOffer(), { jobs: [] }, services)
  const first = await onlyLead(services)

  const second = await insertLead(services.db, { ...first, id: randomUUIDv7(), fingerprint: 'another' })
  expect(second).toMatchObject({ fingerprint: 'another' })
  expect(second?.reference).not.toBe(first.reference)
  expect(await insertLead(services.db, { ...first, id: randomUUIDv7() })).toBeUndefined()
})

function anOffer(more: Partial<LeadOffer> = {}): LeadOffer {
  return {
    kind: 'contact',
    full_name: 'Ada Lovelace',
    email: 'ada@example.com',
    details: { message: 'Hello' },
    ...more,
  }
}
