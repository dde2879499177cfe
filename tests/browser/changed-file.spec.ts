import { appendFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pictureCopy } from '#desk/posts/pictures/words.en.ts'
import { applicationCopy as copy } from '#leads/application/words.en.ts'
import { formMessages } from '#leads/form/words.en.ts'
import { temporaryFolder } from '../../scripts/temporary-folder.ts'
import { joinDesk } from '../support/desk.ts'
import { aPdf } from '../support/documents.ts'
import { hydrated } from '../support/hydrated.ts'
import { expect, test } from '../support/test.ts'

test.skip(({ isMobile }) => !isMobile, 'the same at every width')

test('a resume that has changed since it was chosen is asked for again, and what was typed stays', async ({ page }) => {
  using folder = temporaryFolder('changed-file')
  const resume = join(folder.path, 'resume.pdf')
  writeFileSync(resume, aPdf())
  await page.goto('/careers/telecaller')
  await hydrated(page)
  await page.locator('main').getByLabel(copy.labels.full_name).fill('Asha Rao')
  await page.locator('main').getByLabel(copy.labels.email).fill('asha@example.com')
  await page.locator('main').getByLabel(copy.labels.phone_number).fill('9848012345')
  await page.locator('main').getByLabel(copy.labels.cover_letter).fill('I like telephones.')
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
  appendFileSync(picture, ' ')
  await page.getByRole('button', { name: pictureCopy.upload }).click()

  await expect(page.locator('#picture-error')).toHaveText(formMessages.fileChanged)
  await expect(page.locator('input[type=file]')).toHaveValue('')
  await expect(page.getByLabel(pictureCopy.alt)).toHaveValue('A meter')
})
