import { randomUUID } from 'node:crypto'
import { expect, type Locator, type Page } from '@playwright/test'
import { pictureCopy } from '#desk/posts/pictures/words.en.ts'
import { deskPostsCopy as copy, editorCopy } from '#desk/posts/words.en.ts'

/** A new article with a title, in the editor. */
export async function beginArticle(page: Page, title: string) {
  await page.goto('/desk/posts')
  await page.getByRole('button', { name: copy.begin }).click()
  await expect(text(page)).toBeVisible()
  await page.getByLabel(copy.fields.title, { exact: true }).fill(title)
}

/** The description must be the article's own: no two pages of a site may share one. */
export async function fillTheRest(page: Page, description: string) {
  await page.getByLabel(copy.fields.description, { exact: true }).fill(description)
  await page.getByLabel(copy.fields.tags, { exact: true }).fill('home, tariffs')
  await page.getByLabel(copy.fields.cover_alt, { exact: true }).fill('A dial')
  const source = page.getByRole('group', { name: copy.source.number(1) })
  await source.getByLabel(copy.source.title, { exact: true }).fill('Tariff order')
  await source.getByLabel(copy.source.publisher, { exact: true }).fill('TGERC')
  await source.getByLabel(copy.source.date, { exact: true }).fill('2025-04-29')
}

export async function insertLink(page: Page, address: string) {
  await tool(page, editorCopy.link).click()
  await page.getByLabel(editorCopy.linkDialog.address).fill(address)
  await page.getByRole('button', { name: editorCopy.linkDialog.set }).click()
  await expect(text(page).getByRole('link', { name: address })).toBeVisible()
}

export async function insertPicture(page: Page, alt: string) {
  await tool(page, editorCopy.picture).click()
  await page.locator('dialog input[type=file]').setInputFiles(await aPicture(page))
  await page.getByLabel(pictureCopy.alt).fill(alt)
  await page.getByRole('button', { name: editorCopy.pictureDialog.insert }).click()
  await expect(text(page).getByRole('img', { name: alt })).toBeVisible()
  await text(page).locator('p').last().click()
}

/** What the page shows, as a picture that nobody has uploaded yet. */
export async function aPicture(page: Page) {
  return { name: 'meter.png', mimeType: 'image/png', buffer: await page.screenshot() }
}

export function text(page: Page): Locator {
  // By its role alone it would be the plain field too, until the editor has come.
  return page.getByRole('textbox', { name: copy.fields.content, exact: true }).and(page.locator('[contenteditable]'))
}

export function tool(page: Page, name: string): Locator {
  return page.getByRole('toolbar', { name: editorCopy.toolbar }).getByRole('button', { name, exact: true })
}

/** Letters alone, so that the search takes it for a word. */
export function aWord(): string {
  return randomUUID().replace(/\W|\d/g, '').padEnd(8, 'x').slice(0, 8).replace(/^/, 'zz')
}
