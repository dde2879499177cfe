import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { still } from './still.ts'

/**
 * What axe finds on the page as it stands, one line each. A half-faded text has half its contrast, and what is not laid
 * out yet (lay-out-below.ts) is only guessed to be as high as a screen: its text would stand on another ground.
 */
export async function findViolations(page: Page): Promise<string[]> {
  await expect.poll(() => page.evaluate(isWhole)).toBe(true)
  await still(page)
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

function isWhole(): boolean {
  return document.documentElement.hasAttribute('data-whole') || !document.documentElement.hasAttribute('data-script')
}
