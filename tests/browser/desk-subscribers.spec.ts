import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { openDatabase } from '#database/database.ts'
import { maskEmail } from '#desk/access/mask-contacts.ts'
import { subscribersCopy as copy } from '#desk/subscribers/words.en.ts'
import { rememberSubscriber } from '#leads/subscription/subscription-kind.server.ts'
import { CSV_BOM } from '#platform/text/csv.ts'
import { joinDesk } from '../support/desk.ts'
import { listenForComplaints } from '../support/listen-for-complaints.ts'
import { looksRight } from '../support/looks-right.ts'
import { withAndWithoutScriptsAtDesk } from '../support/scripts-or-none.ts'
import { SITE_UNDER_TEST } from '../support/site-under-test.ts'
import { expect, test } from '../support/test.ts'

withAndWithoutScriptsAtDesk(() => {
  test('staff find a subscriber, suppress the address with a reason, and lift it again', async ({ page }) => {
    const email = await aSubscriber('శీలా')
    await joinDesk(page, 'sales')
    await search(page, email)

    await page.locator('summary', { hasText: copy.suppress.button }).click()
    await page.getByLabel(copy.suppress.reasonFor(email)).fill('asked by phone')
    await page.getByRole('row', { name: email }).getByRole('button', { name: copy.suppress.button }).click()
    await expect(page.getByRole('status')).toHaveText(copy.suppress.done(email))
    const row = page.getByRole('row', { name: email })
    await expect(row).toContainText(copy.states.suppressed)
    await expect(row).toContainText('asked by phone')

    await page.getByRole('button', { name: copy.lift.for(email) }).click()
    await expect(page.getByRole('status')).toHaveText(copy.lift.done(email))
    await expect(page.getByRole('row', { name: email })).toContainText(copy.states.unconfirmed)
  })

  test('an address that is not in the list is suppressed too; what is wrong is told and stays', async ({ page }) => {
    await joinDesk(page, 'sales')
    await page.goto('/desk/subscribers')
    const form = page.locator('form', { has: page.locator('#suppress-address') })
    await form.getByLabel(copy.suppress.address).fill('nobody')
    await form.getByLabel(copy.suppress.reason).fill('letter of 3 May')
    await form.getByRole('button', { name: copy.suppress.button }).click()
    await expect(form.getByText(copy.suppress.addressWrong)).toBeVisible()
    await expect(form.getByLabel(copy.suppress.reason)).toHaveValue('letter of 3 May')

    const email = unique()
    await form.getByLabel(copy.suppress.address).fill(email)
    await form.getByRole('button', { name: copy.suppress.button }).click()
    await expect(page.getByRole('status')).toHaveText(copy.suppress.done(email))
    // One test may watch while another lifts: how many is not known, that there are some is.
    await expect(page.getByText(/\d+ suppressed/)).toBeVisible()
  })
})

test('the list is downloaded as a sheet that opens right, narrowed as it is seen', async ({ page }) => {
  const email = await aSubscriber('=HYPERLINK("http://evil.example")')
  await joinDesk(page, 'sales')
  await search(page, email)

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: copy.export }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^subscribers-\d{4}-\d\d-\d\d\.csv$/)
  const sheet = await readFile(await download.path(), 'utf8')
  expect(sheet.startsWith(CSV_BOM)).toBe(true)
  expect(sheet.trimEnd().split('\r\n')).toHaveLength(2)
  expect(sheet).toContain(`"'=HYPERLINK`)
})

test('a viewer reads the list and changes nothing', async ({ page }) => {
  const email = await aSubscriber()
  await joinDesk(page, 'viewer')
  await search(page, email)

  await expect(page.getByRole('row', { name: maskEmail(email) })).toBeVisible()
  await expect(page.getByText(email)).toHaveCount(0)
  await expect(page.getByText(copy.suppress.heading)).toHaveCount(0)
  await expect(page.getByRole('link', { name: copy.export })).toHaveCount(0)
  expect(await page.evaluate(async () => (await fetch('/desk/subscribers/export')).status)).toBe(403)
})

test('the list fits a phone, holds no barrier and says nothing to the console', async ({ page }) => {
  const complaints = listenForComplaints(page)
  await aSubscriber('A name that is rather long for a phone, and goes on')
  await joinDesk(page, 'admin')
  await page.goto('/desk/subscribers')

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy.title)
  await looksRight(page)
  expect(complaints).toEqual([])
})

async function search(page: Page, email: string) {
  await page.goto('/desk/subscribers')
  await page.getByLabel(copy.search).fill(email)
  await page.getByRole('button', { name: copy.apply }).click()
  await expect(page).toHaveURL(/find=/)
  await expect(page.locator('tbody tr')).toHaveCount(1)
}

async function aSubscriber(full_name = 'Ada Lovelace'): Promise<string> {
  const email = unique()
  const db = openDatabase(SITE_UNDER_TEST.settings)
  await rememberSubscriber(db, { email, full_name, received_at: new Date().toISOString() } as never)
  await db.destroy()
  return email
}

let count = 0

function unique(): string {
  return `ada-${process.pid}-${Date.now()}-${++count}@example.com`
}
