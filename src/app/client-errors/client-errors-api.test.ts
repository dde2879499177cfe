import { expect } from 'vitest'
import { apiOf } from '../../../tests/support/api.ts'
import { type TestServices, test, testServices } from '../../../tests/support/test-services.ts'

const REPORT = { reference: 'A1B2C3D4', message: 'x is not a function', path: '/contact-us' }

test('what a browser reports is logged without persons, queries and links that open things', async ({ services }) => {
  await report(services, {
    message:
      'Bad value "priya@example.com" for +91 98480 12345 in https://www.example.com/?q=Priya&token=open-me (call 7)',
    path: '/newsletter/confirm?token=abcdefghijklmnopqrstuv',
  })

  const told = JSON.stringify(services.logged.find(({ msg }) => msg === 'page failed in the browser'))
  expect(told).toContain('A1B2C3D4')
  expect(told).toContain('Bad value')
  expect(told).toContain('(call 7)')
  expect(told).toContain('/newsletter/confirm')
  // None of these can stand in a random request id by chance.
  for (const personal of ['priya', '98480 12345', 'Priya', 'open-me', 'abcdefgh']) {
    expect(told).not.toContain(personal)
  }
})

test('reports are limited as the document says, like a form', async () => {
  await using services = await testServices({ LIMIT_WRITES_PER_MINUTE: '2' })

  expect(await report(services)).toBe(204)
  expect(await report(services)).toBe(204)
  expect(await report(services)).toBe(429)
})

async function report(services: TestServices, changes: Partial<typeof REPORT> = {}): Promise<number> {
  const site = apiOf(services)
  const body = JSON.stringify({ ...REPORT, ...changes })
  const headers = { 'Content-Type': 'application/json', Origin: services.env.SITE_URL }
  return (await site.request('/api/client-errors/', { method: 'POST', body, headers })).status
}
