import type { Frame, Page } from '@playwright/test'

/** Scripts come after the page (see release-scripts.ts); a test of what they do waits for them. */
export async function hydrated(page: Page | Frame, selector = 'main') {
  await page.waitForFunction(isMounted, selector)
  await effectsRun(page)
}

/**
 * Whether React has taken the element over for good: it marks elements one by one, with pauses, long before any effect
 * runs. By its own marks, as React itself tells.
 */
function isMounted(selector: string): boolean {
  const PLACEMENT = 2
  const HYDRATING = 4096
  const element = document.querySelector(selector)
  const key = Object.keys(element ?? {}).find((key) => key.startsWith('__reactFiber'))
  let fiber = key && (element as unknown as Record<string, Fiber | null>)[key]
  if (!fiber) return false

  // What has an alternate was drawn before.
  for (; fiber && !fiber.alternate; fiber = fiber.return) if (fiber.flags & (PLACEMENT | HYDRATING)) return false
  return true

  interface Fiber {
    flags: number
    return: Fiber | null
    alternate: Fiber | null
  }
}

/** React draws and runs effects by messages to itself, also while a test holds the clock: ours go between them. */
function effectsRun(page: Page | Frame): Promise<void> {
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
