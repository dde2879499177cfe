import { expect } from 'vitest'
import { recurringTasks } from '#app/jobs.ts'
import { seedRegisters } from '#company/registers/seed-registers.ts'
import { handleLeads } from '#desk/leads/lead/handle-leads.ts'
import { setFollowUp } from '#desk/leads/lead/set-follow-up.ts'
import { contactCopy } from '#leads/enquiry/words.en.ts'
import { findHead } from '#platform/operation/activity-log.ts'
import { runDueTasks } from '#platform/outbox/recurring.ts'
import { aColleague, anApplicant, arrive } from '../../../../tests/support/at-desk.ts'
import { deliverAnew } from '../../../../tests/support/deliver-all.ts'
import { type TestServices, test } from '../../../../tests/support/desk-test.ts'
import { raiseAlarms } from './alarm.ts'
import { leadMailsCopy } from './words.en.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const digest = recurringTasks.filter(({ name }) => name === 'morning-digest')

test('a lead whose time is over alarms its desk, once, whoever looks and however often', async ({ services }) => {
  const { reference, id } = await arrive(services)
  await deliverAnew(services)
  await raiseAlarms(services)
  expect(await deliverAnew(services)).toEqual([])

  services.travel(DAY_MS + 60_000)
  await Promise.all([raiseAlarms(services), raiseAlarms(services)])
  services.travel(HOUR_MS)
  await raiseAlarms(services)

  expect(await deliverAnew(services)).toMatchObject([
    {
      to: services.env.SALES_EMAIL,
      replyTo: 'ada@example.com',
      subject: expect.stringContaining(reference),
      text: expect.stringContaining(linkTo(id)),
    },
  ])
})

test.for([
  ['contact', {}],
  ['audit', { details: { address: {}, property_type: 'home' } }],
  ['application', anApplicant()],
  ['correction', { details: {} }],
] as const)('the mail that tells of a new lead links to it at the desk: %s', async ([kind, offer], { services }) => {
  const { id } = await arrive(services, { ...offer, kind })
  const toStaff = (await deliverAnew(services)).filter(
    ({ to }) => to !== 'ada@example.com' && to !== 'joseph@example.com',
  )

  expect(toStaff).toHaveLength(1)
  expect(toStaff[0]!.html).toContain(`href="${linkTo(id)}"`)
})

test('nobody is alarmed of what was answered, is held, or was promised nothing', async ({ services, sales }) => {
  const answered = await arrive(services)
  await arrive(services, { email: 'b@example.com', context: { nickname: 'Bot' } })
  await arrive(services, anApplicant())
  const late = await arrive(services, { email: 'late@example.com' })
  await deliverAnew(services)
  await handleLeads('answer', { ids: [answered.id] }, sales, services)

  services.travel(3 * DAY_MS)
  await raiseAlarms(services)
  // Answered in the minute before the mail goes out.
  await handleLeads('answer', { ids: [late.id] }, sales, services)

  expect(await deliverAnew(services)).toEqual([])
})

test('each morning each desk hears of what waits for it, and of the seal of the activity log', async ({ services }) => {
  const asha = await aColleague(services, 'sales')
  const support = contactCopy.quickActions.at(-1)!.message
  const old = await arrive(services, { email: 'old@example.com' })
  await arrive(services, { email: 'support@example.com', details: { message: support } })
  await arrive(services, anApplicant())
  const answered = await arrive(services, { email: 'done@example.com' })
  await handleLeads('answer', { ids: [answered.id] }, asha, services)
  await deliverAnew(services)
  await services.db.updateTable('outbox').set({ failed_at: 'now' }).where('lead_id', '=', answered.id).execute()

  await untilMorning(services, 2)
  const fresh = await arrive(services, { email: 'fresh@example.com' })
  await runDueTasks(services, digest)
  const mails = (await deliverAnew(services)).filter(({ subject }) => subject.startsWith('Desk'))

  const { SALES_EMAIL, SUPPORT_EMAIL, HR_EMAIL } = services.env
  expect(mails.map(({ to }) => to).toSorted()).toEqual([HR_EMAIL, SALES_EMAIL, SUPPORT_EMAIL].toSorted())
  const text = mails.find(({ to }) => to === SALES_EMAIL)!.text
  const { labels } = leadMailsCopy.digest
  expect(lineOf(text, labels.unanswered)).toBe('2')
  expect(lineOf(text, labels.overdue)).toBe('1')
  expect(lineOf(text, labels.fresh)).toBe('1')
  expect(lineOf(text, labels.failed)).toBe('2')
  expect(text).toContain(old.reference)
  expect(text).toContain(linkTo(old.id))
  expect(text).toContain(fresh.reference)
  expect(text).toContain((await findHead(services.db))!.hash)
})

test('the morning tells what is to be followed up before midnight, and nothing done or later', async ({ services }) => {
  const asha = await aColleague(services, 'sales')
  const [today, later, done] = [
    await arrive(services, { email: 'today@example.com' }),
    await arrive(services, { email: 'later@example.com' }),
    await arrive(services, { email: 'over@example.com' }),
  ]
  for (const { id } of [today, later, done]) await handleLeads('answer', { ids: [id] }, asha, services)
  await deliverAnew(services)
  await untilMorning(services, 1)
  const inHours = (hours: number) => new Date(services.now().getTime() + hours * HOUR_MS)
  await setFollowUp(today.id, { followUp: { at: inHours(3), text: 'Price of the plug' } }, asha, services)
  await setFollowUp(later.id, { followUp: { at: inHours(30), text: 'Next week' } }, asha, services)
  await setFollowUp(done.id, { followUp: { at: inHours(1), text: 'Already called' } }, asha, services)
  await setFollowUp(done.id, { followUp: null }, asha, services)
  await runDueTasks(services, digest)

  const [mail, ...others] = await deliverAnew(services)
  expect(others).toEqual([])
  expect(lineOf(mail!.text, leadMailsCopy.digest.labels.followUps)).toBe('1')
  expect(mail!.text).toContain('Price of the plug')
  expect(mail!.text).toContain(today.reference)
  expect(mail!.html).toContain(`href="${linkTo(today.id)}"`)
  expect(mail!.text).not.toMatch(/Next week|Already called/)
})

test('a morning is told once, in whatever process, and not on a Sunday', async ({ services }) => {
  await arrive(services)
  await deliverAnew(services)
  // Friday and Saturday are told of; Sunday is not.
  const told: number[] = []
  for (let day = 0; day < 3; day++) {
    await untilMorning(services, 1)
    await Promise.all([runDueTasks(services, digest), runDueTasks(services, digest)])
    for (const task of digest) await task.run(services)
    told.push((await deliverAnew(services)).length)
  }

  expect(told).toEqual([1, 1, 0])
})

test('nobody is written to where nothing waits', async ({ services }) => {
  await untilMorning(services, 1)
  await runDueTasks(services, digest)

  expect(await deliverAnew(services)).toEqual([])
})

test('unknown holidays of next year are told on Mondays, to sales, though nothing waits', async ({ services }) => {
  const told: string[] = []
  for (let day = 0; day < 5; day++) {
    await untilMorning(services, 1)
    await runDueTasks(services, digest)
    for (const { to, text } of await deliverAnew(services)) if (text.includes('holidays of 2027')) told.push(to)
  }

  expect(told).toEqual([services.env.SALES_EMAIL])
})

test('missing surcharges and ending records are told to sales: Mondays, or with what waits', async ({ services }) => {
  const told: string[][] = []
  // From Friday to Monday nothing waits, Tuesday is a holiday, and on Wednesday one lead does.
  for (let day = 0; day < 6; day++) {
    if (day === 5) await arrive(services)
    await untilMorning(services, 1)
    await runDueTasks(services, digest)
    const mails = await deliverAnew(services)
    told.push(mails.filter(({ text }) => /compan(y lacks|ies lack) a surcharge/.test(text)).map(({ to }) => to))
  }

  const { SALES_EMAIL } = services.env
  expect(told).toEqual([[], [], [], [SALES_EMAIL], [], [SALES_EMAIL]])
})

test('old figures and samples on the site are told to sales on Mondays, until seen to', async ({ services }) => {
  await seedRegisters(services.db, {}, services.now())
  const told = async () => {
    // From Friday to Monday.
    for (let day = 0; day < 4; day++) await untilMorning(services, 1)
    await runDueTasks(services, digest)
    return (await deliverAnew(services))
      .filter(({ text }) => /past their review|samples/.test(text))
      .map(({ to }) => to)
  }
  expect(await told()).toEqual([services.env.SALES_EMAIL])

  await services.db.updateTable('register_entries').set({ published: null }).execute()
  for (let day = 0; day < 3; day++) await untilMorning(services, 1)
  expect(await told()).toEqual([])
})

test('the mails of the morning begin at nine in India, and not before', async ({ services }) => {
  await untilMorning(services, 1)
  await runDueTasks(services, digest)
  services.travel(DAY_MS - 60_000)
  expect(await runDueTasks(services, digest)).toEqual([])
  services.travel(60_000)
  expect(await runDueTasks(services, digest)).toEqual(['morning-digest'])
})

/** Nine o'clock in India, so many mornings from now. */
async function untilMorning(services: TestServices, mornings: number) {
  const nine = Date.parse('2026-11-19T03:30:00Z')
  const passed = Math.floor((services.now().getTime() - nine) / DAY_MS)
  services.travel(nine + (passed + mornings) * DAY_MS - services.now().getTime())
}

function linkTo(id: string): string {
  return `http://localhost:3000/desk/leads/${id}`
}

/** What stands beside a label in a mail's text. */
function lineOf(text: string, label: string): string | undefined {
  return text.slice(text.indexOf(label) + label.length).match(/\d+/)?.[0]
}
