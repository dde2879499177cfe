import { randomUUID } from 'node:crypto'
import { globSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { oneClickUnsubscribe, UNSUBSCRIBE_PATH } from '#leads/subscription/one-click-unsubscribe.ts'
import { createMailer, messageIdOf } from '#platform/mail/mailer.ts'
import { defineJob, deliverDue, enqueue } from '#platform/outbox/outbox.ts'
import { deliverAll } from '../../tests/support/deliver-all.ts'
import { changedFacts } from '../../tests/support/facts.ts'
import { type MailServerMood, startMailSink } from '../../tests/support/mail-sink.ts'
import { ASHA, beginNewEdition, sendEditions } from '../../tests/support/send-editions.ts'
import {
  anEditionUnderWay,
  aSubscriber,
  storeSubscribers,
  subscribersAt,
  WRITTEN,
} from '../../tests/support/store-subscribers.ts'
import { type TestServices, test, testServices } from '../../tests/support/test-services.ts'
import { countDeliveries, findEdition } from './edition-queries.ts'
import { beginScheduledEditions, cancelEdition, pauseEdition, resumeEdition } from './edition-states.ts'
import { createSender } from './send-editions.ts'
import { createEdition } from './write-edition.ts'

const MINUTE_MS = 60_000

test('an edition goes once to each who may get it, with links of their own, and nobody else', async ({ services }) => {
  const at = services.now().toISOString()
  await storeSubscribers(services.db, [
    ...subscribersAt(25),
    aSubscriber('unconfirmed@example.com', { confirmed_at: null }),
    aSubscriber('left@example.com', { unsubscribed_at: at }),
    aSubscriber('suppressed@example.com', { suppressed_at: at }),
    aSubscriber('paused@example.com', { paused_until: '2026-12-24T00:00:00.000Z' }),
    aSubscriber('bounced@example.com'),
    aSubscriber('later@example.com', { confirmed_at: '2026-11-20T00:00:00.000Z' }),
  ])
  await services.db
    .insertInto('bounced_addresses')
    .values({ email: 'bounced@example.com', reason: '5.1.1', at })
    .execute()
  const id = await beginNewEdition(services)
  await sendEditions(services)

  expect(services.sent.map(({ to }) => to).toSorted()).toEqual(
    subscribersAt(25)
      .map(({ email }) => email)
      .toSorted(),
  )
  expect(new Set(services.sent.map((mail) => mail.id)).size).toBe(25)
  const edition = (await findEdition(services.db, id))!
  expect(edition).toMatchObject({
    status: 'sent',
    ended_at: expect.any(String),
    approved_by_name: 'Asha Rao',
  })
  expect(await countDeliveries(services.db, edition)).toMatchObject({ sent: 25, waiting: 0, failed: 0, uncertain: 0 })

  const [one, other] = services.sent
  expect(one?.subject).toBe(WRITTEN.subject)
  expect(one?.headers).toMatchObject({
    'List-Unsubscribe': expect.stringMatching(/^<http:\/\/localhost:3000\/newsletter\/unsubscribe\?token=[\w-]{22}>$/),
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    'List-ID': expect.stringContaining('<newsletter.localhost>'),
    'Feedback-ID': `${id}:newsletter:localhost`,
    Precedence: 'bulk',
  })
  expect(one?.headers?.['List-Unsubscribe']).not.toBe(other?.headers?.['List-Unsubscribe'])
  expect(one?.html).not.toContain('own-link.invalid')
  expect(one?.text).not.toContain('own-link.invalid')
  expect(one?.html).toContain(tokenOf(one))
  expect(one?.text).toContain(tokenOf(one))
})

test.each([
  ['Coral Urja', 'http://localhost:3000', 'Newsletter of Coral Urja <newsletter.localhost>', 'localhost'],
  [
    '"X", Ltd.',
    'http://www.coral-urja.example',
    'Newsletter of X Ltd <newsletter.www.coral-urja.example>',
    'coral-urja.exam',
  ],
  ['कोरल ऊर्जा', 'http://x.in', '<newsletter.x.in>', 'x.in-'],
])('%s at %s is named on the wire as mail programs look for it', async (brand, SITE_URL, listId, sender) => {
  using _ = changedFacts(({ company }) => ({ company: { ...company, brand } }))
  const folder = join(tmpdir(), `wire-${randomUUID()}`)
  await using sink = await startMailSink(0, folder)
  await using services = await testServices({ SITE_URL, SMTP_URL: sink.url })
  services.mail = createMailer(services.env)
  await storeSubscribers(services.db, [aSubscriber('ada@example.com')])
  const edition = await anEditionUnderWay(services.db, { at: services.now() })
  await sendEditions(services)
  services.mail.close()

  const wire = readFileSync(globSync(`${folder}/*.eml`)[0]!, 'utf8').replace(/\r\n[ \t]+/g, ' ')
  rmSync(folder, { recursive: true })
  expect(/^List-ID: (.*)$/im.exec(wire)?.[1]?.trim()).toBe(listId)
  expect(wire).toMatch(new RegExp(`^Feedback-ID: ${edition}:newsletter:${sender}\\r?$`, 'im'))
})

test('one tap in the mail program ends it, and the edition counts who left', async ({ services }) => {
  await storeSubscribers(services.db, [aSubscriber('ada@example.com')])
  const id = await anEditionUnderWay(services.db, { at: services.now() })
  await sendEditions(services)

  const answer = await oneClickUnsubscribe(services).request(`/?token=${tokenOf(services.sent[0])}`, { method: 'POST' })
  expect(answer.status).toBe(200)
  expect(UNSUBSCRIBE_PATH).toBe('/newsletter/unsubscribe')
  const ada = await services.db.selectFrom('subscribers').selectAll().executeTakeFirstOrThrow()
  expect(ada.unsubscribed_at).toBe(services.now().toISOString())
  expect(await countDeliveries(services.db, (await findEdition(services.db, id))!)).toMatchObject({ sent: 1, left: 1 })
})

test('who leaves or is erased while it goes out gets no more of it', async () => {
  await using services = await testServices({ EDITION_MAILS_PER_SECOND_PER_DOMAIN: '1' })
  const [first, second, third] = await storeSubscribers(services.db, [
    aSubscriber('a@example.com', { id: '00000000-0000-4000-8000-000000000001' }),
    aSubscriber('b@example.com', { id: '00000000-0000-4000-8000-000000000002' }),
    aSubscriber('c@example.com', { id: '00000000-0000-4000-8000-000000000003' }),
  ])
  const id = await anEditionUnderWay(services.db, { at: services.now() })
  const sender = createSender(services)
  await roundsUntil(sender, () => services.sent.length === 1)
  await services.db
    .updateTable('subscribers')
    .set({ unsubscribed_at: services.now().toISOString() })
    .where('id', '=', [first, second].find((each) => each?.email !== services.sent[0]?.to)!.id)
    .execute()
  await services.db.deleteFrom('subscribers').where('id', '=', third!.id).execute()
  await sendEditions(services)

  expect(services.sent).toHaveLength(1)
  expect(await countDeliveries(services.db, (await findEdition(services.db, id))!)).toMatchObject({
    sent: 1,
    skipped: 2,
  })
})

test('while a mail of a lead is late, no letter to many goes', async ({ services }) => {
  await storeSubscribers(services.db, subscribersAt(3))
  await anEditionUnderWay(services.db, { at: services.now() })
  const receipt = defineJob('test.receipt', async () => void services.sent.push({ id: 'receipt' } as never))
  await enqueue(services.db, receipt, {}, { now: services.now() })
  services.travel(3_000)

  const sender = createSender(services)
  await rounds(sender, 5)
  expect(services.sent).toEqual([])
  await deliverDue(services, [receipt as never])
  await sendEditions(services)
  expect(services.sent.map(({ id }) => id)[0]).toBe('receipt')
  expect(services.sent).toHaveLength(4)
})

test('no more go to a domain in a second than the settings allow, and others do not wait for it', async () => {
  await using services = await testServices({ EDITION_MAILS_PER_SECOND_PER_DOMAIN: '2' })
  await storeSubscribers(services.db, [
    ...Array.from({ length: 6 }, (_, at) => aSubscriber(`one-${at}@many.example`)),
    aSubscriber('ada@few.example'),
  ])
  await anEditionUnderWay(services.db, { at: services.now() })
  const sender = createSender(services)
  const toMany = () => services.sent.filter(({ to }) => to.endsWith('@many.example')).length

  await rounds(sender, 6)
  expect(toMany()).toBe(2)
  expect(services.sent).toHaveLength(3)
  services.travel(1_000)
  await rounds(sender, 6)
  expect(toMany()).toBe(4)
})

test('one process sends at a time, and another goes on where it died; what was in its hands is not sent again', async () => {
  await using services = await testServices({ EDITION_MAILS_PER_SECOND: '5' })
  await storeSubscribers(services.db, subscribersAt(4))
  const id = await anEditionUnderWay(services.db, { at: services.now() })
  const dying = createSender({ ...services, mail: { ...services.mail, sendOnce: () => new Promise(() => {}) } })
  const other = createSender(services)
  await dying.round()
  // That made the deliveries; this one hangs in the mail server's hands.
  void dying.round()
  await expect.poll(() => statusesOf(services, id)).toMatchObject({ handed: 1, waiting: 3 })

  await rounds(other, 3)
  expect(services.sent).toEqual([])
  services.travel(MINUTE_MS + 1_000)
  await roundsUntil(other, async () => (await findEdition(services.db, id))?.status === 'sent')

  expect(services.sent).toHaveLength(3)
  expect(await statusesOf(services, id)).toEqual({ sent: 3, uncertain: 1 })
})

const MOODS: [MailServerMood, Record<string, number>, number][] = [
  ['451', { waiting: 3 }, 0],
  ['421', { waiting: 3 }, 0],
  ['550', { failed: 3 }, 0],
  ['loses its answer', { uncertain: 3 }, 3],
]

test.each(MOODS)('a mail server that says %s leaves %j', async (mood, statuses, taken) => {
  await using sink = await startMailSink()
  await using services = await testServices({ SMTP_URL: sink.url })
  services.mail = createMailer(services.env)
  await storeSubscribers(services.db, subscribersAt(3, 3))
  const id = await anEditionUnderWay(services.db, { at: services.now() })
  sink.mood = mood
  const sender = createSender(services)
  await rounds(sender, 8)

  expect(await statusesOf(services, id)).toEqual(statuses)
  expect(sink.taken).toHaveLength(taken)

  // Well again: those that nobody took go, each once and under the id of its delivery; the others never.
  sink.mood = 'well'
  services.travel(30 * MINUTE_MS)
  await roundsUntil(sender, isSent(services, id))
  const rows = await services.db.selectFrom('edition_deliveries').select(['id', 'status']).execute()
  const went = rows.filter(({ status }) => status !== 'failed').map((row) => `<${messageIdOf(row.id, services.env)}>`)
  expect(sink.taken.toSorted()).toEqual(went.toSorted())
  services.mail.close()
})

test('a mail server that is away costs nothing but time', async () => {
  const gone = await startMailSink()
  await using services = await testServices({ SMTP_URL: gone.url })
  services.mail = createMailer(services.env)
  await gone[Symbol.asyncDispose]()
  await storeSubscribers(services.db, subscribersAt(3))
  const id = await anEditionUnderWay(services.db, { at: services.now() })
  const sender = createSender(services)
  await rounds(sender, 4)
  expect(await statusesOf(services, id)).toEqual({ waiting: 3 })

  await using sink = await startMailSink(Number(new URL(gone.url).port))
  services.travel(10 * MINUTE_MS)
  await roundsUntil(sender, isSent(services, id))
  expect(new Set(sink.taken).size).toBe(3)
  expect(sink.taken).toHaveLength(3)
  services.mail.close()
})

test('it stops by itself when many are refused, tells staff without an address, and goes on when somebody says so', async () => {
  await using services = await testServices({ EDITION_MAILS_PER_SECOND: '5' })
  let refused = 0
  services.mail.sendOnce = async (email) => {
    if (refused < 10) {
      refused += 1
      return { outcome: 'refused', reason: `550 5.1.1 <${email.to}> unknown`, isAddress: true }
    }
    services.sent.push(email)
    return { outcome: 'sent' }
  }
  await storeSubscribers(services.db, subscribersAt(30))
  const id = await anEditionUnderWay(services.db, { at: services.now() })
  const sender = createSender(services)
  await roundsUntil(sender, async () => (await findEdition(services.db, id))?.status === 'paused')
  await rounds(sender, 3)
  expect(services.sent).toEqual([])
  expect(await statusesOf(services, id)).toEqual({ failed: 10, waiting: 20 })

  await deliverAll(services)
  expect(services.sent).toMatchObject([{ to: services.env.SALES_EMAIL }])
  expect(services.sent[0]?.text).toContain('550 5.1.1')
  expect(services.sent[0]?.text).not.toContain('reader-')
  expect(JSON.stringify(await services.db.selectFrom('edition_deliveries').selectAll().execute())).not.toContain(
    'reader-',
  )
  expect(await services.db.selectFrom('bounced_addresses').select('email').execute()).toHaveLength(10)

  expect(await resumeEdition(id, ASHA, services)).toBe(true)
  await roundsUntil(sender, isSent(services, id))
  expect(services.sent).toHaveLength(21)
})

test('paused, nothing goes; resumed, the rest does; cancelled, nobody else gets it', async () => {
  await using services = await testServices({ EDITION_MAILS_PER_SECOND: '5' })
  await storeSubscribers(services.db, subscribersAt(5))
  const id = await anEditionUnderWay(services.db, { at: services.now() })
  const sender = createSender(services)
  await roundsUntil(sender, () => services.sent.length === 1)
  expect(await pauseEdition(id, ASHA, services)).toBe(true)
  await rounds(sender, 4)
  expect(services.sent).toHaveLength(1)

  expect(await resumeEdition(id, ASHA, services)).toBe(true)
  expect(await resumeEdition(id, ASHA, services)).toBe(false)
  await roundsUntil(sender, () => services.sent.length === 3)
  expect(await cancelEdition(id, ASHA, services)).toBe(true)
  await rounds(sender, 4)
  expect(services.sent).toHaveLength(3)
  const log = await services.db.selectFrom('audit_log').select('action').orderBy('number').execute()
  expect(log.map(({ action }) => action)).toEqual(['edition.paused', 'edition.resumed', 'edition.cancelled'])
})

test('what is scheduled begins with its minute', async ({ services }) => {
  await storeSubscribers(services.db, subscribersAt(2))
  const id = await createEdition(ASHA, services, { body: WRITTEN })
  const send_at = new Date(services.now().getTime() + MINUTE_MS).toISOString()
  await services.db.updateTable('editions').set({ status: 'scheduled', send_at }).where('id', '=', id).execute()

  await beginScheduledEditions(services)
  expect((await findEdition(services.db, id))?.status).toBe('scheduled')
  services.travel(MINUTE_MS)
  await beginScheduledEditions(services)
  await sendEditions(services)
  expect(services.sent).toHaveLength(2)
})

test('a list longer than a batch is gone through to its end', async () => {
  await using services = await testServices({
    EDITION_MAILS_PER_SECOND: '1000',
    EDITION_MAILS_PER_SECOND_PER_DOMAIN: '1000',
  })
  await storeSubscribers(services.db, subscribersAt(1_201))
  await anEditionUnderWay(services.db, { at: services.now() })
  await sendEditions(services)
  expect(new Set(services.sent.map(({ to }) => to)).size).toBe(1_201)
  expect(services.sent).toHaveLength(1_201)
})

type Sender = ReturnType<typeof createSender>

async function rounds(sender: Sender, count: number) {
  for (let round = 0; round < count; round++) await sender.round()
}

async function roundsUntil(sender: Sender, isDone: () => boolean | Promise<boolean>) {
  for (let round = 0; round < 500; round++) {
    if (await isDone()) return
    await sender.round()
  }
  throw new Error('It came to no end')
}

function isSent({ db }: TestServices, id: string) {
  return async () => (await findEdition(db, id))?.status === 'sent'
}

async function statusesOf(services: TestServices, id: string): Promise<Record<string, number>> {
  const rows = await services.db
    .selectFrom('edition_deliveries')
    .select(({ fn }) => ['status', fn.countAll<number | string>().as('count')])
    .where('edition_id', '=', id)
    .groupBy('status')
    .execute()
  return Object.fromEntries(rows.map(({ status, count }) => [status, Number(count)]))
}

function tokenOf(mail: { headers?: Record<string, string> } | undefined): string {
  return /token=([\w-]{22})/.exec(mail?.headers?.['List-Unsubscribe'] ?? '')![1]!
}
