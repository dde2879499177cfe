import { type Browser, chromium, type Page } from '@playwright/test'
import { companyLinks, mainNav } from '../../src/company/nav.en.ts'
import { browserPath } from '../browser.ts'
import { startNameProxy } from './name-proxy.ts'
import type { Stage } from './stage.ts'

const PATHS = [...mainNav.slice(1), ...companyLinks].map(({ path }) => path)

export interface Visitor {
  page: Page
  /** In words: what went wrong on this page, from an answer of 400 or more to an error in a script. */
  troubles: string[]
}

/** Who comes while a process is replaced waits for the next one, and on a busy machine that takes long to start. */
export const VISITORS_PATIENCE_MS = 300_000

export interface Visitors extends AsyncDisposable {
  /** Each comes from an address of its own. */
  come: (name: string, javaScriptEnabled?: boolean) => Promise<Visitor>
}

export async function openBrowser({ site, places }: Stage): Promise<Visitors> {
  await using parts = new AsyncDisposableStack()
  const browser: Browser = await chromium.launch({
    executablePath: browserPath(),
    args: ['--no-sandbox', '--disable-gpu', `--ignore-certificate-errors-spki-list=${site.rehearsal.trustedKey}`],
  })
  parts.defer(() => browser.close())
  let addresses = 0
  const whole = parts.move()

  return {
    async come(name, javaScriptEnabled = true) {
      const proxy = whole.use(await startNameProxy(places, `127.1.0.${++addresses}`))
      const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled, proxy: { server: proxy.url } })
      context.setDefaultTimeout(VISITORS_PATIENCE_MS)
      const page = await context.newPage()
      const troubles: string[] = []
      page.on('pageerror', ({ message }) => troubles.push(`${name}: ${message}`))
      page.on('response', (answer) => {
        if (answer.status() >= 400) troubles.push(`${name}: ${answer.status()} for ${answer.url()}`)
      })
      page.on('requestfailed', (request) => {
        const { errorText } = request.failure() ?? {}
        // What a visitor leaves before it is there; and a page that is fetched ahead, which the browser gives up after ten
        // seconds: the visitor's own move fetches it again.
        const isGivenUp = errorText === 'net::ERR_TIMED_OUT' && request.headers()['sec-purpose'] === 'prefetch'
        // A browser without scripts does not fetch them, whatever the page names beforehand.
        const isRefused = !javaScriptEnabled && errorText === 'csp'
        if (errorText !== 'net::ERR_ABORTED' && !isGivenUp && !isRefused)
          troubles.push(`${name}: ${errorText} for ${request.url()}`)
      })
      return { page, troubles }
    },
    [Symbol.asyncDispose]: () => whole.disposeAsync(),
  }
}

/** From page to page by the links of the frame, until it is over. Returns how many pages were seen. */
export async function walkAround({ page, troubles }: Visitor, isOver: () => boolean): Promise<number> {
  let seen = 0
  try {
    await page.goto('/')
    while (!isOver()) {
      await moveTo(page, PATHS[seen % PATHS.length]!)
      seen += 1
    }
  } catch (error) {
    troubles.push(`${firstLine(error)} after ${seen} pages`)
  }
  return seen
}

export function firstLine(error: unknown): string {
  return String(error).split('\n')[0]!
}

export async function moveTo(page: Page, path: string) {
  await page.locator(`:is(.nav, footer) a[href="${path}"]`).first().click()
  await page.waitForURL((url) => url.pathname === path)
  await page.getByRole('heading', { level: 1 }).waitFor()
}
