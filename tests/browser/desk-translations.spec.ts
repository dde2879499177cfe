import { randomUUID } from 'node:crypto'
import { entryTranslationCopy as copy } from '#desk/company/translations/words.en.ts'
import { historyCopy } from '#desk/company/words.en.ts'
import { joinDesk } from '../support/desk.ts'
import { looksRight } from '../support/looks-right.ts'
import { test } from '../support/site-of-file.ts'
import { expect } from '../support/test.ts'

const ENTRY = '/desk/company/questions/questions-1/in/hi'

test('an entry in Hindi waits as a draft, is published, compared with what was before, and taken back', async ({
  page,
  ownSite,
}) => {
  const [first, second] = [`पहला उत्तर ${randomUUID().slice(0, 8)}`, `दूसरा उत्तर ${randomUUID().slice(0, 8)}`]
  const says = () => expect.poll(async () => (await page.request.get('/hi/questions')).text())
  await joinDesk(page, 'editor', ownSite)

  await page.goto(ENTRY)
  await expect(page.getByText(copy.ofRelease)).toBeVisible()
  await page.getByLabel('Answer').fill(first)
  await page.getByRole('button', { name: copy.publish }).click()
  await expect(page.getByRole('status')).toHaveText(copy.done.publish)
  await says().toContain(first)

  await page.getByLabel('Answer').fill(second)
  await page.getByRole('button', { name: copy.save }).click()
  await expect(page.getByRole('status')).toHaveText(copy.done.save)
  await expect(page.getByText(copy.draft)).toBeVisible()
  await expect(page.getByLabel('Answer')).toHaveValue(second)
  await looksRight(page)
  await page.getByRole('button', { name: copy.publish }).click()
  await expect(page.getByRole('status')).toHaveText(copy.done.publish)
  await says().toContain(second)

  await page.getByRole('link', { name: copy.history }).click()
  await expect(page.getByRole('rowheader')).toHaveText(['3', '2', '1'])
  await looksRight(page)
  await page.getByRole('link', { name: `${historyCopy.open} ${historyCopy.one(1)}` }).click()
  await expect(page.locator('del')).toContainText(first)
  await expect(page.locator('ins')).toContainText(second)
  await looksRight(page)
  await page.getByRole('button', { name: historyCopy.restoreDraft }).click()
  await expect(page.getByRole('status')).toHaveText(copy.done['restore-draft'])
  await expect(page.getByLabel('Answer')).toHaveValue(first)

  await page.goto(`${ENTRY}/history/1`)
  await page.getByRole('button', { name: historyCopy.restore, exact: true }).click()
  await expect(page.getByRole('status')).toHaveText(copy.done.restore)
  await says().toContain(first)
  await says().not.toContain(second)
})
