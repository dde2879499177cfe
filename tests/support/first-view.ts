import type { Page } from '@playwright/test'
import { holdRequests } from './hold-requests.ts'

export interface Fetched {
  path: string
  type: string
  bytes: number
  isBeforeLoad: boolean
}

/**
 * Opens a page and tells what came over the wire for it, headers included. Pictures further down may or may not have
 * arrived when it has loaded, so all is counted that it asks for without being scrolled. The font is held back until
 * something has been painted: on a slow line it is always late, here it would be by chance.
 */
export async function firstView(page: Page, path: string): Promise<Fetched[]> {
  const fetched = await recordFetches(page)
  const painted = await holdRequests(page, '**/*.woff2')

  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  painted.resolve()
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  return [...fetched.values()]
}

async function recordFetches(page: Page): Promise<Map<string, Fetched>> {
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  const fetched = new Map<string, Fetched>()
  let isLoaded = false
  page.once('load', () => {
    isLoaded = true
  })
  network.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other' }) => {
    fetched.set(requestId, { path: new URL(request.url).pathname, type, bytes: 0, isBeforeLoad: !isLoaded })
  })
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = fetched.get(requestId)
    if (request) request.bytes = encodedDataLength
  })
  return fetched
}
