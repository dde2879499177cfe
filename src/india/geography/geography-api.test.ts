import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { geographyApi } from './geography-api.ts'

test.each(['/api/geo/countries/', '/api/geo/countries'])('%s lists the countries, India first', async (path) => {
  const response = await get(path)
  const { results } = (await response.json()) as { results: object[] }

  expect(response.status).toBe(200)
  expect(results[0]).toEqual({ id: 'IN', name: 'India' })
  expect(results).toHaveLength(249)
})

test('the states of a country are listed by its id', async () => {
  const response = await get('/api/geo/states/?country=IN')
  const { results } = (await response.json()) as { results: object[] }

  expect(results).toHaveLength(36)
  expect(results).toContainEqual({ id: 'IN-TS', name: 'Telangana' })
})

test.each(['?country=XX', '?country=', '', '?country=in', '?country=IN&country=US', '?country=%00', '?country=1'])(
  'the query "%s" names no country, or its first one',
  async (query) => {
    const response = await get(`/api/geo/states/${query}`)
    const body = (await response.json()) as { results: object[]; message?: string }

    const expected = query.startsWith('?country=IN&') ? { status: 200, count: 36 } : { status: 404, count: 0 }
    expect({ status: response.status, count: body.results.length }).toEqual(expected)
    if (expected.status === 404) expect(body.message).toEqual(expect.any(String))
  },
)

test('a browser may keep the lists for a day, and asks by their tag after that', async () => {
  const first = await get('/api/geo/states/?country=IN')
  const again = await get('/api/geo/states/?country=IN', { 'If-None-Match': first.headers.get('ETag') ?? '' })

  expect(first.headers.get('Cache-Control')).toBe('public, max-age=86400')
  expect(again.status).toBe(304)
  expect(await again.text()).toBe('')
})

test('the lists come compressed', async () => {
  for (const path of ['/api/geo/countries/', '/api/geo/states/?country=IN']) {
    expect((await get(path, { 'Accept-Encoding': 'gzip, br' })).headers.get('Content-Encoding'), path).toBe('br')
  }
})

test('a refusal is not kept', async () => {
  expect((await get('/api/geo/states/?country=XX')).headers.get('Cache-Control')).toBe('no-store')
})

// As in src/platform/http/guarded-site.ts, a slash at the end of an address is optional.
async function get(path: string, headers: Record<string, string> = {}) {
  return new Hono({ strict: false }).route('/api/geo', geographyApi()).request(path, { headers })
}
