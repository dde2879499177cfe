import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { privacyCopy as copy } from '#desk/privacy/words.en.ts'
import { apply } from '../support/a-visitor.ts'
import { joinDesk } from '../support/desk.ts'
import { aPdf } from '../support/documents.ts'
import { listenForComplaints } from '../support/listen-for-complaints.ts'
import { looksRight } from '../support/looks-right.ts'
import { withAndWithoutScriptsAtDesk } from '../support/scripts-or-none.ts'
import { expect, test } from '../support/test.ts'

const SHEELA = { name: 'sheela.pdf', buffer: aPdf('a resume') }

withAndWithoutScriptsAtDesk(() => {
  test('an admin finds what is held of a person, gives it to them and erases it', async ({ page, request }) => {
    const { email, reference } = await apply(request, { full_name: 'శీలా రావు' }, SHEELA)
    await joinDesk(page, 'admin')

    await find(page, email.toUpperCase())
    await expect(page.getByRole('rowheader', { name: reference })).toBeVisible()
    await expect(page.getByRole('heading', { name: copy.consents.heading })).toBeVisible()
    const file = await download(page, () => page.getByRole('button', { name: copy.export.button }).click())
    expect(JSON.parse(file.text)).toMatchObject({ about: email, leads: [{ reference, full_name: 'శీలా రావు' }] })
    const resume = await download(page, () =>
      page.getByRole('link', { name: copy.export.resume('sheela.pdf') }).click(),
    )
    expect(resume.name).toBe('sheela.pdf')
    expect(resume.text).toContain('%PDF')

    await page.getByLabel(copy.erase.sure(email)).fill('somebody@example.com')
    await page.getByRole('button', { name: copy.erase.button }).click()
    await expect(page.getByText(copy.erase.wrong)).toBeVisible()
    await expect(page.getByRole('rowheader', { name: reference })).toBeVisible()

    await page.getByLabel(copy.erase.sure(email)).fill(email)
    await page.getByLabel(copy.erase.never).check()
    await page.getByRole('button', { name: copy.erase.button }).click()
    await expect(page.getByRole('status')).toContainText(copy.erase.done(email))
    await expect(page.getByRole('row', { name: /[0-9a-f]{64}/ }).first()).toBeVisible()

    await find(page, email)
    await expect(page.getByText(copy.nothing)).toBeVisible()
    await expect(page.getByText(copy.erase.neverReason)).toBeVisible()
  })
})

test('what is neither an address nor a number is told so and stays in the field', async ({ page }) => {
  await joinDesk(page, 'admin')
  await page.goto('/desk/privacy')
  await page.getByLabel(copy.find.label).fill('Sheela')
  await page.getByRole('button', { name: copy.find.button }).click()

  await expect(page.getByText(copy.find.wrong)).toBeVisible()
  await expect(page.getByLabel(copy.find.label)).toHaveValue('Sheela')
})

test('a page of a person fits a phone, holds no barrier and says nothing to the console', async ({ page, request }) => {
  const complaints = listenForComplaints(page)
  const { email } = await apply(request)
  await joinDesk(page, 'admin')
  await find(page, email)
  await page.locator('.desk-fold summary').first().click()

  await looksRight(page)
  expect(page.url()).not.toContain('@')
  expect(complaints).toEqual([])
})

async function find(page: Page, who: string) {
  await page.goto('/desk/privacy')
  await page.getByLabel(copy.find.label).fill(who)
  await page.getByRole('button', { name: copy.find.button }).click()
  await expect(page.getByRole('heading', { name: copy.found(who.toLowerCase()) })).toBeVisible()
}

async function download(page: Page, start: () => Promise<void>) {
  const [file] = await Promise.all([page.waitForEvent('download'), start()])
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') }
}
