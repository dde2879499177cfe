import type { Page } from '@playwright/test'

/** Until `resolve` is called, none of these requests goes on; or none gets an answer at all. */
export async function holdRequests(page: Page, url: string | RegExp, then: 'continue' | 'abort' = 'continue') {
  const line = Promise.withResolvers<void>()
  await page.route(url, async (route) => {
    await line.promise
    await route[then]()
  })
  return line
}

/** No script of the site comes until `resolve` is called: a line that is slow to the end. */
export function holdScripts(page: Page) {
  return holdRequests(page, /\/assets\/[^/]+\.js/)
}
