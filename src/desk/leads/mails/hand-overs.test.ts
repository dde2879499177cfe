import { expect } from 'vitest'
import { recurringTasks } from '#app/jobs.ts'
import type { Staff } from '#desk/access/staff-context.ts'
import { handleLeads } from '#desk/leads/lead/handle-leads.ts'
import { TAKEN_BACK_FOR_MS } from '#leads/conversation/write-reply.ts'
import { aColleague, arrive, press } from '../../../../tests/support/at-desk.ts'
import { deliverAnew } from '../../../../tests/support/deliver-all.ts'
import { type TestServices, test } from '../../../../tests/support/test-services.ts'
import { leadMailsCopy } from './words.en.ts'

const { handOver: copy } = leadMailsCopy
const digest = recurringTasks.filter(({ name }) => name === 'morning-digest')

test('whoever is given leads gets one mail, with a link to each, however many they are', async ({ services }) => {
  const { asha, ravi, ids } = await someLeads(services, 50)
  await handleLeads('assign', { ids, ownerId: ravi.id }, asha, services)

  const [mail, ...others] = await mailsTo(ravi, services)
  expect(others).toEqual([])
  expect(mail!.subject).toBe(copy.subject(50, asha.name))
  const links = mail!.html.match(/http:\/\/localhost:3000\/desk\/leads\/[0-9a-f-]{36}/g)!
  expect(links).toHaveLength(20)
  expect(mail!.text).toContain(copy.more(30))
})

test('nobody is told of what they take themselves, what is undone, or what went to others', async ({ services }) => {
  const { asha, ravi, ids } = await someLeads(services, 3)
  await handleLeads('assign', { ids, ownerId: asha.id }, asha, services)
  await handleLeads('assign-to-me', { ids }, asha, services)
  services.travel(1_000)
  await handleLeads('assign', { ids: [ids[0]!, ids[1]!], ownerId: ravi.id }, asha, services)
  await press(services, asha, '/desk/leads/undo', { lead: [ids[0]!] })
  const mira = await aColleague(services, 'sales', 'Mira')
  services.travel(1_000)
  await handleLeads('assign', { ids: [ids[1]!], ownerId: mira.id }, asha, services)

  const told = await deliver(services)
  expect(told.map(({ to, subject }) => [to, subject])).toEqual([[mira.email, copy.subject(1, asha.name)]])
})

test('who chooses so hears of it in the morning, in one mail, and not twice', async ({ services }) => {
  const { asha, ravi, ids } = await someLeads(services, 2)
  const form = { signature: '', hears_of_leads: 'morning' }
  await press(services, ravi, '/desk/account/save-mail-choices', form)
  for (const id of ids) await handleLeads('assign', { ids: [id], ownerId: ravi.id }, asha, services)
  expect(await mailsTo(ravi, services)).toEqual([])

  // Nine o'clock in India, on Friday.
  services.travel(Date.parse('2026-11-20T03:30:00Z') - services.now().getTime())
  for (const task of digest) await task.run(services)
  expect(await mailsTo(ravi, services)).toMatchObject([{ subject: copy.subject(2, asha.name) }])
  services.travel(24 * 3_600_000)
  for (const task of digest) await task.run(services)
  expect(await mailsTo(ravi, services)).toEqual([])
})

async function someLeads(services: TestServices, count: number) {
  const [asha, ravi] = [await aColleague(services, 'sales'), await aColleague(services, 'sales', 'Ravi')]
  const ids: string[] = []
  for (let n = 0; n < count; n++) ids.push((await arrive(services, { email: `given-${n}@example.com` })).id)
  await deliver(services)
  return { asha, ravi, ids }
}

async function mailsTo({ email }: Staff, services: TestServices) {
  return (await deliver(services)).filter(({ to }) => to === email)
}

async function deliver(services: TestServices) {
  services.travel(TAKEN_BACK_FOR_MS)
  return deliverAnew(services)
}
