import type { Page } from '@playwright/test'

/** Opens a page and tells how many bytes came over the wire until it had loaded, headers included. */
export async function bytesBeforeLoad(page: Page, path: string): Promise<number> {
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  await network.send('Network.setCacheDisabled', { cacheDisabled: true })
  let bytes = 0
  network.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })

  await page.goto(path, { waitUntil: 'load' })
  return bytes
}
