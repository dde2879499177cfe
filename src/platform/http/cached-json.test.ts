import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { cachedJson } from './cached-json.ts'

test('what is the same for everybody is found once and sent in the coding that each one takes', async () => {
  const { get, finds } = aSite()

  const br = await get('/meters', { 'Accept-Encoding': 'gzip, deflate, br, zstd' })
  const gzip = await get('/meters', { 'Accept-Encoding': 'gzip' })
  const plain = await get('/meters', { 'Accept-Encoding': 'br;q=0, zstd' })

  expect(finds()).toBe(1)
  expect([br, gzip, plain].map(({ headers }) => headers.get('Content-Encoding'))).toEqual(['br', 'gzip', null])
  expect(brotliDecompressSync(await bytesOf(br)).toString()).toBe(METERS)
  expect(gunzipSync(await bytesOf(gzip)).toString()).toBe(METERS)
  expect(await plain.text()).toBe(METERS)
  expect(br.headers.get('Content-Type')).toBe('application/json')
  expect(br.headers.get('Vary')).toBe('Accept-Encoding')
})

test('who has it already is told so, and for how long it may be kept', async () => {
  const { get } = aSite()
  const tag = (await get('/meters')).headers.get('ETag')!

  const again = await get('/meters', { 'If-None-Match': `"another", ${tag}` })
  expect([again.status, await again.text(), again.headers.get('Cache-Control')]).toEqual([304, '', 'no-cache'])
  expect((await get('/meters', { 'If-None-Match': '"another"' })).status).toBe(200)
  expect((await get('/meters', { 'If-None-Match': tag, 'Accept-Encoding': 'br' })).status, 'in this coding').toBe(200)
})

test('where nothing is found, the caller says so, and it is looked for again', async () => {
  const { get, finds } = aSite()

  expect([(await get('/nothing')).status, (await get('/nothing')).status, finds()]).toEqual([404, 404, 2])
})

const METERS = JSON.stringify({ results: Array.from({ length: 50 }, (_, number) => ({ id: number, name: 'A meter' })) })

function aSite() {
  let found = 0
  const kept = cachedJson({ stamp: async () => '', cacheControl: 'no-cache' })
  const site = new Hono().get('/:name', async (c) => {
    const name = c.req.param('name')
    const answer = await kept.serve(c, name, async () => {
      found += 1
      return name === 'meters' ? (JSON.parse(METERS) as object) : undefined
    })
    return answer ?? c.notFound()
  })

  return {
    get: async (path: string, headers: Record<string, string> = {}) => site.request(path, { headers }),
    finds: () => found,
  }
}

async function bytesOf(response: Response) {
  return Buffer.from(await response.arrayBuffer())
}
