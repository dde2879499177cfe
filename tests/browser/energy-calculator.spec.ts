import { readFileSync } from 'node:fs'
import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import { calculatorCopy } from '#calculator/words.en.ts'
import { calculatorLink } from '#company/nav.en.ts'
import { energyCalculatorCopy as copy } from '#site/energy-calculator/words.en.ts'
import { ownHost } from '../../scripts/rehearse/live-settings.ts'
import { BY_NIGHT } from '../support/by-night.ts'
import { findViolations } from '../support/find-violations.ts'
import { hydrated } from '../support/hydrated.ts'
import { listenHere } from '../support/listen-here.ts'
import { looksRight } from '../support/looks-right.ts'
import { startOwnSite } from '../support/own-site.ts'
import { SITE_UNDER_TEST } from '../support/site-under-test.ts'
import { expect, test } from '../support/test.ts'

test('a wave runs until the frame has loaded, and says after ten seconds that it takes long', async ({
  page,
}, testInfo) => {
  const waiting: ServerResponse[] = []
  await using calculator = await listenHere(newServer((_, response) => void waiting.push(response)))
  const url = SITE_UNDER_TEST.rehearsal ? `https://${ownHost(calculator.port)}/` : `${calculator.url}/`
  await using site = await startOwnSite(testInfo.outputPath('data'), { CALCULATOR_URL: url })

  await page.clock.install({ time: new Date('2026-11-20T09:00:00+05:30') })
  await page.clock.pauseAt(new Date('2026-11-20T10:00:00+05:30'))
  // No script of the site comes before the frame has loaded: the page does all of this without.
  await page.goto(`${site.url}/energy-calculator`, { waitUntil: 'domcontentloaded' })
  const framesLater = async () => {
    await page.clock.runFor(20)
    return waiting.length
  }
  await expect.poll(framesLater, { intervals: [20] }).toBe(1)
  await expect(page.getByRole('status').filter({ hasText: copy.loading })).toBeVisible()
  await expect(page.getByText(copy.slow)).toBeHidden()
  await expect(page.locator('iframe')).toBeHidden()
  await page.clock.runFor(10_000)
  await expect(page.getByText(copy.slow)).toBeVisible()

  waiting[0]?.setHeader('Content-Type', 'text/html').end('<!doctype html><title>Calculator</title><h1>Sums</h1>')
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Sums' })).toBeVisible()
  await expect(page.getByText(copy.loading)).toBeHidden()
})

test('who moves to the page has the calculator too', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/energy-calculator#units=95' })
    document.querySelector('main')!.append(link)
    link.click()
  })

  const calculator = page.frameLocator('iframe')
  await expect(calculator.getByLabel(calculatorCopy.fields.units.kWh, { exact: true })).toHaveValue('95')
  await expect(page.getByText(copy.loading)).toBeHidden()
})

test('without a setting the frame holds our own calculator, and hands it what a shared link says', async ({ page }) => {
  await page.goto('/energy-calculator#units=95&loadKw=1')

  await expect(page.locator('iframe')).toBeVisible()
  const calculator = page.frameLocator('iframe')
  await expect(calculator.getByRole('heading', { level: 1 })).toHaveText(calculatorCopy.heading)
  await expect(calculator.getByLabel(calculatorCopy.fields.units.kWh, { exact: true })).toHaveValue('95')
  await expect(calculator.locator('.bill__total')).toContainText('₹322.70')
  expect(await findViolations(page)).toEqual([])
})

test('on paper a bill of several sheets is whole, from the page around it too', { tag: '@desktop' }, async ({
  page,
}) => {
  const answers = 'mode=appliances&ac.count=2&year.5=500'
  const sheets: Record<string, number[]> = {}
  for (const path of ['/embed/energy-calculator', '/energy-calculator']) {
    await page.goto('/')
    await page.goto(`${path}#${answers}`)
    const calculator = path.startsWith('/embed/') ? page : page.frameLocator('iframe')
    await expect(calculator.locator('.year tfoot')).toContainText('₹')
    sheets[path] = []
    for (const format of ['A4', 'Letter'])
      sheets[path].push(countSheets(await page.pdf({ format, margin: { top: '1cm', bottom: '1cm' } })))
  }
  expect(sheets['/energy-calculator']).toEqual(sheets['/embed/energy-calculator'])
  expect(Math.min(...sheets['/energy-calculator']!)).toBeGreaterThan(2)

  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await expect(page.locator('iframe')).toBeHidden()
  await expect(page.locator('.bill__total .price')).toBeVisible()
  await expect(page.locator('.know .sources')).toBeVisible()
  await expect(page.getByRole('button')).toHaveCount(0)

  await page.emulateMedia({ media: 'screen' })
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(page.locator('.bill__total')).toHaveCount(0)
  await expect(page.locator('iframe')).toBeVisible()
})

test('a part of the bill that nobody opened does not stand empty on paper', async ({ page }) => {
  await page.goto('/embed/energy-calculator')
  await hydrated(page)
  await expect(page.locator('.year')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await expect(page.locator('.year')).toBeHidden()
})

test('the page around the calculator fetches its small scripts alone, and counts and notes the visit', async ({
  page,
}) => {
  // A beacon's body is not shown to tests; 204 is the answer to a count that was understood.
  const counted = page.waitForResponse('**/api/counts/')
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script' && request.frame() === page.mainFrame()) scripts.push(request.url())
  })
  await page.goto('/energy-calculator?utm_campaign=diwali')

  expect((await counted).status()).toBe(204)
  await expect(page.locator('iframe')).toBeVisible()
  const frame = () => page.frame({ url: /\/embed\/energy-calculator/ })
  await expect.poll(frame).not.toBeNull()
  await hydrated(frame()!, '[data-island=calculator] > *')
  expect(scripts.filter((script) => !/\/(start|first|wake)-[\w-]+\.js$/.test(script))).toEqual([])
  expect(await page.evaluate(() => JSON.parse(sessionStorage.getItem('visit') ?? '{}'))).toMatchObject({
    landing_path: '/energy-calculator',
    first_utm: { utm_campaign: 'diwali' },
  })
})

test('in every window of a desktop the sum stays in sight while the form is gone through', { tag: '@desktop' }, async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'a phone shows the bill under the form')
  for (const mode of ['units', 'appliances', 'check']) {
    await page.goto('about:blank')
    await page.goto(`/energy-calculator#mode=${mode}`)
    const calculator = page.frameLocator('iframe')
    await expect(calculator.locator(`[data-mode=${mode}]`)).toBeVisible()
    const sum = calculator.locator('.calc__sum')
    const fields = await calculator.locator('.calc__panel :is(input, select)').filter({ visible: true }).all()
    for (const [width, height] of [
      [1366, 768],
      [1440, 900],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height })
      // By day the first, the middle and the last, between which the others stand; by night each.
      for (const field of BY_NIGHT
        ? fields
        : [0, Math.floor(fields.length / 2), -1].map((place) => fields.at(place)!)) {
        await field.scrollIntoViewIfNeeded()
        await expect(sum).toBeInViewport({ ratio: 1 })
      }
    }
  }
})

test('the calculator is one press away on the landing, in the shop, on the contact page, in the menu and at each foot', async ({
  page,
}) => {
  const link = (part: string) => page.locator(`${part} a[href^="/energy-calculator"]`)
  await page.goto('/')
  await expect(link('.panel--paper')).toHaveText(new RegExp(calculatorLink.label))
  for (const part of ['.menu', '.ftr']) await expect(link(part)).toHaveAttribute('href', calculatorLink.path)
  await page.goto('/our-products')
  await expect(link('main')).toHaveAttribute('href', /mode=appliances&.*geyser\.count=1/)
  await page.goto('/contact-us')
  await expect(link('main')).toBeVisible()
})

test('the frame fills the page: no header, no footer, nothing that floats', async ({ page }) => {
  await page.goto('/energy-calculator')
  await expect(page.locator('header, footer, .floats')).toHaveCount(0)
  await expect(page.locator('a[href="/go/climate-yodha"]')).toHaveCount(0)
  expect(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight)).toBe(true)
})

test('"Back to Main Site" goes to the landing page and loads it anew', async ({ page }) => {
  await page.goto('/energy-calculator')
  await page.evaluate(() => Object.assign(window, { isStillTheSameDocument: true }))
  await page.getByRole('link', { name: copy.back }).press('Enter')

  await expect(page).toHaveURL('/')
  expect(await page.evaluate(() => 'isStillTheSameDocument' in window)).toBe(false)
})

test('whoever chooses another language there keeps the answers, and is remembered', async ({ page, context }) => {
  await page.goto('/energy-calculator?utm_campaign=diwali#units=95&loadKw=1')
  const units = () => page.frameLocator('iframe').locator('input[name=units]')
  await expect(units()).toHaveValue('95')
  const frame = page.frame({ url: /\/embed\/energy-calculator/ })!
  await hydrated(frame, '#calculator > *')
  await units().fill('96')
  await expect.poll(() => frame.url()).toContain('units=96')
  await page.locator('[data-language=te]').click()

  await expect(page).toHaveURL(/\/te\/energy-calculator\?utm_campaign=diwali#.*units=96/)
  await expect(page.locator('html')).toHaveAttribute('data-language', 'te')
  await expect(units()).toHaveValue('96')
  await expect(page.frame({ url: /\/te\/embed\// })!.locator('html')).toHaveAttribute('data-language', 'te')
  expect((await context.cookies()).map(({ name, value }) => `${name}=${value}`)).toContain('language=te')
  await looksRight(page)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the calculator is framed at once, and the way back is there', async ({ page }) => {
    await page.goto('/energy-calculator')
    await expect(page.frameLocator('noscript iframe').getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('link', { name: copy.back })).toHaveAttribute('href', '/')
    await expect(page.getByText(copy.loading)).toBeHidden()
    const bar = (await page.locator('.calculator__bar').boundingBox())!
    expect((await page.locator('noscript iframe').boundingBox())!.y).toBe(bar.y + bar.height)
  })
})

/** With TLS where the site has it: a page with TLS asks for its frames in no other way. */
function newServer(answer: RequestListener) {
  const certificate = SITE_UNDER_TEST.rehearsal?.certificate
  if (!certificate) return createServer(answer)
  return createSecureServer({ cert: readFileSync(certificate.path), key: readFileSync(certificate.keyPath) }, answer)
}

function countSheets(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)!.length
}
