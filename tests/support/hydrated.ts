import type { Frame, Page } from '@playwright/test'

/**
 * The islands that a visitor sees are alive; with a selector, the one that it stands in, wherever that is. On the desk:
 * the whole page.
 */
export async function hydrated(page: Page | Frame, selector = 'main') {
  await page.waitForFunction(isAlive, selector)
  await effectsRun(page)
}

function isAlive(selector: string): boolean {
  // What lies under the rail at the foot is not seen.
  const RAIL = 56
  const element = document.querySelector(selector)
  if (document.querySelector('[data-routed]')) return element !== null && 'alive' in document.documentElement.dataset

  const island = element?.closest<HTMLElement>('[data-island]')
  if (island) return 'alive' in island.dataset
  const islands = [...document.querySelectorAll<HTMLElement>('[data-island][data-wakes=near]')]
  const near = islands.filter(({ children, parentElement }) =>
    children.length > 0 ? [...children].some(isInSight) : isInSight(parentElement!),
  )
  return 'started' in document.documentElement.dataset && near.every(({ dataset }) => 'alive' in dataset)

  function isInSight(part: Element): boolean {
    const box = part.getBoundingClientRect()
    return box.height > 0 && box.top < innerHeight - RAIL && box.bottom > 0
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
