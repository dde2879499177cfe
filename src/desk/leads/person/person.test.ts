import { expect } from 'vitest'
import type { Staff } from '#desk/access/staff-context.ts'
import { loadLead } from '#desk/leads/lead/load-lead.ts'
import { aColleague, anApplicant, arrive, asked, press } from '../../../../tests/support/at-desk.ts'
import { type TestServices, test } from '../../../../tests/support/test-services.ts'
import * as person from './person.tsx'

test('as long as leads are still being read in, the page of a person says that some may be missing', async ({
  services,
}) => {
  const asha = await aColleague(services, 'sales')
  const { id } = await arrive(services)
  const of = () => person.loader(asked(services, asha, `/desk/leads/of-person/${id}`, { params: { lead: id } }))
  expect((await of()).notIndexed.count).toBe(0)

  await services.db.updateTable('lead_handling').set({ words_version: 0 }).execute()
  expect((await of()).notIndexed.count).toBe(1)
  expect((await loadLead(id, asha, services))?.notIndexed.count).toBe(1)
})

test('whoever wrote from two addresses with one phone is one person, with one timeline', async ({ services }) => {
  const asha = await aColleague(services, 'sales')
  const first = await arrive(services, { email: 'a@example.com', phone_number: '98480 12345' })
  const second = await arrive(services, { email: 'b@example.com', phone_number: '+91 98480 12345' })
  const third = await arrive(services, { email: 'b@example.com', phone_number: '98480 99999' })
  await arrive(services, { email: 'c@example.com', phone_number: '98480 77777', full_name: 'Somebody Else' })
  await arrive(services, anApplicant({ email: 'a@example.com' }))
  const { id } = second
  await press(services, asha, `/desk/leads/${id}/add-note`, { text: 'Called.' })

  const { leads, happenings } = await look(services, asha, first.id)
  expect(leads.map((lead) => lead.id).toSorted()).toEqual([first.id, second.id, third.id].toSorted())
  expect(happenings.map(({ text }) => text)).toContain('Called.')

  await press(services, asha, '/desk/leads/of-person/x/answer', { lead: leads.map(({ id }) => id) })
  expect((await look(services, asha, third.id)).leads.map(({ status }) => status)).toEqual(Array(3).fill('answered'))
})

test('one of the same name is offered, joined only by a colleague, and taken apart again', async ({ services }) => {
  const asha = await aColleague(services, 'sales')
  const one = await arrive(services, { full_name: 'José  RAO', email: 'a@example.com', phone_number: '98480 11111' })
  const other = await arrive(services, { full_name: 'Jose Rao', email: 'b@example.com', phone_number: '98480 22222' })
  const third = await arrive(services, { full_name: 'J. Rao', email: 'b@example.com', phone_number: '98480 33333' })
  const tell = (act: string, about: string) =>
    press(services, asha, `/desk/leads/of-person/${one.id}/${act}`, { other: about })

  expect(await look(services, asha, one.id)).toMatchObject({ leads: [{ id: one.id }], maybe: [{ id: other.id }] })
  await tell('link', other.id)
  const joined = await look(services, asha, one.id)
  expect(joined.leads.map(({ id }) => id).toSorted()).toEqual([one.id, other.id, third.id].toSorted())
  expect(joined.maybe).toEqual([])

  await tell('unlink', other.id)
  expect(await look(services, asha, one.id)).toMatchObject({ leads: [{ id: one.id }], maybe: [{ id: other.id }] })
  expect(await tell('unlink', other.id)).toMatchObject({ trouble: expect.anything() })
  expect(await tell('link', 'gone')).toMatchObject({ trouble: expect.anything() })
})

test.for([
  ['ज़ोया ख़ान', 'जोया खान', true],
  ['राम कुमार', 'रमा कुमारी', false],
  ['రవి రావు', 'రావు రవి', false],
] as const)('%s and %s may be one person: %s', async ([one, other, isOffered], { services }) => {
  const asha = await aColleague(services, 'sales')
  const first = await arrive(services, { full_name: one, email: 'a@example.com', phone_number: '98480 11111' })
  const second = await arrive(services, { full_name: other, email: 'b@example.com', phone_number: '98480 22222' })

  const { maybe } = await look(services, asha, first.id)
  expect(maybe.map(({ id }) => id)).toEqual(isOffered ? [second.id] : [])
})

async function look(services: TestServices, staff: Staff, lead: string) {
  return person.loader(asked(services, staff, `/desk/leads/of-person/${lead}`, { params: { lead } }))
}
