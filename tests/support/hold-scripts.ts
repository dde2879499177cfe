import type { Page } from '@playwright/test'

/** Until `resolve` is called, no script of the site comes: a line that is slow to the end. */
export async function holdScripts(page: Page): Promise<{ resolve: () => void }> {
  const line = Promise.withResolvers<void>()
  await page.route(/\/assets\/[^/]+\.js/, async (route) => {
    await line.promise
    await route.continue()
  })
  return line
}
