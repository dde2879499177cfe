import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { messageIdOf } from '#platform/mail/mailer.ts'
import { aBounce, arriveByMail } from '../../tests/support/letters.ts'
import { anEditionUnderWay, aSubscriber, storeSubscribers } from '../../tests/support/store-subscribers.ts'
import { type TestServices, test } from '../../tests/support/test-services.ts'
import { countAudience, EVERYBODY } from './audience.ts'
import { countDeliveries } from './edition-queries.ts'
import { createSender } from './send-editions.ts'

test('a report of a missing mailbox keeps later editions away, and lies in nobody’s inbox', async ({ services }) => {
  const messageId = await sendTo(services, 'ada@example.com')

  // Of another address, or only late: nothing follows.
  await arriveByMail(services, aBounce({ of: messageId, to: 'eve@example.com' }))
  await arriveByMail(services, aBounce({ of: messageId, to: 'ada@example.com', action: 'delayed', status: '4.4.1' }))
  expect(await countAudience(services.db, EVERYBODY, services.now())).toBe(1)

  await arriveByMail(services, aBounce({ of: messageId, to: 'Ada@Example.com' }))
  expect(await countAudience(services.db, EVERYBODY, services.now())).toBe(0)
  const [delivery] = await services.db.selectFrom('edition_deliveries').selectAll().execute()
  expect(delivery).toMatchObject({ status: 'failed', last_error: expect.stringContaining('User unknown') })
  expect(await services.db.selectFrom('lead_messages').selectAll().execute()).toEqual([])
  const edition = await services.db.selectFrom('editions').selectAll().executeTakeFirstOrThrow()
  expect(await countDeliveries(services.db, edition)).toMatchObject({ sent: 0, failed: 1, bounced: 1, complained: 0 })
})

test('whoever complains at their provider has left', async ({ services }) => {
  const messageId = await sendTo(services, 'ada@example.com')
  await arriveByMail(services, aComplaint('unknown@elsewhere.example'))
  expect(await countAudience(services.db, EVERYBODY, services.now())).toBe(1)

  await arriveByMail(services, aComplaint(messageId))
  const ada = await services.db.selectFrom('subscribers').selectAll().executeTakeFirstOrThrow()
  expect(ada.unsubscribed_at).toBe(services.now().toISOString())
  const edition = await services.db.selectFrom('editions').selectAll().executeTakeFirstOrThrow()
  expect(await countDeliveries(services.db, edition)).toMatchObject({ sent: 1, bounced: 0, complained: 1, left: 1 })
})

async function sendTo(services: TestServices, email: string): Promise<string> {
  await storeSubscribers(services.db, [aSubscriber(email)])
  await anEditionUnderWay(services.db, { at: services.now() })
  const sender = createSender(services)
  for (let round = 0; round < 3; round++) await sender.round()
  return messageIdOf(services.sent[0]!.id, services.env)
}

/** As mail providers write it (RFC 5965). */
function aComplaint(of: string): string {
  return [
    'From: <abuse@provider.example>',
    'To: no-reply@example.com',
    'Subject: FW: an edition',
    `Message-ID: <${randomUUID()}@provider.example>`,
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=feedback-report; boundary="b"',
    '',
    '--b',
    'Content-Type: text/plain',
    '',
    'This is an abuse report.',
    '--b',
    'Content-Type: message/feedback-report',
    '',
    'Feedback-Type: abuse',
    'User-Agent: SomeGenerator/1.0',
    'Version: 1',
    '',
    '--b',
    'Content-Type: message/rfc822',
    '',
    `Message-ID: <${of}>`,
    'Subject: an edition',
    '',
    'Hello',
    '--b--',
    '',
  ].join('\r\n')
}
