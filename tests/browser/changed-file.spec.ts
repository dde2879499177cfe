import { appendFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deskCopy } from '#desk/frame/words.en.ts'
import { pictureCopy } from '#desk/posts/pictures/words.en.ts'
import { importCopy } from '#desk/subscribers/import/words.en.ts'
import { applicationCopy as copy } from '#leads/application/words.en.ts'
import { correctionCopy } from '#leads/correction/words.en.ts'
import { contactCopy } from '#leads/enquiry/words.en.ts'
import { formMessages } from '#leads/form/words.en.ts'
import { temporaryFolder } from '../../scripts/temporary-folder.ts'
import { aVisitor, fillIn } from '../support/a-visitor.ts'
import { joinDesk } from '../support/desk.ts'
import { aPdf } from '../support/documents.ts'
import { hydrated } from '../support/hydrated.ts'
import { expect, test } from '../support/test.ts'

const HOUR_MS = 3_600_000

test.skip(({ isMobile }) => !isMobile, 'the same at every width')

test('a resume that has changed since it was chosen is asked for again, and what was typed stays', async ({ page }) => {
  using folder = temporaryFolder('changed-file')
  const resume = join(folder.path, 'resume.pdf')
  writeOld(resume, aPdf())
  await page.goto('/careers/telecaller')
  await hydrated(page)
  await fillIn(page.locator('main'), copy.labels, aVisitor({ cover_letter: 'I like telephones.' }))
  // Of a form that comes alive later, the file is first looked at when it is sent.
  await hydrated(page, 'main form')
  const control = page.locator('input[type=file]')
  await control.setInputFiles(resume)
  appendFileSync(resume, ' ')
  await page.locator('form button[type=submit]').first().click()

  await expect(page.locator('#resume-error')).toHaveText(formMessages.fileChanged)
  await expect(control).toHaveValue('')
  await expect(page.locator('main').getByLabel(copy.labels.cover_letter)).toHaveValue('I like telephones.')

  await control.setInputFiles(resume)
  await page.locator('form button[type=submit]').first().click()
  await expect(page.getByText(copy.success).first()).toBeVisible()
})

test('so is a photo that goes with an enquiry, before the enquiry is sent', async ({ page }) => {
  using folder = temporaryFolder('changed-file')
  const photo = join(folder.path, 'bill.jpg')
  writeOld(photo, 'a bill')
  await page.goto('/contact-us')
  await hydrated(page)
  const main = page.locator('main')
  await fillIn(main, contactCopy.labels, aVisitor({ message: 'The photo of my bill has changed.' }))
  await hydrated(page, 'main form')
  const control = main.locator('input[type=file]')
  await control.setInputFiles(photo)
  appendFileSync(photo, ' ')
  await main.getByRole('button', { name: contactCopy.submit }).click()

  await expect(main.getByText(formMessages.fileChanged)).toBeVisible()
  await expect(control).toHaveValue('')
  await expect(main.getByLabel(contactCopy.labels.message)).toHaveValue('The photo of my bill has changed.')
})

test('and one that shows a rate', async ({ page }) => {
  using folder = temporaryFolder('changed-file')
  const photo = join(folder.path, 'bill.jpg')
  writeOld(photo, 'a bill')
  await page.goto('/energy-calculator/correction?tariff=IN-TS.domestic.lt1')
  await hydrated(page, 'main form')
  const main = page.locator('main')
  const { labels, submit } = correctionCopy
  await main.getByLabel(labels.line).selectOption(correctionCopy.lines.energy)
  await fillIn(main, labels, { should_be: '7.10', full_name: 'Asha Rao', email: 'asha@example.com' })
  await main.getByLabel(labels.photo).setInputFiles(photo)
  rmSync(photo)
  await main.getByRole('button', { name: submit }).click()

  await expect(main.getByText(formMessages.fileChanged).first()).toBeVisible()
  await expect(main.getByLabel(labels.photo)).toHaveValue('')
  await expect(main.getByLabel(labels.should_be)).toHaveValue('7.10')
})

test('so is a list of subscribers, and whatever else is sent at the desk', async ({ page }) => {
  using folder = temporaryFolder('changed-file')
  const list = join(folder.path, 'list.csv')
  writeFileSync(list, 'email\nada@example.com\n')
  await joinDesk(page, 'admin')
  await page.goto('/desk/subscribers/import')
  await hydrated(page)
  await page.getByLabel(importCopy.leave).check()
  const control = page.getByLabel(importCopy.file)
  await control.setInputFiles(list)
  rmSync(list)
  await page.getByRole('button', { name: importCopy.button }).click()

  await expect(page.locator('.desk-message')).toHaveText(deskCopy.unsent.fileChanged)
  await expect(control).toHaveValue('')
  await expect(page.getByLabel(importCopy.leave)).toBeChecked()
})

test('so is a picture at the desk', async ({ page }) => {
  using folder = temporaryFolder('changed-file')
  const picture = join(folder.path, 'picture.png')
  writeFileSync(picture, 'not yet a picture')
  await joinDesk(page, 'editor')
  await page.goto('/desk/pictures')
  await hydrated(page, 'form')
  await page.getByText(pictureCopy.heading).click()
  await page.getByLabel(pictureCopy.alt).fill('A meter')
  await page.locator('input[type=file]').setInputFiles(picture)
  rmSync(picture)
  await page.getByRole('button', { name: pictureCopy.upload }).click()

  await expect(page.locator('.desk-message')).toHaveText(deskCopy.unsent.fileChanged)
  await expect(page.locator('input[type=file]')).toHaveValue('')
  await expect(page.getByLabel(pictureCopy.alt)).toHaveValue('A meter')
})

/** Written an hour ago. A browser sees that a file has changed by the second at which it was written. */
function writeOld(path: string, content: string | Buffer) {
  writeFileSync(path, content)
  const at = new Date(Date.now() - HOUR_MS)
  utimesSync(path, at, at)
}
