import type { Page } from '@playwright/test'
import { contactCopy } from '#leads/enquiry/words.en.ts'
import { joinDesk } from '../support/desk.ts'
import { hydrated } from '../support/hydrated.ts'
import { expect, test } from '../support/test.ts'

test.use({ contextOptions: { forcedColors: 'active' } })

const CHOICES = {
  '/one-coral': '.modules__tabs [role=tab]',
  '/blogs': '.pager__numbers li > *',
  '/embed/energy-calculator': '.modes label span',
}

for (const [path, choices] of Object.entries(CHOICES))
  test(`in the visitor’s own colours one choice looks unlike the others: ${path}`, async ({ page }) => {
    await page.goto(path)
    expect(await lookingChosen(page, choices)).toHaveLength(1)
  })

test('so does the action that an enquiry is about', async ({ page }) => {
  await page.goto('/contact-us')
  await hydrated(page)
  expect(await lookingChosen(page, '.chip')).toHaveLength(0)
  const [{ label }] = contactCopy.quickActions
  await page.getByRole('button', { name: label }).click()
  await expect.poll(() => lookingChosen(page, '.chip')).toEqual([label])
})

test('and the page of the menu that is shown', async ({ page, isMobile }) => {
  await page.goto('/contact-us')
  const links = isMobile ? '.menu__sheet > a' : '.nav a'
  expect(await lookingChosen(page, links)).toHaveLength(1)
})

test('and that of the desk', async ({ page }) => {
  await joinDesk(page, 'admin')
  await page.goto('/desk/leads')
  expect(await lookingChosen(page, '.desk-nav__list a')).toHaveLength(1)
})

/** The texts of those that wear the system's colour of what is chosen. */
function lookingChosen(page: Page, selector: string): Promise<string[]> {
  return page.evaluate((selector) => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.cssText = 'forced-color-adjust: none; background: Highlight'
    const highlight = getComputedStyle(probe).backgroundColor
    probe.remove()
    return [...document.querySelectorAll<HTMLElement>(selector)]
      .filter((each) => getComputedStyle(each).backgroundColor === highlight)
      .map((each) => each.textContent)
  }, selector)
}
