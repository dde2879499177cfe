import type { Page } from '@playwright/test'
import { firstFacts } from '#company/registers/first-values.ts'
import { contactCopy } from '#leads/enquiry/words.en.ts'
import { auditCopy } from '#leads/home-audit/words.en.ts'
import { addressIn, USUAL_LANGUAGES } from '#platform/text/language.ts'
import { sampleReviews as reviews } from '#site/smart-home/sample-reviews.en.ts'
import { smartHomeCopy as copy, smartHomeHero } from '#site/smart-home/words.en.ts'
import { contactPath } from '#ui/contact-path.ts'
import { alive } from '../support/alive.ts'
import { firstClaims as claims, firstProducts } from '../support/facts.ts'
import { holdTime } from '../support/hold-time.ts'
import { hydrated } from '../support/hydrated.ts'
import { looksRight } from '../support/looks-right.ts'
import { withAndWithoutScripts } from '../support/scripts-or-none.ts'
import { expect, test } from '../support/test.ts'

const examples = copy.reviews.examples

test('the hero leads to the shop, to a home audit and to the app', async ({ page }) => {
  await page.goto('/smart-home')

  await expect(page.getByRole('link', { name: smartHomeHero.explore })).toHaveAttribute('href', '/our-products')
  await expect(page.getByRole('link', { name: auditCopy.heading }).first()).toHaveAttribute('href', '/book-audit')
  await expect(page.getByRole('link', { name: smartHomeHero.app })).toHaveAttribute('href', '/go/app-smart-home')
})

test('three products: one to buy, one to ask for, one to wait for', async ({ page }) => {
  await page.goto('/smart-home')
  const { plug, auditor, switches } = copy.products
  const ways = [
    [plug.action, '/our-products'],
    [auditor.action, contactPath(auditor.message(firstProducts.auditor.name))],
    [switches.action, contactPath(switches.message)],
  ] as const

  for (const [name, href] of ways) {
    await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
  }
  await expect(page.getByRole('article').first()).toContainText('₹2,499')
  await expect(page.getByRole('article').first()).toContainText('₹1,150')
})

withAndWithoutScripts(() => {
  test('who wants to be told when switches come finds the message begun', async ({ page }) => {
    await page.goto('/smart-home')
    await page.getByRole('link', { name: copy.products.switches.action }).click()

    await expect(page.getByLabel(contactCopy.labels.message)).toHaveValue(copy.products.switches.message)
    await expect(page.getByLabel(contactCopy.labels.message)).toBeEditable()
  })
})

test('a message begun by a page comes after what the visitor had written, and not again after a reload', async ({
  page,
}) => {
  const message = page.getByLabel(contactCopy.labels.message)
  await page.goto('/contact-us')
  await hydrated(page)
  await message.fill('Call after six.')

  await page.goto(contactPath(copy.products.switches.message))
  await expect(message).toHaveValue(`Call after six.\n\n${copy.products.switches.message}`)
  await expect(page).toHaveURL(/\/contact-us$/)

  await page.reload()
  await hydrated(page)
  await expect(message).toHaveValue(`Call after six.\n\n${copy.products.switches.message}`)
})

test('five features are compared in a table that needs no scrolling sideways on a phone', async ({ page }) => {
  await page.goto('/smart-home')
  const table = page.getByRole('table', { name: copy.comparison.region })

  await expect(table.getByRole('rowheader')).toHaveText([
    ...firstFacts.comparison.map(({ feature }) => feature),
    copy.comparison.price,
  ])
  await expect(table.getByRole('columnheader')).toHaveCount(4)
  await table.scrollIntoViewIfNeeded()
  await expect(table.getByRole('columnheader').last()).toBeInViewport({ ratio: 0.9 })
  await expect(table.getByRole('rowheader').first()).toBeInViewport({ ratio: 0.9 })
})

test('what a product can do is drawn in each language', async ({ page }) => {
  const said = firstFacts.comparison.flatMap(({ plug, auditor, switches }) => [plug, auditor, switches])
  for (const language of USUAL_LANGUAGES) {
    await page.goto(addressIn(language, '/smart-home'))
    await expect(page.locator('.comparison__yes')).toHaveCount(said.filter((value) => value === 'Yes').length)
  }
})

test('the saving that we claim is drawn as two bills, which the calculator gives for the same units', async ({
  page,
}) => {
  await page.goto('/smart-home')
  const bills = page.locator('.two-bills')
  await expect(bills.getByRole('img')).toHaveAccessibleName(/342 .*₹.* 239 .*₹/)
  const [, last] = (await bills.getByRole('img').getAttribute('aria-label'))!.match(/239[^₹]*(₹[\d,.]*\d)/)!

  await page.goto((await bills.getByRole('link').getAttribute('href'))!.replace('/energy', '/embed/energy'))
  await expect(page.locator('.bill__sum')).toContainText(last!)
})

test('the next of four reviews comes every four seconds, and after the last the first', async ({ page }) => {
  await turning(page)

  for (const place of [1, 2, 3, 0]) {
    const before = (place + 3) % 4
    await page.clock.runFor(3_900)
    await expect(currentDot(page)).toHaveAccessibleName(examples.show(before + 1, 4))
    await page.clock.runFor(100)
    await expect(currentDot(page)).toHaveAccessibleName(examples.show(place + 1, 4))
    await expect(review(page, place)).toBeVisible()
    await expect(review(page, before)).toBeHidden()
  }
})

test('a dot chooses a review', async ({ page }) => {
  await turning(page)
  const dot = page.getByRole('button', { name: examples.show(3, 4) })
  await dot.click()

  await expect(review(page, 2)).toBeVisible()
  await expect(dot).toHaveAttribute('aria-current', 'true')
  await expect(page.getByText(examples.mark(3, 4))).toBeVisible()
})

test('reviews wait while the pointer is on them', { tag: '@desktop' }, async ({ page, isMobile }) => {
  test.skip(isMobile, 'there is no pointer that rests')
  await turning(page)
  await review(page, 0).hover()
  await page.clock.runFor(20_000)
  await expect(currentDot(page)).toHaveAccessibleName(examples.show(1, 4))

  await page.mouse.move(0, 0)
  await page.clock.runFor(4_000)
  await expect(review(page, 1)).toBeVisible()
})

test('reviews wait while the focus is among them', async ({ page }) => {
  await turning(page)
  await page.getByRole('button', { name: examples.show(1, 4) }).focus()
  await page.clock.runFor(20_000)
  await expect(currentDot(page)).toHaveAccessibleName(examples.show(1, 4))

  await page.getByRole('link', { name: auditCopy.heading }).last().focus()
  await page.clock.runFor(4_000)
  await expect(review(page, 1)).toBeVisible()
})

test('reviews wait while the tab is hidden', async ({ page }) => {
  await turning(page)
  await setHidden(page, true)
  await page.clock.runFor(20_000)
  await expect(currentDot(page)).toHaveAccessibleName(examples.show(1, 4))

  await setHidden(page, false)
  await page.clock.runFor(4_000)
  await expect(review(page, 1)).toBeVisible()
})

test('reviews stop for good when they are paused', async ({ page }) => {
  await turning(page)
  await page.getByRole('button', { name: examples.pause }).click()
  await page.mouse.move(0, 0)
  await page.getByRole('link', { name: auditCopy.heading }).last().focus()
  await page.clock.runFor(20_000)

  await expect(currentDot(page)).toHaveAccessibleName(examples.show(1, 4))
  await expect(page.getByRole('button', { name: examples.play })).toBeVisible()
})

test('with less motion nothing turns by itself', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await turning(page)
  await page.clock.runFor(20_000)

  await expect(currentDot(page)).toHaveAccessibleName(examples.show(1, 4))
  await expect(page.getByRole('button', { name: examples.pause })).toBeHidden()
  await expect(page.getByRole('button', { name: examples.show(2, 4) })).toBeVisible()
})

test('the numbers are those of the claims register', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/smart-home')

  for (const { value, label } of [claims.averageSavings, claims.customers, claims.unitsSavedMonthly, claims.actions]) {
    await expect(page.getByRole('img', { name: value, exact: true })).toBeVisible()
    await expect(page.getByText(label, { exact: true })).toBeVisible()
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('all reviews are there', async ({ page }) => {
    await page.goto('/smart-home')
    for (const place of reviews.keys()) await expect(review(page, place)).toBeVisible()
  })
})

test('axe finds nothing on any review, and 320 pixels are wide enough', async ({ page }) => {
  await page.goto('/smart-home')
  await alive(page, 'reviews')
  await page.getByRole('button', { name: examples.show(4, 4) }).click()
  await expect(review(page, 3)).toBeVisible()

  await looksRight(page)
})

function review(page: Page, place: number) {
  return page.getByText(reviews[place]!.quote)
}

function currentDot(page: Page) {
  return page.getByRole('region', { name: examples.label }).locator('[aria-current]')
}

/** The page with its script running, its time standing still, and the first review beginning its four seconds. */
async function turning(page: Page) {
  await page.clock.install()
  await page.goto('/smart-home')
  await alive(page, 'reviews')
  await holdTime(page)
  await page.getByRole('button', { name: examples.show(2, 4) }).click()
  await page.getByRole('button', { name: examples.show(1, 4) }).click()
  await page.getByRole('link', { name: auditCopy.heading }).last().focus()
  await page.mouse.move(0, 0)
}

async function setHidden(page: Page, hidden: boolean) {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => value })
    document.dispatchEvent(new Event('visibilitychange'))
  }, hidden)
}

test('no figure reaches into the next, on a tablet either', async ({ page }) => {
  await page.goto('/smart-home')
  const faults: string[] = []
  for (let width = 320; width <= 1440; width += 80) {
    await page.setViewportSize({ width, height: 900 })
    const reach = await page.locator('.home-stats .claim').evaluateAll((claims) =>
      claims.map((claim) => {
        const parts = [...claim.querySelectorAll('.reg *')].map((part) => part.getBoundingClientRect().right)
        return Math.max(...parts) - claim.getBoundingClientRect().right
      }),
    )
    expect(reach).toHaveLength(4)
    if (Math.max(...reach) > 1) faults.push(`${width}: ${Math.max(...reach)}`)
  }
  expect(faults).toEqual([])
})
