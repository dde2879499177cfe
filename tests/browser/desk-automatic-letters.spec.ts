import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { readTariffs } from '#calculator/tariff-files.ts'
import type { Tariff } from '#calculator/tariff-schema.ts'
import { openDatabase } from '#database/database.ts'
import { automaticDeskCopy as copy } from '#desk/letters/automatic/words.en.ts'
import { lettersCopy } from '#desk/letters/words.en.ts'
import { ordersCopy } from '#desk/tariffs/orders/words.en.ts'
import { automaticCopy, automaticNames } from '#editions/automatic/words.en.ts'
import { joinDesk } from '../support/desk.ts'
import { listenForComplaints } from '../support/listen-for-complaints.ts'
import { looksRight } from '../support/looks-right.ts'
import { mailsAbout } from '../support/mailbox.ts'
import { SITE_UNDER_TEST } from '../support/site-under-test.ts'
import { aSubscriber, storeSubscribers } from '../support/store-subscribers.ts'
import { expect, test } from '../support/test.ts'

// Other tests publish things too: what they do must not reach each other's readers by a switch.
test.skip(({ isMobile }) => !isMobile, 'there is one switch, whatever the width')

test('a tariff order that is approved at the desk reaches a reader in its state, with what it changes', async ({
  page,
}) => {
  const complaints = listenForComplaints(page)
  const email = `ada-${randomUUID()}@example.com`
  await store(email, { state_code: 'IN-SK', units_a_month: 250 })
  await joinDesk(page, 'admin')
  await page.goto('/desk/letters')
  await page.getByRole('link', { name: copy.link }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy.title)
  await looksRight(page)
  await page.getByLabel(copy.field(automaticNames.tariff)).selectOption('waits')
  await page.getByRole('region', { name: automaticNames.tariff }).getByRole('button', { name: copy.save }).click()
  await expect(page.getByText(copy.saved(automaticNames.tariff))).toBeVisible()

  await approve(page, dearer('IN-SK'))
  await joinDesk(page, 'admin')
  await page.goto('/desk/letters/automatic?show=tariff')
  const preview = page.frameLocator('iframe')
  await expect(preview.getByText(automaticCopy.change.more('₹100.00'))).toBeVisible()
  await looksRight(page)

  await page.goto('/desk/letters')
  const subject = automaticCopy.tariff.subjects.order('Sikkim', '1 April 2027')
  await page.getByRole('link', { name: subject }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(subject)
  await looksRight(page)
  await page.getByLabel(lettersCopy.actions.sure).check()
  await page.getByRole('button', { name: lettersCopy.actions.send }).click()
  await expect(page.locator('.desk-message--good')).toHaveText(lettersCopy.done.send)
  const [mail] = await mailsAbout(email, 1)
  expect(mail?.text).toContain(automaticCopy.change.more('₹200.00'))
  expect(mail?.text).toContain('With your 250 units a month')
  expect(mail?.text).toContain(automaticCopy.change.more('₹250.00'))
  expect(complaints).toEqual([])

  await page.goto('/desk/letters/automatic')
  await page.getByLabel(copy.field(automaticNames.tariff)).selectOption('off')
  await page.getByRole('region', { name: automaticNames.tariff }).getByRole('button', { name: copy.save }).click()
  await expect(page.getByText(copy.saved(automaticNames.tariff))).toBeVisible()
})

test('a newsletter is begun from the articles that were chosen', async ({ page }) => {
  await joinDesk(page, 'editor')
  await page.goto('/desk/letters')
  await page.locator('summary').filter({ hasText: lettersCopy.beginFrom.heading }).click()
  const articles = page.getByRole('group', { name: lettersCopy.beginFrom.articles }).getByRole('checkbox')
  await articles.nth(0).check()
  await articles.nth(1).check()
  await looksRight(page)
  await page.getByRole('button', { name: lettersCopy.beginFrom.button }).click()
  await expect(page.locator('[data-block="article"]')).toHaveCount(2)
})

/** One uploads it, another approves it. */
async function approve(page: Page, record: Tariff) {
  await joinDesk(page, 'editor')
  await page.goto('/desk/tariffs/orders')
  await page.getByLabel(ordersCopy.upload.file).setInputFiles({
    name: 'order.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(record)),
  })
  await page.getByRole('button', { name: ordersCopy.upload.submit }).click()
  await expect(page.getByText(ordersCopy.uploaded)).toBeVisible()
  const address = page.url().replace(/\?.*/, '')
  await joinDesk(page, 'sales')
  await page.goto(address)
  await page.getByRole('button', { name: ordersCopy.acts.approve }).click()
  await expect(page.getByText(ordersCopy.told.approved)).toBeVisible()
}

/** The homes of a state from April 2027 on, a rupee a unit dearer. */
function dearer(stateCode: string): Tariff {
  const homes = readTariffs().filter(
    (record) => record.stateCode === stateCode && record.category === 'domestic' && record.isDefault,
  )
  const last = homes.toSorted((a, b) => a.validFrom.localeCompare(b.validFrom)).at(-1)!
  const next = structuredClone(last)
  for (const slab of next.energyCharge?.tables.flatMap(({ slabs }) => slabs) ?? [])
    if (slab.ratePaise !== null) slab.ratePaise += 100
  const later = { validFrom: '2027-04-01', validTo: null, financialYear: '2027-28' }
  return { ...next, id: `${stateCode}.domestic.letter`, ...later }
}

async function store(email: string, more: Parameters<typeof aSubscriber>[1]) {
  const db = openDatabase(SITE_UNDER_TEST.settings)
  await storeSubscribers(db, [aSubscriber(email, more)])
  await db.destroy()
}
