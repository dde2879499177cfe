import { expect } from 'vitest'
import { FORM_STEPS, formEvent } from '#leads/form/form-events.ts'
import { KIND_NAMES, LEAD_KINDS } from '#leads/kinds.ts'
import { postJson } from '../../../tests/support/api.ts'
import { type TestServices, test, testServices } from '../../../tests/support/test-services.ts'

test('a page seen three times in a day is one row of three', async ({ services }) => {
  for (const path of ['/utilities', '/utilities/', '/utilities']) await count(services, { event: 'page_view', path })

  expect(await rows(services)).toEqual([{ day: '2026-11-19', path: '/utilities', event: 'page_view', count: 3 }])
})

test('a day is a day in India', async ({ services }) => {
  services.travel(9 * 60 * 60_000)

  await count(services, { event: 'page_view', path: '/' })

  expect(await rows(services)).toMatchObject([{ day: '2026-11-20' }])
})

test('addresses that we do not know are counted together, whatever a sender makes up', async ({ services }) => {
  for (const path of ['/made-up', '/about-us?name=Ada', '/blogs/one', '/blogs/two', '/careers/telecaller']) {
    await count(services, { event: 'page_view', path })
  }

  expect(await rows(services)).toMatchObject([
    { path: '/blogs/*', count: 2 },
    { path: '/careers/*', count: 1 },
    { path: 'other', count: 2 },
  ])
})

test.each(['DNT', 'Sec-GPC'])('a browser that sends %s is not counted', async (header) => {
  await using services = await testServices()

  const response = await count(services, { event: 'page_view', path: '/' }, { [header]: '1' })

  expect(response.status).toBe(204)
  expect(await rows(services)).toEqual([])
})

test('each step of each form has a name of its own that is counted', async ({ services }) => {
  const events = KIND_NAMES.flatMap((kind) => FORM_STEPS.map((step) => formEvent(LEAD_KINDS[kind].form, step)))

  for (const event of events) expect((await count(services, { event, path: '/contact-us' })).status).toBe(204)

  expect(new Set(events).size).toBe(events.length)
  expect(await rows(services)).toHaveLength(events.length)
})

test('an event that we do not know is refused', async ({ services }) => {
  expect((await count(services, { event: 'made_up', path: '/' })).status).toBe(422)
})

function count(services: TestServices, body: object, headers: Record<string, string> = {}) {
  return postJson(services, '/api/counts/', body, headers)
}

function rows(services: TestServices) {
  return services.db.selectFrom('counts').selectAll().orderBy('path').execute()
}
