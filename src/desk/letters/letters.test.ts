import { expect } from 'vitest'
import type { Staff } from '#desk/access/staff-context.ts'
import { bodyOf } from '#editions/edition-body.ts'
import { findEdition, listEditionRevisions } from '#editions/edition-queries.ts'
import { aColleague, actionsLogged, asked, press } from '../../../tests/support/at-desk.ts'
import { deliverAll } from '../../../tests/support/deliver-all.ts'
import { type TestServices, test, testServices } from '../../../tests/support/desk-test.ts'
import { sendEditions } from '../../../tests/support/send-editions.ts'
import { aSubscriber, storeSubscribers, WRITTEN } from '../../../tests/support/store-subscribers.ts'
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

  expect(await act(services, editor, id, 'ask', { ...FIELDS, version: '1' })).toMatchObject({ status: 303 })
  expect(await statusOf(services, id)).toBe('waiting')
  await expect(act(services, editor, id, 'send', { ...FIELDS, version: '2', sure: 'yes' })).rejects.toMatchObject({
    status: 403,
  })
  expect(await act(services, admin, id, 'send', { ...FIELDS, version: '2' })).toMatchObject({
    trouble: copy.errors.unsure,
  })
  expect(await act(services, admin, id, 'send', { ...FIELDS, version: '2', sure: 'yes' })).toMatchObject({
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
  expect(await act(services, admin, id, 'save', { ...FIELDS, subject: 'Another', version: '2' })).toMatchObject({
    trouble: copy.errors.begun,
  })
})

test('where two have to agree, the last to write does not send', async () => {
  await using services = await testServices({ EDITION_APPROVAL: 'two' })
  await storeSubscribers(services.db, [aSubscriber('ada@example.com')])
  const [admin, other] = [await aColleague(services, 'admin'), await aColleague(services, 'admin', 'Ravi')]
  const id = await begin(services, admin)
  await act(services, admin, id, 'save', { ...FIELDS, version: '1' })

  const form = { ...FIELDS, version: '2', sure: 'yes' }
  expect(await act(services, admin, id, 'send', form)).toMatchObject({ trouble: copy.errors.secondPerson })
  expect(await act(services, other, id, 'send', form)).toMatchObject({ status: 303 })
  expect(await statusOf(services, id)).toBe('sending')
})

test('what is not whole does not go, and what was typed is kept', async ({ services, admin }) => {
  const id = await begin(services, admin)
  const answer = await act(services, admin, id, 'send', { ...FIELDS, preheader: '', version: '1', sure: 'yes' })

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
  expect(await press(services, asha, `/desk/letters/${id}/history/1/restore`)).toMatchObject({
    location: `/desk/letters/${id}?done=restore`,
  })
  expect(bodyOf((await findEdition(services.db, id))!).subject).toBe('Hers')
})

test('a test goes to whoever asks, with links to the newsletter alone', async ({ services, editor }) => {
  const id = await begin(services, editor)
  expect(await act(services, editor, id, 'test', { ...FIELDS, version: '1' })).toMatchObject({
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
  expect(await act(services, admin, id, 'schedule', { ...form, from: '2026-11-19T16:09' })).toMatchObject({
    trouble: copy.errors.fromPast,
  })
  expect(await act(services, admin, id, 'schedule', { ...form, from: '2026-11-19T16:11' })).toMatchObject({
    status: 303,
  })
  expect(await findEdition(services.db, id)).toMatchObject({ status: 'scheduled', send_at: '2026-11-19T10:41:00.000Z' })

  expect(await act(services, admin, id, 'take-back')).toMatchObject({ status: 303 })
  expect(await statusOf(services, id)).toBe('draft')
  expect(await act(services, admin, id, 'pause')).toMatchObject({ trouble: copy.errors.otherwise })
})

test('an edition that is going out waits, goes on, and is stopped for good', async ({ services, admin }) => {
  const id = await begin(services, admin)
  await services.db.updateTable('editions').set({ status: 'sending' }).where('id', '=', id).execute()
  for (const [change, status] of [
    ['pause', 'paused'],
    ['resume', 'sending'],
    ['cancel', 'cancelled'],
  ] as const) {
    await act(services, admin, id, change)
    expect(await statusOf(services, id)).toBe(status)
  }
})

test('a choice of people is saved under a name, and used by another edition', async ({ services, editor }) => {
  const first = await begin(services, editor)
  const choice = { topics: ['tariffs', 'nonsense'], states: ['IN-KL', 'IN-TS'], confirmedBefore: '2026-11-01' }
  const form = { ...FIELDS, ...choice, version: '1', audience_name: 'Tariffs in the south' }
  expect(await act(services, editor, first, 'save-audience', form)).toMatchObject({
    done: copy.audience.saved('Tariffs in the south'),
  })

  const second = await begin(services, editor)
  const { id: audience } = await services.db.selectFrom('audiences').select('id').executeTakeFirstOrThrow()
  await act(services, editor, second, 'use-audience', { ...FIELDS, version: '1', audience })
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
  await act(services, editor, id, 'make-text', { ...FIELDS, version: '1' })
  const made = bodyOf((await findEdition(services.db, id))!)
  expect(made.text).toContain(WRITTEN.subject)
  expect(made.text).toContain('The order came out.')
  expect(made.text).toContain('Ask us: http://localhost:3000/contact-us')

  // In the language that it is written in, which the form says.
  const hindi = await begin(services, editor)
  await act(services, editor, hindi, 'make-text', { ...FIELDS, writtenIn: 'hi', version: '1' })
  const { writtenIn, text } = bodyOf((await findEdition(services.db, hindi))!)
  expect(writtenIn).toBe('hi')
  expect(text).toContain('Ask us: http://localhost:3000/hi/contact-us')

  const other = await begin(services, editor)
  await act(services, editor, other, 'make-text', { ...FIELDS, text: 'My own words.', version: '1' })
  expect(bodyOf((await findEdition(services.db, other))!).text).toBe('My own words.')
})

test('an editor keeps a letter out of the archive, its links uncounted, also once it is out', async ({ services }) => {
  await storeSubscribers(services.db, [aSubscriber('ada@example.com')])
  const [editor, admin] = [await aColleague(services, 'editor'), await aColleague(services, 'admin', 'Ravi')]
  const id = await begin(services, editor)
  await act(services, editor, id, 'save', { ...FIELDS, version: '1', isPrivate: 'yes', isUncounted: 'yes' })
  expect(bodyOf((await findEdition(services.db, id))!)).toMatchObject({ isPrivate: true, isUncounted: true })
  await act(services, editor, id, 'save', { ...FIELDS, version: '2' })
  await act(services, admin, id, 'send', { ...FIELDS, version: '3', sure: 'yes' })
  const progress = async () => loadProgress((await findEdition(services.db, id))!, services.db)
  expect(await progress()).toMatchObject({
    page: { isPrivate: false },
    links: [{ href: '/energy-calculator', taps: 0 }, {}, {}],
  })

  expect(await act(services, editor, id, 'make-private')).toMatchObject({ status: 303 })
  expect(await progress()).toMatchObject({ page: { isPrivate: true } })
  expect(await act(services, editor, id, 'make-private')).toMatchObject({
    trouble: copy.errors.otherwise,
  })
  expect(await act(services, editor, id, 'make-public')).toMatchObject({ status: 303 })
  expect(await progress()).toMatchObject({ page: { isPrivate: false } })
})

test('a kept state is in the history, and a draft can be deleted', async ({ services, editor }) => {
  const id = await begin(services, editor)
  await act(services, editor, id, 'keep', { ...FIELDS, version: '1' })
  expect(await listEditionRevisions(services.db, id)).toMatchObject([{ reason: 'kept', number: 1 }])
  expect(await act(services, editor, id, 'delete')).toMatchObject({ location: '/desk/letters?done=deleted' })
  expect(await findEdition(services.db, id)).toBeUndefined()
})

async function begin(services: TestServices, staff: Staff): Promise<string> {
  const { location } = await press(services, staff, '/desk/letters/begin')
  return location.split('/').at(-1)
}

function act(services: TestServices, staff: Staff, id: string, name: string, form = {}) {
  return press(services, staff, `/desk/letters/${id}/${name}`, form)
}

async function statusOf(services: TestServices, id: string) {
  return (await findEdition(services.db, id))?.status
}
