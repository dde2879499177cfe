import { expect } from 'vitest'
import type { Staff } from '#desk/access/staff-context.ts'
import { VIRUS_FOUND } from '#leads/file-form/scan-file.ts'
import { aColleague, anApplicant, arrive, perform, press } from '../../../../tests/support/at-desk.ts'
import { deliverAll } from '../../../../tests/support/deliver-all.ts'
import { type TestServices, test, testServices } from '../../../../tests/support/desk-test.ts'
import { listDeliveries, stateOf } from './deliveries.ts'
import { findDeskLead } from './find-desk-lead.ts'
import { resumeTrouble } from './resume.ts'

const DAY_MS = 86_400_000

test('a mail that failed for good is sent again under the same id, with patience of its own', async ({ services }) => {
  const asha = await aColleague(services, 'sales')
  const { id: leadId } = await arrive(services)
  const send = services.mail.send
  services.mail.send = () => Promise.reject(new Error('550 no such mailbox'))
  await deliverAll(services)
  await services.db.updateTable('outbox').set({ failed_at: services.now().toISOString() }).execute()
  const [failed] = await deliveries(services, leadId)
  expect(failed).toMatchObject({ state: 'failed', attempts: 1 })

  services.travel(9 * DAY_MS)
  expect(await sendAgain({ deliveryId: failed!.id, leadId }, asha, services)).toBe(true)
  await deliverAll(services)
  // Without a patience of its own it would be given up at once, being nine days old.
  expect((await deliveries(services, leadId)).find(({ id }) => id === failed!.id)).toMatchObject({
    state: 'waiting',
    attempts: 1,
  })

  services.mail.send = send
  expect(await sendAgain({ deliveryId: failed!.id, leadId }, asha, services)).toBe(true)
  await deliverAll(services)
  expect(services.sent.map(({ id }) => id)).toEqual([failed!.id])
})

test('a mail that was delivered is delivered once more, and both carry the same id', async ({ services, sales }) => {
  const { id: leadId } = await arrive(services)
  await deliverAll(services)
  const [first] = services.sent

  await sendAgain({ deliveryId: first!.id, leadId }, sales, services)
  await deliverAll(services)

  expect(services.sent.filter(({ id }) => id === first!.id)).toHaveLength(2)
  expect(await services.db.selectFrom('outbox').select('id').execute()).toHaveLength(2)
})

test('a form to send again that comes twice sends one mail more, and so do two at the same time', async ({
  services,
  sales,
}) => {
  const { id: leadId } = await arrive(services)
  await deliverAll(services)
  const [first] = await deliveries(services, leadId)
  const { id: delivery, created_at: begun } = first!
  const act = await import('#desk/leads/acts/send-again.ts')
  const sent = { to: `/desk/leads/${leadId}/send-again`, params: { id: leadId }, form: { delivery, begun } }
  const again = () => perform(act, services, sales, sent)

  services.travel(1_000)
  const answers = await Promise.all([again(), again()])
  await deliverAll(services)
  services.travel(1_000)
  answers.push(await again())
  await deliverAll(services)

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(services.sent.filter(({ id }) => id === delivery)).toHaveLength(2)
  const [now] = (await deliveries(services, leadId)).filter(({ id }) => id === delivery)
  services.travel(1_000)
  await perform(act, services, sales, { ...sent, form: { delivery, begun: now!.created_at } })
  await deliverAll(services)
  expect(services.sent.filter(({ id }) => id === delivery)).toHaveLength(3)
})

test('what is under way is left to whoever has it; a lead is no way to the mails of another', async ({ services }) => {
  const asha = await aColleague(services, 'sales')
  const [lead, other] = [await arrive(services), await arrive(services, { email: 'other@example.com' })]
  const [delivery] = await deliveries(services, lead.id)

  expect(await sendAgain({ deliveryId: delivery!.id, leadId: other.id }, asha, services)).toBe(false)
  const until = new Date(services.now().getTime() + 30_000).toISOString()
  await services.db.updateTable('outbox').set({ leased_by: 'somebody', leased_until: until }).execute()
  expect(await sendAgain({ deliveryId: delivery!.id, leadId: lead.id }, asha, services)).toBe(false)
})

test('a lead that is released gets the mails that were held back: once', async () => {
  await using services = await testServices({ WEBHOOK_URL: 'https://crm.example.com/', WEBHOOK_SECRET: 'x'.repeat(32) })
  const asha = await aColleague(services, 'sales')
  const { id, quarantine_reason } = await arrive(services, { context: { nickname: 'Bot' } })
  expect(await deliveries(services, id)).toEqual([])
  const letOut = () => release(id, asha, services)

  expect(await Promise.all([letOut(), letOut()])).toEqual(expect.arrayContaining([true, false]))

  const kinds = (await deliveries(services, id)).map(({ kind }) => kind)
  expect(kinds.toSorted()).toEqual(['enquiry.acknowledge', 'enquiry.notify-desk', 'lead.webhook'])
  expect(await findDeskLead(services, id, asha)).toMatchObject({
    quarantine_reason: null,
    released_reason: quarantine_reason,
    released_by: asha.name,
  })
})

test('each kind gets its own mails when it is released, and only from who sees it', async () => {
  await using services = await testServices({ CLAMD_URL: 'tcp://127.0.0.1:1' })
  const [hr, sales] = [await aColleague(services, 'hr'), await aColleague(services, 'sales')]
  const application = await arrive(services, anApplicant({ quarantine_reason: 'hidden field filled' }))
  const news = await arrive(services, { kind: 'subscription', details: {}, quarantine_reason: 'hidden field filled' })

  expect(await release(application.id, sales, services)).toBe(false)
  expect(await release(application.id, hr, services)).toBe(true)
  expect(await release(news.id, sales, services)).toBe(true)

  expect((await deliveries(services, application.id)).map(({ kind }) => kind).toSorted()).toEqual([
    'application.acknowledge',
    'application.notify-hr',
    'application.scan',
  ])
  expect((await deliveries(services, news.id)).map(({ kind }) => kind)).toEqual(['newsletter.ask'])
  expect(await findDeskLead(services, news.id, sales)).toMatchObject({ status: 'none' })
})

test('letting a lead out does not hand out what the scanner found in its file', async () => {
  await using services = await testServices({ CLAMD_URL: 'tcp://127.0.0.1:1' })
  const hr = await aColleague(services, 'hr')
  const { id } = await arrive(services, anApplicant({ file_key: 'resumes/00000000-0000-4000-8000-000000000000' }))
  const trouble = async () => resumeTrouble((await findDeskLead(services, id, hr))!, services)

  expect(await trouble()).toBe('unscanned')
  const scanned = { file_scanned_at: services.now().toISOString() }
  await services.db.updateTable('leads').set(scanned).execute()
  expect(await trouble()).toBeNull()
  await services.db
    .updateTable('leads')
    .set({ quarantine_reason: `${VIRUS_FOUND} Eicar` })
    .execute()
  expect(await trouble()).toBe('infected')
  await release(id, hr, services)
  expect(await trouble()).toBe('infected')
})

async function sendAgain(
  { deliveryId, leadId }: Record<'deliveryId' | 'leadId', string>,
  by: Staff,
  services: TestServices,
) {
  const sent = await press(services, by, `/desk/leads/${leadId}/send-again`, { delivery: deliveryId })
  return sent.status === 200
}

/** Whether it was let out; 404 is for who does not see it. */
async function release(id: string, by: Staff, services: TestServices) {
  return press(services, by, `/desk/leads/${id}/release`).then(
    ({ status }) => status === 200,
    () => false,
  )
}

async function deliveries({ db, now }: TestServices, leadId: string) {
  return (await listDeliveries(db, leadId)).map((row) => ({ ...row, state: stateOf(row, now()) }))
}
