import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { brandName } from '#company/brand-name.ts'
import { newsletterFormCopy as formCopy } from '#leads/subscription/form-words.en.ts'
import { newsletterEmailCopy } from '#leads/subscription/mail-words.en.ts'
import { newsletterCopy as copy } from '#leads/subscription/words.en.ts'
import { fillIn } from '../support/a-visitor.ts'
import { likeAReader } from '../support/like-a-person.ts'
import { looksRight } from '../support/looks-right.ts'
import { newsletterLinks } from '../support/mailbox.ts'
import { withAndWithoutScripts } from '../support/scripts-or-none.ts'
import { expect, test } from '../support/test.ts'

/** A ticket is taken from three seconds on. */
const TICKET_MS = 3_100

test.skip(({ isMobile }) => !isMobile, 'the same at every width')

withAndWithoutScripts((hasScripts) => {
  test('a visitor subscribes, confirms, chooses, leaves and is forgotten', { tag: '@rehearsal' }, async ({
    page,
    request,
  }) => {
    const address = `sheela-${randomUUID()}@example.com`
    await signUp(page, address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy.plain.sent)

    const links = await newsletterLinks(address, 1, newsletterEmailCopy.confirm.subject(brandName()))
    for (let visit = 0; visit < 3; visit++) await request.get(links.confirm)
    await page.goto(links.confirm)
    await looksRight(page, hasScripts)
    await page.getByRole('button', { name: copy.confirm.button }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy.confirm.done)

    const { preferences, unsubscribe } = await newsletterLinks(
      address,
      2,
      newsletterEmailCopy.welcome.subject(brandName()),
    )
    await page.goto(preferences)
    await looksRight(page, hasScripts)
    const form = page.locator('main')
    await form.getByLabel(copy.topics.business).uncheck()
    await form.getByLabel(copy.preferences.oftens.weekly).check()
    await form.getByLabel(copy.preferences.state).selectOption('IN-TS')
    await form.getByLabel(copy.preferences.language).selectOption('te')
    await form.getByLabel(copy.preferences.units).fill('many')
    await page.getByRole('button', { name: copy.preferences.save }).click()
    await expect(form.getByText(copy.preferences.unitsWrong)).toBeVisible()
    await expect(form.getByLabel(copy.preferences.units), 'nothing typed is lost').toHaveValue('many')
    await expect(form.getByLabel(copy.preferences.oftens.weekly)).toBeChecked()
    await looksRight(page, hasScripts)
    await form.getByLabel(copy.preferences.units).fill('250')
    await page.getByRole('button', { name: copy.preferences.save }).click()
    await expect(page.getByRole('status').filter({ hasText: copy.preferences.saved })).toBeVisible()
    await expect(form.getByLabel(copy.topics.business)).not.toBeChecked()
    await expect(form.getByLabel(copy.preferences.oftens.weekly)).toBeChecked()
    await expect(form.getByLabel(copy.preferences.units)).toHaveValue('250')
    await expect(form.getByLabel(copy.preferences.language)).toHaveValue('te')
    await page.getByRole('button', { name: copy.preferences.pause }).click()
    await page.getByRole('button', { name: copy.preferences.goOn }).click()
    await expect(page.getByRole('button', { name: copy.preferences.pause })).toBeVisible()

    await page.goto(unsubscribe)
    await looksRight(page, hasScripts)
    await page.getByRole('button', { name: copy.unsubscribe.button }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy.unsubscribe.done)
    await looksRight(page, hasScripts)
    await page.getByRole('button', { name: copy.unsubscribe.undo }).click()
    await expect(page.getByRole('status').filter({ hasText: copy.unsubscribe.undone })).toBeVisible()
    await page.getByRole('button', { name: copy.unsubscribe.button }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy.unsubscribe.done)

    await page.goto(preferences)
    await page.locator('main').getByLabel(copy.preferences.eraseSure).check()
    await page.getByRole('button', { name: copy.preferences.erase }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy.preferences.erased)
    await page.goto(preferences)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy.stale.title)
  })

  test('what is missing is said, and what was typed is kept', async ({ page }) => {
    await page.goto('/newsletter')
    await looksRight(page, hasScripts)
    await page.locator('main').getByLabel(copy.labels.full_name).fill('Sheela')
    await page.locator('main').getByRole('button', { name: formCopy.submit }).click()

    await expect(page.locator('main').getByText(formCopy.errors.email)).toBeVisible()
    await expect(page.locator('main').getByLabel(copy.labels.full_name)).toHaveValue('Sheela')
    await looksRight(page, hasScripts)
  })
})

test('the page of the form has it once', async ({ page }) => {
  await page.goto('/newsletter')
  await expect(page.getByRole('button', { name: formCopy.submit })).toHaveCount(1)
  await expect(page.getByRole('contentinfo').getByRole('textbox')).toHaveCount(0)
})

/** Whose ticket does not hold is asked to press once more, and gets one that wants the time that typing takes. */
async function signUp(page: Page, address: string) {
  await page.goto('/newsletter')
  const form = page.locator('main form')
  await fillIn(form, copy.labels, { full_name: 'Sheela', email: address })
  await form.locator('[name="ticket"]').evaluate((field: HTMLInputElement) => (field.value = 'forged'))
  await form.getByRole('button', { name: formCopy.submit }).click()
  await expect(page.getByRole('alert')).toContainText(copy.plain.again)

  await likeAReader(page, TICKET_MS)
  await form.getByRole('button', { name: formCopy.submit }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy.plain.sent)
}
