import { afterEach, expect } from 'vitest'
import { setCompanyFacts } from '#company/facts.ts'
import { firstFacts, firstValues } from '#company/registers/first-values.ts'
import { readFacts } from '#company/registers/read-facts.ts'
import type { RegisterId } from '#company/registers/registers.ts'
import { seedRegisters } from '#company/registers/seed-registers.ts'
import type { StaffRole } from '#database/tables.ts'
import type { Staff } from '#desk/access/staff-context.ts'
import { aColleague, actionsLogged, asked, press } from '../../../tests/support/at-desk.ts'
import { type TestServices, test } from '../../../tests/support/desk-test.ts'
import { findChangeDays } from './change-days.ts'
import { findEntry, findRegister, listEntries } from './find-entries.ts'
import { textsOf } from './form/entry-texts.ts'
import { lookOver } from './look-over.ts'
import * as csv from './register-export.ts'
import { entryCopy, registerCopy } from './words.en.ts'
import { wordsOfActs } from './words-of-acts.ts'

/** Of a list, of an entry in it, and of an earlier version of that. */
const ACTS = [
  ...['order', 'bring-back', 'confirm', 'hide', 'x/confirm', 'x/hide', 'x/trash', 'x/arrange'],
  ...['x/publish', 'x/save', 'x/schedule', 'x/history/1/restore', 'x/history/1/restore-draft'],
]
const PERSON = { name: 'Sheela Rao', group: 'team', role: 'Telecaller', consent: 'Letter of 3 Nov 2026, folder 2' }

test.beforeEach(({ services }) => seedRegisters(services.db, {}, services.now()))
afterEach(() => setCompanyFacts(firstFacts))

test('editors change words and people, who answers leads the templates, admins all', async ({ services }) => {
  for (const [role, register, isLetIn] of [
    ['editor', 'people', true],
    ['editor', 'company', false],
    ['editor', 'claims', false],
    ['editor', 'templates', false],
    ['sales', 'templates', true],
    ['hr', 'templates', true],
    ['sales', 'people', false],
    ['viewer', 'films', false],
    ['admin', 'company', true],
  ] satisfies [StaffRole, RegisterId, boolean][]) {
    const staff = await aColleague(services, role)
    for (const act of ACTS) {
      const outcome = await on(services, staff, `${register}/${act}`).catch((thrown) => thrown)
      const status = outcome.status ?? outcome.init?.status
      expect(status === 403, `${role}, ${register}, ${act}: ${status}`).toBe(!isLetIn)
    }
  }
})

test('what cannot be published is said beside its field, and what was typed stays', async ({ services, editor }) => {
  const { consent: _, ...typed } = { ...PERSON, name: '' }

  expect(await on(services, editor, 'people/new/publish', typed)).toMatchObject({
    status: 422,
    errors: { name: expect.any(String) },
    typed: { role: PERSON.role },
  })
  const { consent, ...unagreed } = PERSON
  expect(await on(services, editor, 'people/new/publish', unagreed)).toMatchObject({
    errors: { consent: expect.any(String) },
  })

  const saved = await on(services, editor, 'people/new/save', unagreed)
  expect(saved.status, 'a draft may wait for it').toBe(303)
  expect(await peopleSeen(services)).toEqual([])
  const [draft] = await listEntries(services.db, services.now(), 'people')
  await on(services, editor, `people/${draft!.id}/publish`, { ...unagreed, consent, _revision: '1' })
  expect(await peopleSeen(services)).toEqual([PERSON.name])
})

test('whoever saves second is told what the first wrote, and sends again to replace it', async ({ services }) => {
  const [one, other] = [await aColleague(services, 'admin', 'Asha'), await aColleague(services, 'admin', 'Ravi')]
  const form = companyForm()
  await on(services, one, 'company/company-1/publish', { ...form, salesPhone: '+91 40 1111 1111' })

  const typed = { ...form, salesPhone: '+91 40 2222 2222' }
  const answer = await on(services, other, 'company/company-1/publish', typed)
  expect(answer).toMatchObject({
    status: 409,
    typed: { salesPhone: typed.salesPhone },
    conflict: { name: 'Asha', differences: [{ before: '+91 40 1111 1111', after: '+91 40 2222 2222' }] },
  })
  const again = {
    ...typed,
    _revision: String((answer as never as { conflict: { revision: number } }).conflict.revision),
  }
  expect((await on(services, other, 'company/company-1/publish', again)).status).toBe(303)
  expect((await readFacts(services.db, services.now())).company.salesPhone).toBe(typed.salesPhone)
})

test('a claim is confirmed with one act, and hidden with one', async ({ services, admin }) => {
  const claim = async () => (await readFacts(services.db, services.now())).claims.customers
  const form = { _id: 'claims-customers', _revision: '1' }
  expect((await lookOver(services.db, services.now())).pastReview[0]?.names).toHaveLength(firstValues.claims.length)

  await on(services, admin, 'claims/confirm', form)
  expect(await claim()).toMatchObject({ asOf: '2026-11', reviewBy: '2027-11', isSample: false })
  expect((await lookOver(services.db, services.now())).pastReview[0]?.names).toHaveLength(firstValues.claims.length - 1)

  expect(await on(services, admin, 'claims/hide', form), 'a list that is old').toMatchObject({ status: 409 })
  await on(services, admin, 'claims/hide', { ...form, _revision: '2' })
  expect(await claim()).toBeUndefined()
})

test('what pages ask for by name can be hidden, not thrown away; the company itself neither', async ({ services }) => {
  const admin = await aColleague(services, 'admin')
  await expect(on(services, admin, 'products/products-plug/trash', { _revision: '1' })).rejects.toMatchObject({
    init: { status: 404 },
  })
  expect(await on(services, admin, 'company/company-1/hide', { _revision: '1' })).toMatchObject({
    trouble: registerCopy.needed,
  })
  expect(await on(services, admin, 'legal/legal-privacy/hide', { _revision: '1' })).toMatchObject({
    trouble: registerCopy.needed,
  })
  expect((await on(services, admin, 'products/products-plug/hide', { _revision: '1' })).status).toBe(303)
})

test('an entry goes to the trash and comes back, and an office moves up', async ({ services, admin }) => {
  await on(services, admin, 'offices/offices-2/trash', { _revision: '1' })
  await on(services, admin, 'offices/order', { move: 'offices-3 up' })
  const ids = async () => (await readFacts(services.db, services.now())).offices.map(({ id }) => id)
  expect(await ids()).toEqual(['offices-3', 'offices-1', 'offices-4'])

  await on(services, admin, 'offices/bring-back', { _id: 'offices-2', _revision: '2' })
  expect(await findEntry(services.db, 'offices-2', services.now())).toMatchObject({ deletedAt: null, state: 'draft' })
  await on(services, admin, 'offices/order', { ids: 'offices-4 offices-1 offices-3 unknown' })
  expect(await ids()).toEqual(['offices-4', 'offices-1', 'offices-3'])
})

test('a redirect leads back neither over what visitors have nor over drafts, by any domain', async ({
  services: bare,
}) => {
  const services = { ...bare, env: { ...bare.env, SITE_URL: 'https://www.coral.example' } }
  const admin = await aColleague(services, 'admin')
  const back = { to: 'This leads back to the old address.' }
  await on(services, admin, 'redirects/new/publish', { from: '/one', to: '/two' })
  const [{ id } = { id: '' }] = await listEntries(services.db, services.now(), 'redirects')
  await on(services, admin, `redirects/${id}/save`, { from: '/one', to: '/three', _revision: '1' })

  for (const [from, to] of [
    ['/two', '/one'],
    ['/three', '/one'],
    ['/four', 'https://coral.example/four'],
  ] as const)
    expect(await on(services, admin, 'redirects/new/publish', { from, to }), from).toMatchObject({ errors: back })
})

test('an hour that is over is no hour to plan for', async ({ services, admin }) => {
  const form = { ...companyForm(), brand: 'Urja' }
  for (const _from of ['', '2026-11-19T16:10', '31/12/2026'])
    expect(await on(services, admin, 'company/company-1/schedule', { ...form, _from })).toMatchObject({
      errors: { _from: entryCopy.hour },
    })

  await on(services, admin, 'company/company-1/schedule', { ...form, _from: '2026-11-19T17:00' })
  expect(await lookOver(services.db, services.now())).toMatchObject({ planned: [{ from: '2026-11-19T11:30:00.000Z' }] })
})

test('an earlier version comes back with one act', async ({ services, admin }) => {
  await on(services, admin, 'company/company-1/publish', { ...companyForm(), brand: 'Urja' })
  await on(services, admin, 'company/company-1/history/1/restore', { _revision: '2' })

  expect((await readFacts(services.db, services.now())).company).toEqual(firstFacts.company)
})

test('an earlier version comes back as a draft, beside what visitors see', async ({ services, admin }) => {
  await on(services, admin, 'company/company-1/publish', { ...companyForm(), brand: 'Urja' })
  const restoreFrom = (_revision: string, number = '1') =>
    on(services, admin, `company/company-1/history/${number}/restore-draft`, { _revision })

  expect(await restoreFrom('1'), 'a version that is old').toMatchObject({ status: 409 })
  await expect(restoreFrom('2', '9')).rejects.toMatchObject({ init: { status: 404 } })
  const { location } = await restoreFrom('2')
  expect(location).toBe('/desk/company/company/company-1?done=restore-draft')

  expect(await findEntry(services.db, 'company-1', services.now())).toMatchObject({
    state: 'changed',
    values: { brand: firstFacts.company.brand },
  })
  expect((await readFacts(services.db, services.now())).company.brand).toBe('Urja')
})

test('rows are put in order without scripts, and nothing is saved by that', async ({ services, admin }) => {
  const answer = await on(services, admin, 'company/company-1/arrange', { ...companyForm(), _rows: 'social.1.up' })

  expect(answer).toMatchObject({ typed: { 'social.0.network': 'x', 'social.1.network': 'facebook' } })
  expect((await findEntry(services.db, 'company-1', services.now()))?.revision).toBe(1)
})

test('the holidays of the coming year are asked for from November on', async ({ services }) => {
  const { db } = services
  const missingOn = async (day: string) => (await lookOver(db, new Date(`${day}T06:00:00Z`))).missingHolidays

  expect(await missingOn('2026-10-31')).toBeUndefined()
  expect(await missingOn('2026-11-01')).toBe(2027)
  expect(await missingOn('2027-01-02')).toBe(2027)
})

test('a register is a spreadsheet, whose reading is noted', async ({ services, viewer }) => {
  const answer = await csv.loader(asked(services, viewer, '/desk/x', { params: { register: 'offices' } }))
  const lines = (await answer.text()).trim().split('\r\n')

  expect(lines[0]).toContain('City,Address')
  expect(await answer.headers.get('Content-Disposition')).toContain('offices-')
  expect(await actionsLogged(services)).toEqual(['register.exported'])
})

test('a page is as new as what staff last published on it', async ({ services, admin }) => {
  const dayOf = async (path: string) => (await findChangeDays(services.db, services.now()))(path)
  expect(await dayOf('/about-us')).toBeUndefined()

  await on(services, admin, 'people/new/save', PERSON)
  expect(await dayOf('/about-us'), 'a draft changes nothing').toBeUndefined()
  await on(services, admin, 'people/new/publish', PERSON)
  expect(await dayOf('/about-us')).toBe('2026-11-19')
  expect(await dayOf('/contact-us')).toBeUndefined()
  await on(services, admin, 'company/company-1/publish', { ...companyForm(), brand: 'Urja' })
  expect(await dayOf('/contact-us'), 'what stands on every page').toBe('2026-11-19')
})

test('the activity log says in words what was done to the lists', async ({ services, admin }) => {
  await on(services, admin, 'people/new/publish', PERSON)
  await on(services, admin, 'offices/order', { ids: 'offices-2' })
  const lines = await services.db.selectFrom('audit_log').select(['action', 'subject']).orderBy('number').execute()
  const wordsOf = await wordsOfActs(services.db, lines)

  expect(lines.map(wordsOf)).toEqual(['Published: Sheela Rao (People)', 'Put in another order: Offices'])
  expect(wordsOf({ action: 'lead.released', subject: 'x' })).toBeUndefined()
})

function on(services: TestServices, staff: Staff, address: string, form: Record<string, string> = {}) {
  return press(services, staff, `/desk/company/${address}`, form)
}

function companyForm(): Record<string, string> {
  return { ...textsOf(findRegister('company')!.fields, firstValues.company[0]!.values as never), _revision: '1' }
}

async function peopleSeen({ db, now }: TestServices): Promise<string[]> {
  return (await readFacts(db, now())).people.map(({ name }) => name)
}
