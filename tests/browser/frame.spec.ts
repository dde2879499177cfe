import { companyFacts } from '#company/facts.ts'
import { companyLinks, mainNav } from '#company/nav.en.ts'
import { company } from '#company/registers/company.en.ts'
import { firstFacts } from '#company/registers/first-values.ts'
import { PAGES } from '#pages.ts'
import { frameCopy } from '#site/frame/words.en.ts'
import { notFoundCopy } from '#site/not-found/words.en.ts'
import { bytesBeforeLoad } from '../support/bytes-before-load.ts'
import { hydrated } from '../support/hydrated.ts'
import { looksRight } from '../support/looks-right.ts'
import { withAndWithoutScripts } from '../support/scripts-or-none.ts'
import { expect, test } from '../support/test.ts'

/** Those with an address of their own that search engines may show. */
const SHOWN = PAGES.filter(({ path, rendered }) => rendered !== 'each time' && !/:|^embed\//.test(path)).map(
  ({ path }) => `/${path}`,
)

for (const path of [...SHOWN, '/careers/telecaller', '/blogs/kvah-billing-telangana-power-factor']) {
  test(`${path} has its title, description, canonical link and heading, within 300 KB; axe finds nothing, and 320 pixels are wide enough`, async ({
    page,
    baseURL,
  }) => {
    expect(await bytesBeforeLoad(page, path)).toBeLessThan(300_000)

    await expect(page).toHaveTitle(/\S/)
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /\S{3}/)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', baseURL + path)
    await expect(page.locator('h1')).toHaveCount(1)
    await looksRight(page)
  })
}

test('a page begins as high whether or not facts for search engines stand before its first section', async ({
  page,
}) => {
  const heights: string[] = []
  for (const path of ['/careers', '/contact-us', '/our-products']) {
    await page.goto(path)
    heights.push(
      await page
        .locator('main > section')
        .first()
        .evaluate((first) => getComputedStyle(first).paddingTop),
    )
  }
  expect(new Set(heights).size).toBe(1)
})

test('no two pages share a title or a description', async ({ request }) => {
  const heads = await Promise.all(SHOWN.map(async (path) => (await request.get(path)).text()))
  const titles = heads.map((html) => /<title>(.*?)<\/title>/.exec(html)?.[1])
  const descriptions = heads.map((html) => /name="description" content="(.*?)"/.exec(html)?.[1])

  expect(new Set(titles).size).toBe(SHOWN.length)
  expect(new Set(descriptions).size).toBe(SHOWN.length)
})

test('an unknown address is a real 404 with the specified page, and the console is told', async ({ page }) => {
  const told = page.waitForEvent('console', (message) => message.text().includes('/no/such/page'))
  const response = await page.goto('/no/such/page')

  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: notFoundCopy.heading })).toBeVisible()
  await expect(page.getByRole('link', { name: notFoundCopy.home })).toHaveAttribute('href', '/')
  await told
})

test('the current page is marked in the header', { tag: '@desktop' }, async ({ page, isMobile }) => {
  test.skip(isMobile, 'on a phone the links are in the menu')
  for (const { path, label } of mainNav) {
    await page.goto(path)
    const links = page.getByRole('navigation', { name: frameCopy.mainNav }).getByRole('link')
    await expect(links).toHaveText(mainNav.map((item) => item.label))
    await expect(page.locator('.nav [aria-current=page]')).toHaveText([label])
  }
})

test.describe('the menu on a phone', () => {
  test.skip(({ isMobile }) => !isMobile, 'there is no menu on a desktop')

  test('opens at the first tap, before any script has come', async ({ page }) => {
    await page.route('**/*.js', () => {})
    await page.goto('/', { waitUntil: 'commit' })
    await page.locator('.menu > summary').tap()
    await expect(page.getByRole('link', { name: 'Smart Utility' })).toBeVisible()
  })

  test('holds the focus, closes on Escape and gives the focus back', async ({ page }) => {
    await page.goto('/smart-home')
    await hydrated(page)
    const button = page.locator('.menu > summary')
    await button.tap()

    const seen = new Set<string>()
    for (let i = 0; i < 24; i++) {
      await page.keyboard.press('Tab')
      seen.add(
        await page.evaluate(() =>
          document.activeElement?.closest('header') ? 'header' : (document.activeElement?.tagName ?? ''),
        ),
      )
    }
    expect([...seen]).toEqual(['header'])

    await page.keyboard.press('Escape')
    await expect(page.getByRole('link', { name: 'Smart Utility' })).toBeHidden()
    await expect(button).toBeFocused()
  })

  withAndWithoutScripts((hasScripts) => {
    test('covers what floats, and the page behind stands still until it is closed', async ({ page }) => {
      await page.goto('/smart-home')
      if (hasScripts) await hydrated(page)
      const root = page.locator('html')
      const button = page.locator('.menu > summary')
      await button.tap()

      await expect(root).toHaveCSS('overflow', 'hidden')
      const { x, y, width, height } = (await page.locator('.floats').boundingBox())!
      const on = await page.evaluate(
        ([x, y]) => document.elementFromPoint(x, y)?.closest('.menu__sheet, .floats')?.className,
        [x + width / 2, y + height / 2] as const,
      )
      expect(on).toContain('menu__sheet')

      await button.tap()
      await expect(root).not.toHaveCSS('overflow', 'hidden')
    })
  })

  test('closes on a choice, at the top of the next page', async ({ page }) => {
    await page.goto('/smart-home')
    await hydrated(page)
    await page.locator('.menu > summary').tap()
    await page.getByRole('link', { name: 'Contact', exact: true }).first().tap()

    await expect(page).toHaveURL('/contact-us')
    await expect(page.locator('header details')).not.toHaveAttribute('open')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  })

  test('closes when the page is chosen that is there, and gives the focus back', async ({ page }) => {
    await page.goto('/smart-home')
    await hydrated(page)
    const button = page.locator('.menu > summary')
    await button.tap()
    await page.locator('.menu a[aria-current="page"]').tap()

    await expect(page.locator('header details')).not.toHaveAttribute('open')
    await expect(button).toBeFocused()
  })
})

test('nothing floats beside a field that is being filled in on a phone', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'a keyboard on the screen leaves no room')
  await page.goto('/contact-us')
  const floating = page.locator('.floats, .asst')
  await page.locator('main input[type="text"], main input:not([type])').first().focus()
  for (const each of await floating.all()) await expect(each).toBeHidden()

  await page.locator('main h1').tap()
  for (const each of await floating.all()) await expect(each).toBeVisible()
})

test('every change of page begins at the top', async ({ page }) => {
  await page.goto('/contact-us')
  await hydrated(page)
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await page.locator('footer').getByRole('link', { name: companyLinks[0].label }).click()

  await expect(page).toHaveURL(companyLinks[0].path)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('two floating buttons lead out in a new tab', async ({ page }) => {
  await page.goto('/')
  const { climateYodha, kvahRules } = firstFacts.links
  for (const [name, of] of [
    ['climate-yodha', climateYodha],
    ['kvah-regulations', kvahRules],
  ] as const) {
    const link = page.locator(`a[href="/go/${name}"]`)
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAccessibleName(new RegExp(`${of!.lead}.*${of!.name}`))
  }
})

test('the keyboard can skip to the content', async ({ page }) => {
  await page.goto('/contact-us')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: frameCopy.skip })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
})

test('the header says where this is made; the footer leads to the company’s pages, its accounts and to people', async ({
  page,
}) => {
  await page.goto('/about-us')
  await expect(page.locator('header')).toContainText(new RegExp(frameCopy.madeInIndia.join('\\s*')))

  const footer = page.locator('footer')
  for (const { path, label } of companyLinks) {
    await expect(footer.getByRole('link', { name: label, exact: true })).toHaveAttribute('href', path)
  }
  const { generalPhone, email, social } = companyFacts().company
  for (const { network, address: href } of social) {
    const label = company.fields.social.fields.network.options[network]
    await expect(footer.getByRole('link', { name: label, exact: true })).toHaveAttribute('href', href)
  }
  for (const text of [generalPhone, email]) await expect(footer.getByRole('link', { name: text })).toBeVisible()
})

test('the copyright runs to the year of the clock', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-01-05T12:00:00+05:30'))
  await page.goto('/')
  await expect(page.locator('footer')).toContainText('2031')
})
