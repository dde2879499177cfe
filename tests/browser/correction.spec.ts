import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { calculatorCopy } from '#calculator/words.en.ts'
import { leadDeskCopy } from '#desk/leads/lead/words.en.ts'
import { correctionCopy as copy } from '#leads/correction/words.en.ts'
import { joinDesk } from '../support/desk.ts'
import { hydrated } from '../support/hydrated.ts'
import { likeAPerson } from '../support/like-a-person.ts'
import { looksRight } from '../support/looks-right.ts'
import { mailsAbout } from '../support/mailbox.ts'
import { expect, test } from '../support/test.ts'

const { labels, errors } = copy
const PAGE = '/energy-calculator/correction?tariff=IN-TS.domestic.lt1'
const A_PHOTO = { name: 'bill.jpg', mimeType: 'image/jpeg', buffer: Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]) }

test('a visitor says from the bill that a rate is wrong, and staff find it at the desk with the photo', async ({
  page,
}) => {
  await page.goto('/embed/energy-calculator')
  await hydrated(page, '#calculator > *')
  const link = page.getByRole('link', { name: calculatorCopy.bill.wrong })
  await page.goto((await link.getAttribute('href'))!)
  await hydrated(page, 'main form')
  await expect(page.locator('main').getByLabel(labels.state)).toHaveValue('IN-TS')
  await looksRight(page)

  await page.getByRole('button', { name: copy.submit }).press('Enter')
  await expect(page.locator('main').getByText(errors.line)).toBeVisible()
  await looksRight(page)

  const email = `asha-${randomUUID()}@example.com`
  await fillIn(page, email)
  await page
    .locator('main')
    .getByLabel(labels.photo)
    .setInputFiles({ ...A_PHOTO, name: 'bill.gif' })
  await page.getByRole('button', { name: copy.submit }).click()
  await expect(page.locator('main').getByText(errors.photoType)).toBeVisible()
  await page.locator('main').getByLabel(labels.photo).setInputFiles(A_PHOTO)
  await likeAPerson(page)
  await page.getByRole('button', { name: copy.submit }).click()

  await expect(page.getByRole('heading', { name: copy.success })).toBeVisible()
  await looksRight(page)
  const reference = await page.locator('.correction-receipt [translate=no]').textContent()
  await mailsAbout(reference!, 2)

  await joinDesk(page, 'sales')
  await page.goto('/desk/leads')
  await page.getByRole('searchbox').fill(reference!)
  await page.getByRole('searchbox').press('Enter')
  await expect(page.getByRole('link', { name: /Asha Rao/ })).toHaveCount(1)
  await page.getByRole('link', { name: /Asha Rao/ }).click()
  await expect(page.getByRole('link', { name: leadDeskCopy.resume.attachment })).toBeVisible()
  await expect(page.getByRole('article').getByText('₹7.10 from 201 to 300')).toBeVisible()
  await looksRight(page)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: leadDeskCopy.resume.attachment }).click()
  expect((await download).suggestedFilename()).toBe('bill.jpg')
})

test.describe('without any script', () => {
  test.skip(({ isMobile }) => !isMobile, 'the same at every width')
  test.use({ javaScriptEnabled: false })

  test('a correction is posted, mended and posted again, and its reference is in the mails', async ({ page }) => {
    await page.goto(PAGE)
    await fillIn(page, 'asha@nowhere')
    await page.getByRole('button', { name: copy.submit }).click()
    await expect(page.locator('main').getByText(errors.email)).toBeVisible()
    await expect(page.locator('main').getByLabel(labels.state)).toHaveValue('IN-TS')
    await expect(page.locator('main').getByLabel(labels.line)).toHaveValue('energy')
    await expect(page.locator('main').getByLabel(labels.should_be)).toHaveValue(/₹7\.10/)

    await page.locator('main').getByLabel(labels.email).fill(`asha-${randomUUID()}@example.com`)
    await page.locator('main').getByLabel(labels.photo).setInputFiles(A_PHOTO)
    await page.getByRole('button', { name: copy.submit }).click()
    await expect(page.getByRole('heading', { level: 1, name: copy.thanks.title })).toBeVisible()
    const reference = new URL(page.url()).searchParams.get('reference')
    await mailsAbout(reference!, 2)
  })
})

async function fillIn(page: Page, email: string) {
  await page.locator('main').getByLabel(labels.line).selectOption(copy.lines.energy)
  await page.locator('main').getByLabel(labels.should_be).fill(`My bill prints ₹7.10 from 201 to 300 units. ${email}`)
  await page.locator('main').getByLabel(labels.full_name).fill('Asha Rao')
  await page.locator('main').getByLabel(labels.email).fill(email)
}
