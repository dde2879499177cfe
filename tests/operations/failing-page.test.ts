import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openPageStore } from '#app/pages/page-store.ts'
import { ORIGIN_PLACEHOLDER } from '#company/site.ts'
import { errorCopy } from '#site/frame/error-words.en.ts'
import { testServices } from '../support/test-services.ts'

test('a page that fails on the server says so calmly, under a reference that is in the log', async () => {
  await using services = await testServices()
  const { createApp } = await import(join(process.cwd(), 'build/server/index.js'))
  const pages = openPageStore('build/client', { [ORIGIN_PLACEHOLDER]: services.env.SITE_URL })
  const site = createApp(services, { pages, files: (_: unknown, next: () => unknown) => next() })
  await services.db.schema.dropTable('outbox').execute()
  await services.db.schema.dropTable('leads').execute()

  const response = await site.request('/contact-us/thanks?reference=X')
  const html = await response.text()
  const reference = /id="error-reference"[^>]*>([^<]+)</.exec(html)?.[1]

  expect(response.status).toBe(500)
  expect(html).toContain(errorCopy.heading)
  expect(html).toMatch(/<style>.*\.error-page[^{},]*\{/s)
  expect(html).not.toMatch(/no such table|from "leads"|\.js:\d+/)
  expect(services.logged).toContainEqual(expect.objectContaining({ requestId: reference, msg: 'page failed' }))
})
