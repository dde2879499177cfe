import type { Page } from '@playwright/test'
import { launcherCopy } from '#assistant/launcher/words.en.ts'
import { policyCopy } from '#company/legal/words.en.ts'
import { entryCopy, registerCopy, wordsCopy } from '#desk/company/words.en.ts'
import { contactCopy } from '#leads/enquiry/words.en.ts'
import { aboutHero } from '#site/about/words.en.ts'
import { oneCoralCopy } from '#site/one-coral/words.en.ts'
import { alive } from '../support/alive.ts'
import { joinDesk } from '../support/desk.ts'
import { hydrated } from '../support/hydrated.ts'
import { listenForComplaints } from '../support/listen-for-complaints.ts'
import { looksRight } from '../support/looks-right.ts'
import { publish, test } from '../support/site-of-file.ts'
import { expect } from '../support/test.ts'

const { done } = entryCopy

test('an editor finds a sentence, looks at the page with ours, publishes it, and takes it back', async ({
  page,
  visitor,
  ownSite,
}) => {
  const says = (path: string) => expect.poll(async () => (await visitor.request.get(path)).text(), path)
  await joinDesk(page, 'editor', ownSite)
  await page.goto('/desk/company/words')
  await find(page, aboutHero.purposes.vision.text.toLowerCase())
  await looksRight(page)
  await page.getByRole('link', { name: `${wordsCopy.write}: ${aboutHero.purposes.vision.text}` }).click()

  await expect(page.getByLabel('Our words')).toHaveValue(aboutHero.purposes.vision.text)
  await page.getByLabel('Our words').fill('Every unit is measured, and understood.')
  await page.getByRole('button', { name: entryCopy.save }).last().click()
  await expect(page.getByRole('status')).toHaveText(done.save)
  const shown = page.frameLocator('.word-preview__page')
  await expect(shown.getByText('Every unit is measured, and understood.')).toBeVisible()
  await looksRight(page)
  await says('/about-us').toContain(aboutHero.purposes.vision.text)

  await publish(page)
  await says('/about-us').toContain('Every unit is measured, and understood.')
  await says('/about-us').not.toContain(aboutHero.purposes.vision.text)

  await page.getByText(entryCopy.more).click()
  await page.getByRole('button', { name: entryCopy.trash }).click()
  await expect(page.getByText(registerCopy.trashed)).toBeVisible()
  await says('/about-us').toContain(aboutHero.purposes.vision.text)
})

test('what a browser’s script says too is ours there as well, and what the specification has is marked', async ({
  page,
  visitor,
  ownSite,
}) => {
  await joinDesk(page, 'editor', ownSite)
  await page.goto('/desk/company/words')
  await find(page, 'one-coral key features')
  await page.getByRole('link', { name: `${wordsCopy.write}: ${oneCoralCopy.modules.features}` }).click()
  await page.getByLabel('Our words').fill('What it "does" & more')
  await publish(page)

  const complaints = listenForComplaints(visitor)
  await expect.poll(async () => (await visitor.request.get('/one-coral')).text()).toContain('&amp; more')
  await visitor.goto('/one-coral')
  await alive(visitor, 'modules')
  await visitor.getByRole('tab').nth(2).click()
  await expect(visitor.getByRole('heading', { name: 'What it "does" & more' })).toBeVisible()
  expect(complaints).toEqual([])

  await page.goto('/desk/company/words')
  await find(page, 'Book Free Demo')
  await expect(page.getByText(wordsCopy.verbatim, { exact: true })).toBeVisible()
  await page.getByRole('link', { name: `${wordsCopy.write}: Book Free Demo` }).click()
  await expect(page.getByText(wordsCopy.preview.verbatim)).toBeVisible()
  await page.goto('/desk/company/modules/modules-1')
  await expect(page.getByText(entryCopy.verbatim(['No-Code Builder']))).toBeVisible()
})

test('a form’s refusal, the calculator in its frame and the assistant say ours in the browser', async ({
  page,
  visitor,
  ownSite,
}) => {
  await joinDesk(page, 'editor', ownSite)
  const ours = [
    ['leads/enquiry/words:contactCopy.errors.message', 'Tell us something first.'],
    ['calculator/words:calculatorCopy.heading', 'What will it cost you?'],
    ['assistant/words:assistantCopy.chat.greeting', 'Ask away: we know our pages.'],
  ] as const
  for (const [key, text] of ours) {
    await page.goto(`/desk/company/words/new?${new URLSearchParams({ key, ours: text })}`)
    await publish(page)
  }

  const complaints = listenForComplaints(visitor)
  await expect.poll(async () => (await visitor.request.get('/contact-us')).text()).toContain('Tell us something first.')
  await visitor.goto('/contact-us')
  await alive(visitor, 'enquiry')
  await visitor.getByRole('button', { name: contactCopy.submit }).click()
  await expect(visitor.getByText('Tell us something first.').first()).toBeVisible()

  await visitor.goto('/embed/energy-calculator')
  await hydrated(visitor, '[data-island=calculator] > *')
  await expect(visitor.getByRole('heading', { name: 'What will it cost you?' })).toBeVisible()

  await expect.poll(async () => (await visitor.request.get('/')).text()).toContain('Ask away')
  await visitor.goto('/')
  await visitor.getByRole('button', { name: launcherCopy.open }).click()
  await visitor.getByRole('button', { name: launcherCopy.options.help.name }).click()
  await expect(visitor.getByText('Ask away: we know our pages.')).toBeVisible()
  expect(complaints).toEqual([])
})

test('an admin writes a legal text; the one before stays readable, and no editor may', async ({
  page,
  browser,
  baseURL,
  visitor,
  ownSite,
}) => {
  await joinDesk(page, 'editor', ownSite)
  await page.goto('/desk/company/legal/legal-returns')
  await expect(page.getByText(entryCopy.readOnly)).toBeVisible()

  const admin = await (await browser.newContext({ baseURL })).newPage()
  await joinDesk(admin, 'admin', ownSite)
  await admin.goto('/desk/company/legal/legal-returns')
  await looksRight(admin)
  const text = admin.getByLabel('Text', { exact: true }).nth(1)
  await text.fill('Bring it back to {nobody}.')
  await admin.getByRole('button', { name: entryCopy.publish }).click()
  await expect(admin.getByText('{nobody}').first()).toBeVisible()
  await expect(text).toHaveValue('Bring it back to {nobody}.')
  await text.fill('Bring it back within {returnWindow}.\n\n- in its box')
  await admin.getByLabel('Last updated').fill('2026-12-01')
  await publish(admin)
  await expect(admin.getByRole('button', { name: entryCopy.hide })).toHaveCount(0)

  const returns = visitor.getByText('Bring it back within 7 calendar days.')
  await expect.poll(async () => (await visitor.goto('/returns&refundsPolicy')) && returns.count()).toBe(1)
  await expect(visitor.locator('.policy time')).toHaveText('December 1, 2026')
  await visitor.getByRole('region', { name: policyCopy.earlier }).getByRole('link').first().click()
  await expect(visitor.getByText(policyCopy.isEarlier)).toBeVisible()
  await expect(visitor.getByText('You can return a device within 7 calendar days')).toBeVisible()
  await looksRight(visitor)
  expect(await visitor.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
  await visitor.getByRole('link', { name: policyCopy.nowHolds }).click()
  await expect(visitor.getByText('in its box')).toBeVisible()
})

test('a row is pulled to its place', async ({ page, ownSite, isMobile }) => {
  test.skip(isMobile, 'a finger has the arrows')
  await joinDesk(page, 'editor', ownSite)
  await page.goto('/desk/company/questions')
  const rows = page.locator('tbody tr')
  const names = () => page.getByRole('rowheader').allTextContents()
  const before = await names()
  await rows.nth(2).dragTo(rows.nth(0))
  await expect(page.getByRole('status')).toHaveText(registerCopy.ordered)
  expect(await names()).toEqual([before[2], before[0], before[1], ...before.slice(3)])
})

async function find(page: Page, text: string) {
  await page.getByLabel(wordsCopy.label).fill(text)
  await page.getByRole('button', { name: wordsCopy.find }).click()
  // Sealed: what was typed is in no history and no log.
  await expect(page).toHaveURL(/\?find=[\w-]+$/)
}
