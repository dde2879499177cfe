import { randomUUID } from 'node:crypto'
import { proofreads } from '#company/registers/proofreads.en.ts'
import { entryCopy } from '#desk/company/words.en.ts'
import { languagesPageCopy as english } from '#site/languages/words.en.ts'
import { languagesPageCopy as hindi } from '#site/languages/words.hi.ts'
import { languagesPageCopy as telugu } from '#site/languages/words.te.ts'
import { joinDesk } from '../support/desk.ts'
import { test } from '../support/site-of-file.ts'
import { expect } from '../support/test.ts'

test.skip(({ isMobile }) => isMobile, 'the same at every width')

test('who has read a translation through is entered at the desk, told in three languages, and taken back', async ({
  page,
  request,
  ownSite,
}) => {
  const reader = `Asha Rao ${randomUUID().slice(0, 8)}`
  const { language, reader: who, day } = proofreads.fields
  const says = (path: string) => expect.poll(async () => mainOf(await (await request.get(path)).text()), path)
  const read = {
    '/languages': english.read(reader, '20 November 2026'),
    '/hi/languages': hindi.read(reader, '20 नवंबर 2026'),
    '/te/languages': telugu.read(reader, '2026 నవంబరు 20'),
  }
  const awaited = { '/languages': english.awaits('te'), '/te/languages': telugu.awaits('te') }
  await joinDesk(page, 'editor', ownSite)

  await page.goto('/desk/company/proofreads/new')
  await page.getByLabel(language.label, { exact: true }).selectOption('te')
  await page.getByLabel(who.label, { exact: true }).fill(reader)
  await page.getByLabel(day.label, { exact: true }).fill('2026-11-20')
  await page.getByRole('button', { name: entryCopy.publish }).click()
  await expect(page.getByRole('status')).toHaveText(entryCopy.done.publish)
  for (const [path, sentence] of Object.entries(read)) await says(path).toContain(sentence)
  for (const [path, sentence] of Object.entries(awaited)) await says(path).not.toContain(sentence)
  await says('/languages').toContain(english.awaits('hi'))

  await page.getByText(entryCopy.more, { exact: true }).click()
  await page.getByRole('button', { name: entryCopy.hide }).click()
  await expect(page.getByRole('status')).toHaveText(entryCopy.done.hide)
  for (const [path, sentence] of Object.entries(awaited)) await says(path).toContain(sentence)
  for (const path of Object.keys(read)) await says(path).not.toContain(reader)
})

function mainOf(html: string): string {
  return /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? ''
}
