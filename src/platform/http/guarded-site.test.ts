import { Hono } from 'hono'
import { expect } from 'vitest'
import { createApi } from '#app/api.ts'
import { test, testServices } from '../../../tests/support/test-services.ts'
import { guardedSite } from './guarded-site.ts'

test('what any part of the site throws is logged once, answered calmly under its reference', async ({ services }) => {
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

test.each(['blogs/blogs/%00/', 'blogs/blogs/bill%00', 'blogs/blogs-all?search=%00'])(
  'no database is asked for a NUL: /api/%s',
  async (path) => {
    await using services = await testServices()
    const site = guardedSite(services).route('/api', createApi(services))

    expect(await site.request(`/api/${path}`)).toMatchObject({ status: 404 })
    expect(services.logged.filter(({ err }) => err)).toEqual([])
  },
)

test.each([
  ['/desk/sign-in?to=%00', '/desk/sign-in?to='],
  ['/desk/sign-in?to=/desk/leads%00&why=tries', '/desk/sign-in?to=/desk/leads&why=tries'],
  ['/hi/blogs?search=%00meter', '/blogs?search=meter'],
  ['//evil.example/?a=%00', '/evil.example/?a='],
])('%s is led to the page without the NUL, here', async (address, place) => {
  await using services = await testServices()
  const site = guardedSite(services, { pathOf: (path) => path.replace(/^\/hi/, '') })
  const answer = await site.request(`https://www.example.com${address}`)

  expect(answer.status).toBe(302)
  expect(answer.headers.get('Location')).toBe(place)
})
