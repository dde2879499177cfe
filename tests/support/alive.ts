import type { Page } from '@playwright/test'

/** A part of a page comes alive when a visitor is near (late.tsx); a test of what it does goes there and waits. */
export async function alive(page: Page, part: string) {
  const first = page.locator(`#${part} > *`).first()
  await first.scrollIntoViewIfNeeded()
  await page.waitForFunction(
    (part) =>
      Object.keys(document.getElementById(part)?.firstElementChild ?? {}).some((key) => key.startsWith('__react')),
    part,
  )
  await effectsRun(page)
}

/** React draws and runs effects by messages to itself, also while a test holds the clock: ours go between them. */
function effectsRun(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const { port1, port2 } = new MessageChannel()
    for (let turn = 0; turn < 50; turn++) {
      await new Promise((resolve) => {
        port1.onmessage = resolve
        port2.postMessage(turn)
      })
    }
  })
}
