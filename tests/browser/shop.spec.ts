import type { Locator, Page } from '@playwright/test'
import { terms } from '#company/terms.en.ts'
import { contactCopy } from '#leads/enquiry/words.en.ts'
import { orderPath } from '#site/shop/order-path.ts'
import { AUDITOR_PICTURES, PLUG_PICTURES } from '#site/shop/product-pictures.ts'
import { shopCopy as copy } from '#site/shop/words.en.ts'
import { contactPath } from '#ui/contact-path.ts'
import { type PictureName, shownOn } from '#ui/pictures.ts'
import { uiCopy } from '#ui/words.en.ts'
import { firstProducts } from '../support/facts.ts'
import { hydrated } from '../support/hydrated.ts'
import { layoutShift } from '../support/layout-shift.ts'
import { looksRight } from '../support/looks-right.ts'
import { expect, test } from '../support/test.ts'

const plug = { ...firstProducts.plug, pictures: PLUG_PICTURES }
const auditor = { ...firstProducts.auditor, pictures: AUDITOR_PICTURES }
const { carousel } = uiCopy

test('the plug costs 1,150 rupees instead of 2,499, and is ordered on the payment page', async ({ page }) => {
  await page.goto('/our-products')

  await expect(page.locator('s')).toHaveText('₹2,499')
  await expect(page.getByText('₹1,349')).toBeVisible()
  await expect(page.locator('.price')).toHaveText('₹1,150')
  await expect(page.getByRole('link', { name: copy.plug.order })).toHaveAttribute('href', '/go/payment')
  await expect(page.getByRole('link', { name: copy.plug.policy }).first()).toHaveAttribute(
    'href',
    '/returns&refundsPolicy',
  )
})

test('without a payment page an order is begun on the contact page, where it can be changed', async ({ page }) => {
  await page.goto('/our-products')
  await page.getByRole('link', { name: copy.plug.order }).click()

  const message = new URLSearchParams(orderPath().split('?')[1]).get('message') ?? ''
  await expect(page.getByLabel(contactCopy.labels.message)).toHaveValue(message)
  await expect(page.getByLabel(contactCopy.labels.message)).toBeEditable()
  expect(message).toContain('₹1,150')
})

test('search engines are told the price, the pictures and the return window', async ({ page, baseURL }) => {
  await page.goto('/our-products')
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents()
  const facts = blocks.map((block) => JSON.parse(block)).find((block) => block['@type'] === 'Product')

  expect(facts).toMatchObject({ name: plug.name, offers: { price: '1150.00', priceCurrency: 'INR' } })
  expect(facts.offers.hasMerchantReturnPolicy.merchantReturnDays).toBe(terms.returnWindowDays)
  expect(facts.image).toHaveLength(plug.pictures.length)
  for (const address of facts.image) {
    expect(address).toContain(baseURL)
    expect((await page.request.get(address)).headers()['content-type']).toBe('image/webp')
  }
})

test('the auditor and the sales team are asked on the contact page', async ({ page }) => {
  await page.goto('/our-products')
  const toContact = [
    [copy.auditor.price, copy.auditor.message(auditor.name)],
    [copy.closing.action, copy.closing.message],
  ] as const

  for (const [name, message] of toContact) {
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', contactPath(message))
  }
})

for (const { name, pictures: shown } of [plug, auditor]) {
  test(`the ${shown.length} pictures of the ${name} go round both ways by buttons, keys and thumbnails`, async ({
    page,
  }) => {
    const strip = await openCarousel(page, name)
    const last = shown.length - 1

    for (const place of [...shown.keys()].slice(1)) {
      await strip.getByRole('button', { name: carousel.next }).click()
      await expectShown(strip, shown, place)
    }
    await strip.getByRole('button', { name: carousel.next }).click()
    await expectShown(strip, shown, 0)
    await strip.getByRole('button', { name: carousel.previous }).click()
    await expectShown(strip, shown, last)

    await strip.getByRole('list').focus()
    await page.keyboard.press('ArrowRight')
    await expectShown(strip, shown, 0)
    await page.keyboard.press('ArrowLeft')
    await expectShown(strip, shown, last)

    await strip.getByRole('button', { name: carousel.picture(2, shown.length) }).click()
    await expectShown(strip, shown, 1)
  })
}

test('a swipe brings the next picture, and past the last the first', async ({ page }) => {
  const strip = await openCarousel(page, plug.name)

  for (const place of [1, 2, 0]) {
    await swipe(page, strip, -120)
    await expectShown(strip, plug.pictures, place)
  }
  await swipe(page, strip, 120)
  await expectShown(strip, plug.pictures, 2)
})

test('a slip of the finger changes nothing', async ({ page }) => {
  const strip = await openCarousel(page, plug.name)
  await swipe(page, strip, -20)
  await expectShown(strip, plug.pictures, 0)
})

test('the pictures do not turn by themselves', async ({ page }) => {
  await page.clock.install()
  const strip = await openCarousel(page, plug.name)
  await page.clock.runFor(60_000)
  await expectShown(strip, plug.pictures, 0)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('everything is there: prices, and every picture in a strip that scrolls', async ({ page }) => {
    await page.goto('/our-products')

    await expect(page.locator('.price')).toHaveText('₹1,150')
    for (const { name, pictures: shown } of [plug, auditor]) {
      const strip = page.getByRole('region', { name: copy.pictures(name) })
      for (const picture of shown) {
        await strip.getByRole('img', { name: shownOn(picture) }).scrollIntoViewIfNeeded()
        await expect(strip.getByRole('img', { name: shownOn(picture) })).toBeInViewport()
      }
      await expect(strip.getByRole('button')).toHaveCount(0)
    }
  })
})

test('nothing shifts, nothing is found by axe after a turn, and 320 pixels are wide enough', async ({ page }) => {
  const strip = await openCarousel(page, plug.name)
  await strip.getByRole('button', { name: carousel.next }).click()
  await expectShown(strip, plug.pictures, 1)

  expect(await layoutShift(page)).toEqual({ score: '0.000', moved: [] })
  await looksRight(page)
})

async function openCarousel(page: Page, name: string) {
  await page.goto('/our-products')
  const strip = page.getByRole('region', { name: copy.pictures(name) })
  await strip.scrollIntoViewIfNeeded()
  await hydrated(page, `.carousel[aria-label="${copy.pictures(name)}"]`)
  return strip
}

async function expectShown(strip: Locator, shown: readonly PictureName[], place: number) {
  await expect(strip.getByRole('img', { name: shownOn(shown[place]!) })).toBeInViewport({ ratio: 0.5 })
  await expect(strip.locator('button[aria-current]')).toHaveAccessibleName(carousel.picture(place + 1, shown.length))
}

async function swipe(page: Page, strip: Locator, way: number) {
  const box = (await strip.getByRole('list').boundingBox())!
  const y = box.y + box.height / 2
  await page.mouse.move(box.x + box.width / 2, y)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 2 + way, y, { steps: 4 })
  await page.mouse.up()
}
