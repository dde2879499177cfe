import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { testServices } from '../../../tests/support/test-services.ts'
import { guardedSite } from './guarded-site.ts'

test('what any part of the site throws is logged once, and answered calmly under its reference', async () => {
  await using services = await testServices()
  const part = new Hono().get('/', () => {
    throw new Error('secret')
  })

  const response = await guardedSite(services).route('/part', part).request('/part')
  const requestId = response.headers.get('X-Request-Id')

  expect(response.status).toBe(500)
  expect(response.headers.has('Content-Security-Policy')).toBe(true)
  expect(await response.json()).toEqual({ message: expect.stringContaining(`Reference: ${requestId}`) })
  expect(services.logged.filter(({ msg }) => msg === 'request failed')).toEqual([
    expect.objectContaining({ requestId, err: expect.objectContaining({ message: 'secret' }) }),
  ])
})
