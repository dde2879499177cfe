import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { aTariff } from '#calculator/tariff-examples.ts'
import { countRows } from '#database/count-rows.ts'
import type { Tables } from '#database/tables.ts'
import * as noting from '#desk/leads/acts/add-note.ts'
import { openingsDeskCopy } from '#desk/openings/words.en.ts'
import { createEdition } from '#editions/write-edition.ts'
import type { Services } from '#platform/services.ts'
import { actionsLogged, arrive, perform, press } from '../../../tests/support/at-desk.ts'
import { test } from '../../../tests/support/desk-test.ts'
import { FORM_ID } from './form-id.ts'

interface Adding {
  to: string
  form?: Record<string, string>
  file?: { field: string; name: string; text: string }
  /** What has a row more then. */
  table: keyof Tables
  logged: string[]
  /** Another form that says the same is refused, or changes nothing. */
  isOnce?: boolean
  /** For where `:id` stands in the address. */
  begin?: (services: Services) => Promise<string>
}

const aLead = async (services: Services) => (await arrive(services as never)).id
const anEdition = (services: Services) => createEdition({ id: 'asha', name: 'Asha Rao' }, services)
const SURCHARGE = {
  ...{ company: 'IN-KL KSEB', category: '', part: 'first', kind: 'paisePerUnit', value: '12' },
  ...{ from_month: '2026-11', to_month: '', source: 'https://kseb.example/notice.pdf' },
}
const PERSON = { name: 'Sheela Rao', group: 'team', role: 'Telecaller', consent: 'On file' }
const RECORD = JSON.stringify({ ...aTariff('IN-TS.domestic.lt1'), remarks: 'Read again.' })
const OPENING = {
  ...{ title: 'Meter reader', location: 'Hyderabad', type: openingsDeskCopy.types[0], posted_on: '2026-11-01' },
  ...{ opens_on: '', closes_on: '', summary: 'Reads meters.', description: 'Reads meters in homes.' },
  ...{ requirements: 'What you need\n- A bicycle', criteria: '' },
}
const FOLLOW_UP = { when: '2026-12-01T10:00', about: 'The price' }
const MEETING = { day: '2026-12-01', from: '10:00', until: '11:00', opening: 'none', meeting: 'phone', places: '1' }

const ACTS: Adding[] = [
  {
    to: '/desk/leads/:id/add-note',
    form: { text: 'Call them.' },
    table: 'lead_notes',
    logged: ['lead.noted'],
    begin: aLead,
  },
  {
    to: '/desk/leads/:id/set-follow-up',
    form: FOLLOW_UP,
    table: 'lead_follow_ups',
    logged: ['lead.follow-up-set'],
    begin: aLead,
  },
  {
    to: '/desk/leads/save-view?status=new',
    form: { name: 'Mine' },
    table: 'lead_views',
    logged: ['lead-view.kept'],
    isOnce: true,
  },
  { to: '/desk/interviews/add', form: MEETING, table: 'visit_slots', logged: ['visit.slot-added'] },
  { to: '/desk/openings/new/save', form: OPENING, table: 'openings', logged: ['opening.added'], isOnce: true },
  { to: '/desk/posts/begin', table: 'posts', logged: ['post.created'] },
  { to: '/desk/letters/begin', table: 'editions', logged: ['edition.created'] },
  {
    to: '/desk/letters/:id/test',
    form: { subject: 'News', version: '1' },
    table: 'outbox',
    logged: ['edition.edited', 'edition.tested'],
    begin: anEdition,
  },
  { to: '/desk/company/people/new/publish', form: PERSON, table: 'register_entries', logged: ['register.published'] },
  { to: '/desk/company/people/new/save', form: PERSON, table: 'register_entries', logged: ['register.saved'] },
  {
    to: '/desk/company/people/new/schedule',
    form: { ...PERSON, _from: '2026-12-01T10:00' },
    table: 'register_entries',
    logged: ['register.saved', 'register.scheduled'],
  },
  { to: '/desk/tariffs/orders/upload', form: { text: RECORD }, table: 'tariff_orders', logged: ['tariff.uploaded'] },
  {
    to: '/desk/tariffs/orders/upload',
    form: {},
    file: { field: 'file', name: 'order.json', text: RECORD },
    table: 'tariff_orders',
    logged: ['tariff.uploaded'],
  },
  {
    to: '/desk/tariffs/surcharges/enter',
    form: SURCHARGE,
    table: 'tariff_surcharges',
    logged: ['surcharge.entered'],
    isOnce: true,
  },
  {
    to: '/desk/staff/invite',
    form: { email: 'new@example.com', role: 'sales' },
    table: 'staff_links',
    logged: ['staff.invited'],
    isOnce: true,
  },
  {
    to: '/desk/subscribers/import/take-over',
    form: { kind: 'join' },
    file: { field: 'list', name: 'list.csv', text: 'email,source,date\nada@example.com,Counter,2026-03-31' },
    table: 'consents',
    logged: ['subscribers.imported'],
    isOnce: true,
  },
]

test.for(ACTS.map((each) => [each.to, each] as const))(
  'a form whose answer was lost adds nothing more when it comes again, and is answered as at first: %s',
  async ([, adding], { services, admin }) => {
    const id = (await adding.begin?.(services)) ?? ''
    const to = adding.to.replace(':id', id)
    const count = async () => ({
      rows: await countRows(services.db.selectFrom(adding.table)),
      mails: await countRows(services.db.selectFrom('outbox')),
      done: await actionsLogged(services),
    })
    const [first, other] = [sentForm(adding), sentForm(adding)]
    const before = await count()

    const answer = await press(services, admin, to, first)
    const after = await count()
    expect(after).toMatchObject({ rows: before.rows + 1 })
    expect(after.done.slice(before.done.length)).toEqual(adding.logged)
    services.travel(5_000)
    expect(await press(services, admin, to, first)).toEqual(answer)
    expect(await count()).toEqual(after)

    if (adding.isOnce) return
    await press(services, admin, to, other)
    expect(await count()).toMatchObject({ rows: before.rows + 2 })
  },
)

test('a form that comes twice at the same time adds once', async ({ services, sales }) => {
  const { id } = await arrive(services)
  const sent = {
    to: `/desk/leads/${id}/add-note`,
    params: { id },
    form: { text: 'Call them at ten.', [FORM_ID]: randomUUID() },
  }

  const answers = await Promise.all([1, 2, 3].map(() => perform(noting, services, sales, sent)))

  expect(answers).toEqual([answers[0], answers[0], answers[0]])
  expect(await services.db.selectFrom('lead_notes').select('text').execute()).toEqual([{ text: 'Call them at ten.' }])
})

test('of two colleagues, on two leads, or with another text, the same form is another', async ({
  services,
  sales,
  admin,
}) => {
  const [lead, other] = [await arrive(services), await arrive(services, { details: { message: 'Another one.' } })]
  const form = { text: 'Call them at ten.', [FORM_ID]: randomUUID() }
  const note = (staff: typeof sales, { id }: { id: string }, text = form.text) =>
    perform(noting, services, staff, {
      to: `/desk/leads/${id}/add-note`,
      params: { id },
      form: { ...form, text },
    })

  await note(sales, lead)
  await note(admin, lead)
  await note(sales, other)
  await note(sales, lead, 'Call them at eleven.')

  expect(await countRows(services.db.selectFrom('lead_notes'))).toBe(4)
})

/** As a form drawn just now sends it. */
function sentForm({ form = {}, file }: Adding): FormData {
  const sent = new FormData()
  for (const [name, value] of Object.entries(form)) sent.set(name, value)
  if (file) sent.set(file.field, new File([file.text], file.name))
  sent.set(FORM_ID, randomUUID())
  return sent
}
