import { ownScript } from 'virtual:own-script'
import { givenAnswers } from '#calculator/given-answers.ts'
import { CalculatorRoot } from '#calculator/screen/calculator-root.tsx'
import { calculatorCopy as copy } from '#calculator/words.en.ts'
import { pageMeta } from '#company/page-meta.ts'
import { servicesContext } from '#platform/http/request-contexts.ts'
import type { PageHandle } from '#ui/page-handle.ts'
import type { Route } from './+types/embedded-calculator.ts'

// The site's own scripts would weigh more than a stranger's page should have to carry for us.
export const handle: PageHandle = { bare: true, ownScript }

export function meta() {
  return pageMeta({ title: copy.title, description: copy.description, path: '/energy-calculator', isHidden: true })
}

/** Without a query the same for everybody until a rate changes; with one, as a form without script sends it, rendered for it. */
export function loader({ url, context }: Route.LoaderArgs) {
  return givenAnswers(url.search, context.get(servicesContext))
}

export default function EmbeddedCalculatorPage({ loaderData }: Route.ComponentProps) {
  return <CalculatorRoot {...loaderData} />
}
