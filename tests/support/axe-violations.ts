import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** What axe has against the page as it stands, in a form that reads well in a failed test. */
export async function axeViolations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}
