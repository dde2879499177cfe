import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** In a frame that may run no script axe would wait for ever. */
const RUNS_NOTHING = 'iframe[sandbox]:not([sandbox*="allow-scripts"])'

/** What axe finds on the page as it stands, one line each. A half-faded text has half its contrast. */
export async function findViolations(page: Page): Promise<string[]> {
  await still(page)
  // What frames say is put together in a page of its own, which takes as long as the looking.
  const hasFrames = page.frames().length > 1
  const { violations } = await new AxeBuilder({ page }).exclude(RUNS_NOTHING).setLegacyMode(!hasFrames).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

/**
 * The same of a page with a list that all tests together have made long, of which axe would look at every row: those
 * stay that say this, and the first ones.
 */
export async function findViolationsWith(page: Page, text: string): Promise<string[]> {
  const FIRST = 3
  await page.evaluate(hideOthers, { text, first: FIRST })
  const violations = await findViolations(page)
  await page.evaluate(() => {
    for (const row of document.querySelectorAll<HTMLElement>('[data-hidden-row]')) {
      row.hidden = false
      delete row.dataset.hiddenRow
    }
  })
  return violations
}

function hideOthers({ text, first }: { text: string; first: number }) {
  for (const list of document.querySelectorAll('main :is(tbody, ul)')) {
    for (const row of [...list.children].slice(first) as HTMLElement[]) {
      if (row.hidden || row.textContent.includes(text)) continue
      row.hidden = true
      row.dataset.hiddenRow = ''
    }
  }
}

/** Waits for the motion that ends; also where it was asked for less, it ends no sooner than with a frame. */
export async function still(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .map((animation) => animation.finished.catch(() => {})),
    ),
  )
}
