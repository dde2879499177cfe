import type { Page } from '@playwright/test'
import { browserPath } from '../../scripts/browser.ts'
import { coveredTexts } from '../support/covered-texts.ts'
import { clippedTexts } from '../support/english-left.ts'
import { TRUST } from '../support/site-under-test.ts'
import { expect, test } from '../support/test.ts'
import { pathIn, VISITORS_LANGUAGES, type VisitorsLanguage } from '../support/words-in.ts'

const LANGUAGES = Object.keys(VISITORS_LANGUAGES) as VisitorsLanguage[]

const PAGES = [
  ...['/', '/about-us', '/accessibility', '/blogs', '/blogs/standby-loads-at-home', '/book-audit', '/careers'],
  ...['/contact-us', '/newsletter', '/one-coral', '/our-products', '/smart-business', '/smart-home', '/utilities'],
  ...['/careers/telecaller', '/data-request', '/energy-calculator', '/languages', '/no/such/page'],
  ...[
    '/privacypolicy',
    '/questions',
    '/returns&refundsPolicy',
    '/termsandconditions',
    '/utilities/brief',
    '/your-enquiry',
    '/embed/energy-calculator?state=IN-MH&units=500',
  ],
]

test.skip(({ isMobile }) => !isMobile, 'of phones')

for (const language of LANGUAGES) {
  // Media queries in rem see this one.
  test(`with the browser’s letters twice as large, all text of these pages can be read in ${language}`, async ({
    playwright,
    contextOptions,
    baseURL,
    viewport,
    proxy,
  }) => {
    const args = ['--no-sandbox', '--disable-gpu', '--blink-settings=defaultFontSize=32', ...TRUST]
    const browser = await playwright.chromium.launch({ executablePath: browserPath(), args, proxy })
    const page = await browser.newPage({ ...contextOptions, baseURL, viewport, isMobile: true, hasTouch: true })
    expect(await unreadable(page, language)).toEqual([])
    await browser.close()
  })

  test(`and with a style of the reader’s own in ${language}`, async ({ page }) => {
    expect(await unreadable(page, language, 'html { font-size: 200% !important }')).toEqual([])
  })
}

async function unreadable(page: Page, language: VisitorsLanguage, style = ''): Promise<string[]> {
  // A first page that is drawn before its font has come stays in the device's letters: this one is for the next.
  await page.goto(pathIn(language, '/languages'))
  await page.waitForLoadState('networkidle')
  const wrong: string[] = []
  for (const path of PAGES) {
    await page.goto(pathIn(language, path))
    await page.evaluate(async (style) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(style)
      document.adoptedStyleSheets.push(sheet)
      // Tables of rates and of months stand in them.
      if (location.pathname.includes('/embed/'))
        for (const part of document.querySelectorAll<HTMLDetailsElement>('main details')) part.open = true
      await document.fonts.ready
    }, style)
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
    for (const text of [...(await clippedTexts(page)), ...(await coveredTexts(page))]) wrong.push(`${path}: ${text}`)
  }
  return wrong
}
