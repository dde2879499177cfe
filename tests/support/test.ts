import { setTimeout as later } from 'node:timers/promises'
import { type Browser, type BrowserContext, test as base, type Page } from '@playwright/test'
import { restsToday } from './by-night.ts'

export { expect } from '@playwright/test'

/** From here on a wait is one that a visitor would notice. */
const NOTICEABLE_MS = 2_000

/** How many times slower the processor of a test's page is to be: TEST_CPU_RATE=4 for a machine that somebody else has. */
const CPU_RATE = Number(process.env.TEST_CPU_RATE ?? 1)

/**
 * By how long each move within the desk is to be late: TEST_LATE_MS=2000 shows each test that acts on the page before,
 * which stands until the next one is there.
 */
const LATE_MS = Number(process.env.TEST_LATE_MS ?? 0)

/**
 * Every test of a browser: the machine may be as slow as it likes. What a page does after two seconds or more (a toast
 * goes, a request is given up, a page is loaded again) it does when the test moves its clock, and never because the
 * test took long.
 */
export const test = base.extend<{ turn: undefined }, { everyPage: undefined }>({
  // Skipped before anything is made ready for it.
  turn: [
    // biome-ignore lint/correctness/noEmptyPattern: as Playwright asks for it
    async ({}, use, info) => {
      info.skip(restsToday([info.project.name, ...info.titlePath].join(' ')), 'another day')
      await use(undefined)
    },
    { auto: true },
  ],
  everyPage: [
    async ({ browser }, use) => {
      if (CPU_RATE > 1) slowEveryPage(browser)
      await use(undefined)
    },
    { scope: 'worker', auto: true },
  ],
  context: async ({ context }, use) => {
    await holdWaits(context)
    if (LATE_MS > 0) await comeLate(context)
    await use(context)
  },
})

/** The same for a context that a test opens beside its own. */
export async function holdWaits(context: BrowserContext) {
  await context.addInitScript(waitForTheTest, NOTICEABLE_MS)
}

/** Also those that a test opens beside its own, and those that a page opens. */
function slowEveryPage(browser: Browser) {
  const newContext = browser.newContext.bind(browser)
  browser.newContext = async (options) => {
    const context = await newContext(options)
    slowDown(context)
    return context
  }
}

function waitForTheTest(noticeableMs: number) {
  const wait = window.setTimeout
  // A clock that the test moves is there already.
  if (!String(wait).includes('[native code]')) return
  window.setTimeout = ((act: () => void, ms = 0, ...rest: []) =>
    ms < noticeableMs ? wait(act, ms, ...rest) : 0) as typeof setTimeout
  // A browser of old has none (browserslist).
  if ('timeout' in AbortSignal) AbortSignal.timeout = () => new AbortController().signal
}

async function comeLate(context: BrowserContext) {
  await context.route(/\.data(\?|$)/, async (route) => {
    await later(LATE_MS)
    await route.continue()
  })
}

function slowDown(context: BrowserContext) {
  const newPage = context.newPage.bind(context)
  context.newPage = async () => {
    const page = await newPage()
    await slowPage(page)
    return page
  }
}

async function slowPage(page: Page) {
  // One that was closed again meanwhile is slow enough.
  page.on('popup', (opened) => void slowPage(opened).catch(() => {}))
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE })
}
