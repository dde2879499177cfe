import { createServer } from 'node:http'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { readEnv } from '#platform/env.ts'
import { guardedSite } from '#platform/http/guarded-site.ts'
import type { Services } from '#platform/services.ts'
import { listenHere } from '../../../tests/support/listen-here.ts'
import { createPageCache } from './page-cache.ts'
import { compressPage } from './post-process-html.ts'
import { rememberedAnswers } from './remembered-answers.ts'
import { servePage } from './serve-page.ts'

test('a stored page is answered from memory just as the site answered it', async () => {
  await using site = await aSite()

  const first = await site.get('/about-us', { 'Accept-Encoding': 'gzip' })
  const second = await site.get('/about-us', { 'Accept-Encoding': 'gzip' })

  expect(site.asked()).toBe(1)
  expect(second.headers).toEqual(first.headers)
  expect(second.requestId).not.toBe(first.requestId)
  expect(second.text).toBe('<p>About us</p>')
  expect(second.headers).toMatchObject({ 'content-encoding': 'gzip', etag: expect.any(String) })
})

test('what is published is answered from then on', async () => {
  await using site = await aSite()
  for (let visit = 0; visit < 2; visit++) await site.get('/about-us')

  await site.publish('<p>About us, and our new office</p>')

  for (let visit = 0; visit < 2; visit++) expect((await site.get('/about-us')).text).toContain('new office')
})

test('whoever unpacks something else, or has the page already, gets an answer of their own', async () => {
  await using site = await aSite()
  await site.get('/about-us', { 'Accept-Encoding': 'gzip' })
  const { headers } = await site.get('/about-us', { 'Accept-Encoding': 'gzip' })

  expect((await site.get('/about-us', { 'Accept-Encoding': 'br' })).headers).toMatchObject({ 'content-encoding': 'br' })
  const known = { 'Accept-Encoding': 'gzip', 'If-None-Match': headers.etag ?? '' }
  expect(await site.get('/about-us', known)).toMatchObject({ status: 304, text: '' })
})

test('however a browser writes what it unpacks, there is one answer for each coding', async () => {
  await using site = await aSite()

  for (const taken of ['br', 'gzip, br', 'br;q=1.0, gzip;q=0.5, made-up', 'x-1, br', 'x-2, br'])
    expect((await site.get('/about-us', { 'Accept-Encoding': taken })).headers).toMatchObject({
      'content-encoding': 'br',
    })
  expect(site.asked()).toBe(1)
})

test('what is no stored page, is no plain GET or has a query, is never remembered', async () => {
  await using site = await aSite()

  for (let visit = 0; visit < 2; visit++) {
    await site.get('/none')
    await site.get('/about-us?a=1')
    await site.get('/about-us', {}, 'HEAD')
    await site.get('/about-us', {}, 'POST')
  }
  expect(site.asked()).toBe(8)
})

test("what sets a cookie, or comes from elsewhere to a stored page's address, is never remembered", async () => {
  await using site = await aSite()

  for (let visit = 0; visit < 2; visit++) {
    expect((await site.get('/with-cookie')).headers).toMatchObject({ 'set-cookie': 'visit=1' })
    expect((await site.get('/elsewhere')).text).toBe('from elsewhere')
  }
  expect(site.asked()).toBe(4)
})

test('the log has the page of a remembered answer, and not what somebody searched for there', async () => {
  await using site = await aSite()

  for (let visit = 0; visit < 2; visit++) await site.get('/blogs?search=asha')
  expect(site.asked()).toBe(1)
  expect(site.logged).toMatchObject([{ path: '/blogs' }, { path: '/blogs' }])
})

async function aSite() {
  const env = readEnv({})
  const logged: object[] = []
  const log = pino({ level: 'info' }, { write: (line) => void logged.push(JSON.parse(line)) })
  let text = '<p>About us</p>'
  let revision = 1
  const pages = createPageCache({
    revisions: async () => ({ posts: `${revision}`, openings: '', tariffs: '', editions: '', company: '' }),
    onFailure: (_, error) => expect.fail(String(error)),
  })
  await pages.look()
  const render = async () => compressPage({ html: text, hashes: { scripts: [], styles: [] } })
  for (const address of ['/about-us', '/with-cookie', '/elsewhere', '/blogs?search=asha'])
    await pages.find(address, ['posts'], render)
  const app = guardedSite({ env, log } as Services)
    .get('/elsewhere', (c) => c.text('from elsewhere'))
    .get('*', async (c, next) => {
      if (c.req.path === '/with-cookie') c.header('Set-Cookie', 'visit=1')
      const { pathname, search } = new URL(c.req.url)
      const page = pages.ready(pathname + search)
      return page ? servePage(c, page, env) : next()
    })
  let asked = 0
  const remembered = rememberedAnswers(
    (request, bindings) => {
      asked += 1
      return app.fetch(request, bindings)
    },
    pages,
    log,
  )
  const listener = getRequestListener((request, bindings) => remembered.fetch(request, bindings as HttpBindings))
  const server = await listenHere(
    createServer((request, response) => remembered.answer(request, response) || listener(request, response)),
  )

  return {
    ...server,
    asked: () => asked,
    logged,
    async publish(html: string) {
      text = html
      revision += 1
      await pages.look()
      while (await pages.renderNext());
    },
    async get(path: string, headers: Record<string, string> = {}, method = 'GET') {
      const response = await fetch(server.url + path, { method, headers })
      const { 'x-request-id': requestId, date: _, ...others } = Object.fromEntries(response.headers)
      return { status: response.status, requestId, headers: others, text: await response.text() }
    },
  }
}
