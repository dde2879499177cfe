import { randomUUID } from 'node:crypto'
import { redirects as register } from '#company/registers/redirects.en.ts'
import { entryCopy } from '#desk/company/words.en.ts'
import { statusCopy } from '#desk/status/words.en.ts'
import { joinDesk } from '../support/desk.ts'
import { looksRight } from '../support/looks-right.ts'
import { test } from '../support/site-of-file.ts'
import { expect } from '../support/test.ts'

const { from, to } = register.fields

test('an address that led nowhere is sent on from the status page, counted, and let go again', async ({
  page,
  ownSite,
}) => {
  const old = `/old-${randomUUID().replace(/[^a-f]/g, '')}`
  const ask = (query = '') => page.request.get(ownSite.url + old + query, { maxRedirects: 0 })
  expect((await ask()).status()).toBe(404)

  await joinDesk(page, 'admin', ownSite)
  await page.goto('/desk/status?days=7')
  await page.getByRole('link', { name: `${statusCopy.sendOn}: ${old}` }).click()
  await expect(page.getByLabel(from.label)).toHaveValue(old)
  await page.getByLabel(to.label).fill(old)
  await page.getByRole('button', { name: entryCopy.publish }).click()
  await expect(page.getByRole('alert')).toHaveText(entryCopy.faults(1))
  await page.getByLabel(to.label).fill('/utilities')
  await page.getByRole('button', { name: entryCopy.publish }).click()
  await expect(page.getByRole('status')).toHaveText(entryCopy.done.publish)

  await expect.poll(async () => (await ask()).status()).toBe(301)
  expect((await ask('?utm_source=card')).headers().location).toBe('/utilities?utm_source=card')
  expect((await ask('/')).headers().location).toBe('/utilities')
  // What was sent on is counted after its answer.
  const counted = page.getByRole('row', { name: old }).getByText('3', { exact: true })
  await expect.poll(() => page.goto('/desk/company/redirects').then(() => counted.count())).toBe(1)
  await looksRight(page)

  await page.getByRole('link', { name: old }).click()
  await page.getByText(entryCopy.more).click()
  await page.getByRole('button', { name: entryCopy.trash }).click()
  await expect.poll(async () => (await ask()).status()).toBe(404)
})
