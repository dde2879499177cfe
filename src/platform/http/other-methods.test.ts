import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { otherMethods } from './other-methods.ts'

const api = new Hono({ strict: false }).basePath('/api').all(
  '/*',
  otherMethods([
    { method: 'get', path: '/geo/{country}/' },
    { method: 'post', path: '/counts/' },
  ]),
)

test.each([
  ['PUT', '/api/counts/', 'POST'],
  ['GET', '/api/counts', 'POST'],
  ['DELETE', '/api/geo/india/', 'GET, HEAD'],
])('%s %s is told which methods there are', async (method, path, allowed) => {
  const response = await api.request(path, { method })

  expect(response.status).toBe(405)
  expect(response.headers.get('Allow')).toBe(allowed)
})

test.each([
  ['PUT', '/api/nowhere/'],
  ['DELETE', '/api/geo/india/goa/'],
  ['GET', '/api/geo/nowhere/'],
])('%s %s is nothing', async (method, path) => {
  expect((await api.request(path, { method })).status).toBe(404)
})
