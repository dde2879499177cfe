import { expect } from 'vitest'
import { errorCopy } from '#site/frame/error-words.en.ts'
import { builtSite } from '../support/built-site.ts'
import { test } from '../support/test-services.ts'

test('a page that fails on the server says so calmly, under a reference that is in the log', async ({ services }) => {
  const { site } = await builtSite(services)
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

test('what a fault is called is read out as the English that it is', async ({ services }) => {
  const { site } = await builtSite(services)
  await services.db.schema.dropTable('outbox').execute()
  await services.db.schema.dropTable('leads').execute()

  const failed = await site.request('/hi/contact-us/thanks?reference=X')
  expect(await failed.text()).toMatch(/class="error-page__text" lang="en-IN">[A-Z][a-z]/)
})
