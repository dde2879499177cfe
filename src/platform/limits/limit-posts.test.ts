import { RouterContextProvider } from 'react-router'
import { expect } from 'vitest'
import { clientAddressContext, servicesContext } from '#platform/http/request-contexts.ts'
import { test as base, type TestServices } from '../../../tests/support/test-services.ts'
import { countRequest } from './count-requests.ts'
import { limitPosts } from './limit-posts.ts'

const test = base.extend('settings', { LIMIT_WRITES_PER_MINUTE: '10', LIMIT_WRITES_PER_HOUR: '60' })

test('a form without script is limited together with its call', async ({ services }) => {
  const limits = [{ max: 10, windowMs: 60_000 }]
  for (let n = 1; n <= 6; n++) await countRequest('contact 203.0.113.7', limits, services)

  for (let n = 7; n <= 10; n++) expect(await limitPosts('contact', from(services, '203.0.113.7'))).toBeUndefined()

  expect(await limitPosts('contact', from(services, '203.0.113.7'))).toEqual({
    message: expect.stringContaining('a minute'),
    init: { status: 429, headers: { 'Retry-After': '60' } },
  })
  expect(await limitPosts('contact', from(services, '203.0.113.8'))).toBeUndefined()
})

test('a door may have a limit of its own', async ({ services }) => {
  const door = () => limitPosts('plain subscription', from(services, '203.0.113.7'), [{ max: 1, windowMs: 3_600_000 }])

  expect(await door()).toBeUndefined()
  expect((await door())?.message).toContain('60 minutes')
})

function from(services: TestServices, address: string) {
  const context = new RouterContextProvider()
  context.set(servicesContext, services)
  context.set(clientAddressContext, address)
  return context
}
