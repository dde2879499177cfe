import { expect } from 'vitest'
import type { Staff } from '#desk/access/staff-context.ts'
import { bodyOf } from '#editions/edition-body.ts'
import { findEdition, listEditionRevisions } from '#editions/edition-queries.ts'
import { aColleague, actionsLogged, asked, perform } from '../../../tests/support/at-desk.ts'
import { deliverAll } from '../../../tests/support/deliver-all.ts'
import { sendEditions } from '../../../tests/support/send-editions.ts'
import { aSubscriber, storeSubscribers, WRITTEN } from '../../../tests/support/store-subscribers.ts'
import { type TestServices, test, testServices } from '../../../tests/support/test-services.ts'
import * as asking from './acts/ask.ts'
import * as beginning from './acts/begin.ts'
import * as changingSending from './acts/change-sending.ts'
import * as deleting from './acts/delete.ts'
import * as makingText from './acts/make-text.ts'
import * as restoring from './acts/restore.ts'
import * as saving from './acts/save.ts'
import * as savingAudience from './acts/save-audience.ts'
import * as scheduling from './acts/schedule.ts'
import * as sending from './acts/send.ts'
import * as settingPrivate from './acts/set-private.ts'
import * as takingBack from './acts/take-back.ts'
import * as testing from './acts/test.ts'
import * as usingAudience from './acts/use-audience.ts'
import { action as saveDraft } from './letter-draft.ts'
import { loadProgress } from './load-letter.ts'
import { lettersCopy as copy } from './words.en.ts'

const FIELDS = {
  subject: WRITTEN.subject,
  preheader: WRITTEN.preheader,
  content: WRITTEN.content,
  text: '',
  language: '',
  confirmedBefore: '',
}

test('an editor writes and asks, an admin sends, and each who confirmed gets it', async ({ services }) => {
  await storeSubscribers(services.db, [aSubscriber('ada@example.com'), aSubscriber('grace@example.com')])
  const [editor, admin] = [await aColleague(services, 'editor'), await aColleague(services, 'admin', 'Ravi')]
  const id = await begin(services, editor)

  expect(await act(asking, services, editor, id, { ...FIELDS, version: '1' })).toMatchObject({ status: 303 })
  expect(await statusOf(services, id)).toBe('waiting')
  await expect(act(sending, services, editor, id, { ...FIELDS, version: '2', sure: 'yes' })).rejects.toMatchObject({
    status: 403,
  })
  expect(await act(sending, services, admin, id, { ...FIELDS, version: '2' })).toMatchObject({
    trouble: copy.errors.unsure,
  })
  expect(await act(sending, services, admin, id, { ...FIELDS, version: '2', sure: 'yes' })).toMatchObject({
    location: `/desk/letters/${id}?done=send`,
  })
  await sendEditions(services)

  expect(services.sent.map(({ to }) => to).toSorted()).toEqual(['ada@example.com', 'grace@example.com'])
  expect(await findEdition(services.db, id)).toMatchObject({ status: 'sent', approved_by_name: 'Ravi' })
  expect(await actionsLogged(services)).toEqual([
    'edition.created',
    'edition.edited',
    'edition.approval-asked',
    'edition.began',
  ])
  // What has begun is what people have: nobody writes on it.
  expect(await act(saving, services, admin, id, { ...FIELDS, subject: 'Another', version: '2' })).toMatchObject({
    trouble: copy.errors.begun,
  })
})

test('where two have to agree, the last to write does not send', async () => {
  await using services = await testServices({ EDITION_APPROVAL: 'two' })
  await storeSubscribers(services.db, [aSubscriber('ada@example.com')])
  const [admin, other] = [await aColleague(services, 'admin'), await aColleague(services, 'admin', 'Ravi')]
  const id = await begin(services, admin)
  await act(saving, services, admin, id, { ...FIELDS, version: '1' })

  const form = { ...FIELDS, version: '2', sure: 'yes' }
  expect(await act(sending, services, admin, id, form)).toMatchObject({ trouble: copy.errors.secondPerson })
  expect(await act(sending, services, other, id, form)).toMatchObject({ status: 303 })
  expect(await statusOf(services, id)).toBe('sending')
})

test('what is not whole does not go, and what was typed is kept', async ({ services }) => {
  const admin = await aColleague(services, 'admin')
  const id = await begin(services, admin)
  const answer = await act(sending, services, admin, id, { ...FIELDS, preheader: '', version: '1', sure: 'yes' })

  expect(answer).toMatchObject({
    status: 422,
    version: 2,
    trouble: expect.stringContaining(copy.checks.preheaderMissing),
  })
  expect(answer.trouble).toContain(copy.checks.nobody)
  expect(bodyOf((await findEdition(services.db, id))!).subject).toBe(WRITTEN.subject)
})

test('of two who write the later is told, and may replace the other, which stays kept', async ({ services }) => {
  const [asha, ravi] = [await aColleague(services, 'editor'), await aColleague(services, 'editor', 'Ravi')]
  const id = await begin(services, asha)
  const draft = (staff: Staff, form: Record<string, string>) =>
    saveDraft(asked(services, staff, `/desk/letters/${id}/draft`, { params: { id }, form: { ...FIELDS, ...form } }))

  expect((await draft(asha, { subject: 'Hers', version: '1', editor: 'a' })).status).toBe(200)
  const refused = await draft(ravi, { subject: 'His', version: '1', editor: 'b' })
  expect(refused.status).toBe(409)
  expect(await refused.json()).toMatchObject({ kind: 'conflict', conflict: { version: 2, name: 'Asha Rao' } })
  expect((await draft(ravi, { subject: 'His', version: '1', editor: 'b', replaces: '2' })).status).toBe(200)

  expect(bodyOf((await findEdition(services.db, id))!).subject).toBe('His')
  const [replaced] = await listEditionRevisions(services.db, id)
  expect(replaced).toMatchObject({ reason: 'replaced', staff_name: 'Asha Rao', number: 1 })
  const params = { id, number: '1' }
  expect(
    await perform(restoring, services, asha, { to: `/desk/letters/${id}/history/1/restore`, params }),
  ).toMatchObject({ location: `/desk/letters/${id}?done=restore` })
  expect(bodyOf((await findEdition(services.db, id))!).subject).toBe('Hers')
})

test('a test goes to whoever asks, with links to the newsletter alone', async ({ services }) => {
  const editor = await aColleague(services, 'editor')
  const id = await begin(services, editor)
  expect(await act(testing, services, editor, id, { ...FIELDS, version: '1' })).toMatchObject({
    done: copy.done.tested(editor.email),
  })
  await deliverAll(services)

  expect(services.sent).toMatchObject([{ to: editor.email, subject: `Test: ${WRITTEN.subject}` }])
  expect(services.sent[0]?.html).not.toContain('own-link.invalid')
  expect(services.sent[0]?.html).toContain('http://localhost:3000/newsletter')
})

test('a minute that has passed is refused; what is scheduled is taken back and written on', async ({ services }) => {
  await storeSubscribers(services.db, [aSubscriber('ada@example.com')])
  const admin = await aColleague(services, 'admin')
  const id = await begin(services, admin)
  const form = { ...FIELDS, version: '1', sure: 'yes' }
  expect(await act(scheduling, services, admin, id, { ...form, from: '2026-11-19T16:09' })).toMatchObject({
    trouble: copy.errors.fromPast,
  })
  expect(await act(scheduling, services, admin, id, { ...form, from: '2026-11-19T16:11' })).toMatchObject({
    status: 303,
  })
  expect(await findEdition(services.db, id)).toMatchObject({ status: 'scheduled', send_at: '2026-11-19T10:41:00.000Z' })

  expect(await act(takingBack, services, admin, id)).toMatchObject({ status: 303 })
  expect(await statusOf(services, id)).toBe('draft')
  expect(await act(changingSending, services, admin, id, {}, 'pause')).toMatchObject({ trouble: copy.errors.otherwise })
})

test('an edition that is going out waits, goes on, and is stopped for good', async ({ services }) => {
  const admin = await aColleague(services, 'admin')
  const id = await begin(services, admin)
  await services.db.updateTable('editions').set({ status: 'sending' }).where('id', '=', id).execute()
  for (const [change, status] of [
    ['pause', 'paused'],
    ['resume', 'sending'],
    ['cancel', 'cancelled'],
  ] as const) {
    await act(changingSending, services, admin, id, {}, change)
    expect(await statusOf(services, id)).toBe(status)
  }
})

test('a choice of people is saved under a name, and used by another edition', async ({ services }) => {
  const editor = await aColleague(services, 'editor')
  const first = await begin(services, editor)
  const choice = { topics: ['tariffs', 'nonsense'], states: ['IN-KL', 'IN-TS'], confirmedBefore: '2026-11-01' }
  const form = { ...FIELDS, ...choice, version: '1', audience_name: 'Tariffs in the south' }
  expect(await act(savingAudience, services, editor, first, form)).toMatchObject({
    done: copy.audience.saved('Tariffs in the south'),
  })

  const second = await begin(services, editor)
  const { id: audience } = await services.db.selectFrom('audiences').select('id').executeTakeFirstOrThrow()
  await act(usingAudience, services, editor, second, { ...FIELDS, version: '1', audience })
  expect(bodyOf((await findEdition(services.db, second))!).audience).toEqual({
    topics: ['tariffs'],
    states: ['IN-KL', 'IN-TS'],
    language: '',
    confirmedBefore: '2026-11-01',
  })
})

test('the plain text is written by hand from what would be made, and one’s own words stay', async ({ services }) => {
  const editor = await aColleague(services, 'editor')
  const id = await begin(services, editor)
  await act(makingText, services, editor, id, { ...FIELDS, version: '1' })
  const made = bodyOf((await findEdition(services.db, id))!)
  expect(made.text).toContain(WRITTEN.subject)
  expect(made.text).toContain('The order came out.')
  expect(made.text).toContain('Ask us: http://localhost:3000/contact-us')

  // In the language that it is written in, which the form says.
  const hindi = await begin(services, editor)
  await act(makingText, services, editor, hindi, { ...FIELDS, writtenIn: 'hi', version: '1' })
  const { writtenIn, text } = bodyOf((await findEdition(services.db, hindi))!)
  expect(writtenIn).toBe('hi')
  expect(text).toContain('Ask us: http://localhost:3000/hi/contact-us')

  const other = await begin(services, editor)
  await act(makingText, services, editor, other, { ...FIELDS, text: 'My own words.', version: '1' })
  expect(bodyOf((await findEdition(services.db, other))!).text).toBe('My own words.')
})

test('an editor keeps a letter out of the archive, its links uncounted, also once it is out', async ({ services }) => {
  await storeSubscribers(services.db, [aSubscriber('ada@example.com')])
  const [editor, admin] = [await aColleague(services, 'editor'), await aColleague(services, 'admin', 'Ravi')]
  const id = await begin(services, editor)
  await act(saving, services, editor, id, { ...FIELDS, version: '1', isPrivate: 'yes', isUncounted: 'yes' })
  expect(bodyOf((await findEdition(services.db, id))!)).toMatchObject({ isPrivate: true, isUncounted: true })
  await act(saving, services, editor, id, { ...FIELDS, version: '2' })
  await act(sending, services, admin, id, { ...FIELDS, version: '3', sure: 'yes' })
  const progress = async () => loadProgress((await findEdition(services.db, id))!, services.db)
  expect(await progress()).toMatchObject({
    page: { isPrivate: false },
    links: [{ href: '/energy-calculator', taps: 0 }, {}, {}],
  })

  expect(await act(settingPrivate, services, editor, id, {}, 'make-private')).toMatchObject({ status: 303 })
  expect(await progress()).toMatchObject({ page: { isPrivate: true } })
  expect(await act(settingPrivate, services, editor, id, {}, 'make-private')).toMatchObject({
    trouble: copy.errors.otherwise,
  })
  expect(await act(settingPrivate, services, editor, id, {}, 'make-public')).toMatchObject({ status: 303 })
  expect(await progress()).toMatchObject({ page: { isPrivate: false } })
})

test('a kept state is in the history, and a draft can be deleted', async ({ services }) => {
  const editor = await aColleague(services, 'editor')
  const id = await begin(services, editor)
  await act(saving, services, editor, id, { ...FIELDS, version: '1' }, 'keep')
  expect(await listEditionRevisions(services.db, id)).toMatchObject([{ reason: 'kept', number: 1 }])
  expect(await act(deleting, services, editor, id)).toMatchObject({ location: '/desk/letters?done=deleted' })
  expect(await findEdition(services.db, id)).toBeUndefined()
})

async function begin(services: TestServices, staff: Staff): Promise<string> {
  const { location } = await perform(beginning, services, staff, { to: '/desk/letters/begin' })
  return location.split('/').at(-1)
}

const NAMES = new Map<unknown, string>([
  [asking, 'ask'],
  [sending, 'send'],
  [scheduling, 'schedule'],
])

function act(
  module: Parameters<typeof perform>[0],
  services: TestServices,
  staff: Staff,
  id: string,
  form: Record<string, string | string[]> = {},
  name = NAMES.get(module) ?? 'act',
) {
  return perform(module, services, staff, { to: `/desk/letters/${id}/${name}`, params: { id }, form })
}

async function statusOf(services: TestServices, id: string) {
  return (await findEdition(services.db, id))?.status
}
