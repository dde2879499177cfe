import { randomUUID } from 'node:crypto'
import { entryCopy } from '#desk/company/words.en.ts'
import { pictureCopy as copy } from '#desk/posts/pictures/words.en.ts'
import { editorCopy } from '#desk/posts/words.en.ts'
import { aPictureTwice } from '../support/a-picture-twice.ts'
import { joinDesk } from '../support/desk.ts'
import { looksRight } from '../support/looks-right.ts'
import { expect, test } from '../support/test.ts'
import { beginArticle, text, tool } from '../support/write-article.ts'

test('the picture of the library is offered before it is added once more in another size or format', async ({
  page,
}) => {
  await joinDesk(page, 'editor')
  const alt = `The meter of ${randomUUID().slice(0, 8)}`
  const { known, again } = await aPictureTwice()

  await page.goto('/desk/pictures')
  const file = page.getByLabel(copy.file, { exact: true })
  await page.getByText(copy.heading).click()
  await page.getByLabel(copy.alt).fill(alt)
  await file.setInputFiles(known)
  await page.getByRole('button', { name: copy.upload }).click()
  await expect(page.getByText(copy.added)).toBeVisible()

  await page.getByLabel(copy.alt).fill('A meter')
  await file.setInputFiles(again)
  await page.getByRole('button', { name: copy.upload }).click()
  await expect(page.getByRole('alert')).toHaveText(copy.alike.found(alt))
  await expect(page.getByLabel(copy.alt), 'nothing typed is lost').toHaveValue('A meter')
  await expect(page.getByRole('link', { name: copy.alike.see })).toBeVisible()
  await expect(page.getByLabel(copy.alike.anyway)).not.toBeChecked()
  await looksRight(page)

  await beginArticle(page, 'A known picture')
  await tool(page, editorCopy.picture).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[type=file]').setInputFiles(again)
  await dialog.getByLabel(copy.alt).fill('The meter in the hall')
  await dialog.getByRole('button', { name: editorCopy.pictureDialog.insert }).click()
  await expect(dialog.getByText(copy.alike.found(alt))).toBeVisible()
  await expect(dialog.getByRole('button', { name: copy.alike.anyway })).toBeVisible()
  await looksRight(page)
  await dialog.getByRole('button', { name: copy.alike.take }).click()
  await expect(text(page).getByRole('img', { name: 'The meter in the hall' })).toBeVisible()

  await page.goto('/desk/company/people/new')
  await page.getByLabel(entryCopy.picture.upload).setInputFiles(again)
  await expect(page.getByText(copy.alike.found(alt))).toBeVisible()
  await expect(page.getByRole('button', { name: copy.alike.anyway })).toBeVisible()
  await looksRight(page)
  await page.getByRole('button', { name: copy.alike.take }).click()
  await expect(page.getByLabel(entryCopy.picture.alt)).toHaveValue(alt)
  await expect(page.getByText(copy.alike.found(alt))).toBeHidden()
})
