import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { still } from './still.ts'

/** What axe finds on the page as it stands, one line each. A half-faded text has half its contrast. */
export async function findViolations(page: Page): Promise<string[]> {
  await still(page)
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}
