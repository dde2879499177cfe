import { randomUUID } from 'node:crypto'
import { firstValues } from '#company/registers/first-values.ts'
import { openingsDeskCopy as copy } from '#desk/openings/words.en.ts'
import { tariffsDeskCopy } from '#desk/tariffs/words.en.ts'
import { careersCopy } from '#site/careers/words.en.ts'
import { joinDesk } from '../support/desk.ts'
import { looksRight } from '../support/looks-right.ts'
import { expect, test } from '../support/test.ts'

test('an opening that HR adds is on the careers page until its last day is over', async ({ page }) => {
  await joinDesk(page, 'hr')
  const title = `Meter reader ${randomUUID().slice(0, 8)}`
  await page.goto('/desk/openings')
  await looksRight(page)
  await page.getByRole('link', { name: copy.add }).click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(copy.title)

  await page.getByLabel(copy.labels.title).fill(title)
  await page.getByLabel(copy.labels.location).fill('Guntur')
  await page.getByLabel(copy.labels.pay).fill('₹18,000 to ₹22,000 a month')
  await page.getByLabel(copy.labels.summary).fill('Read two hundred meters a day.')
  await page.getByLabel(copy.labels.description).fill('You walk, you read, you are thanked.')
  await page.getByLabel(copy.labels.requirements).fill('A list without a heading point')
  await page.getByRole('button', { name: copy.save }).click()
  await expect(page.getByText(copy.errors.requirements)).toBeVisible()
  await expect(page.getByLabel(copy.labels.title), 'nothing typed is lost').toHaveValue(title)
  await looksRight(page)

  await page.getByLabel(copy.labels.requirements).fill('What we ask\n- Two good shoes')
  await page.getByRole('button', { name: copy.save }).click()
  await expect(page.getByRole('status')).toHaveText(copy.saved)

  const link = page.getByRole('link', { name: `${careersCopy.view} ${title}` })
  // Where there are two processes, the other one may show it a moment later.
  await expect.poll(async () => (await page.goto('/careers')) && link.count()).toBe(1)
  await link.click()
  await expect(page.getByText('Two good shoes')).toBeVisible()
  await expect(page.locator('.job-facts')).toContainText(careersCopy.pay.per.month('₹18,000 to ₹22,000'))

  await page.goto('/desk/openings')
  await page.getByRole('button', { name: `${copy.close}: ${title}` }).click()
  await expect(page.getByRole('button', { name: `${copy.reopen}: ${title}` })).toBeVisible()
  const opening = `/careers/${title.toLowerCase().replaceAll(' ', '-')}`
  await expect.poll(async () => (await page.goto(opening))?.status()).toBe(410)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(careersCopy.closed.title(title))
})

test('claims and tariffs are listed with their sources and their age', async ({ page }) => {
  await joinDesk(page, 'viewer')
  await page.goto('/desk/claims')
  await expect(page.getByRole('rowheader')).toHaveCount(firstValues.claims.length)
  await looksRight(page)

  await page.goto('/desk/tariffs')
  await looksRight(page)
  await page.getByLabel(tariffsDeskCopy.state).selectOption({ label: 'Telangana' })
  await page.getByRole('button', { name: tariffsDeskCopy.show }).click()
  await expect(page).toHaveURL(/state=/)
  await expect(page.locator('details.desk-fold > summary')).toHaveText([/^Telangana: \d+$/])
  await expect(page.getByRole('region', { name: 'Telangana' }).getByRole('rowheader').first()).toBeVisible()
})
