import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { limitBody } from './limit-body.ts'

const site = new Hono().use(limitBody(10)).post('/', async (c) => c.text(await c.req.text()))

test.each([
  ['is told', { 'Content-Length': '11' }],
  ['is not told', {}],
])('a body that is too large is refused where its length %s', async (_, headers: Record<string, string>) => {
  const answer = await site.request('/', { method: 'POST', body: 'x'.repeat(11), headers })

  expect(answer.status).toBe(413)
  expect(await answer.json()).toEqual({ message: expect.stringMatching(/\S/) })
})

test.each([
  ['is told', { 'Content-Length': '10' }],
  ['is not told', {}],
])('the largest body that is taken arrives whole where its length %s', async (_, headers: Record<string, string>) => {
  const answer = await site.request('/', { method: 'POST', body: 'x'.repeat(10), headers })

  expect(await answer.text()).toBe('x'.repeat(10))
})
