import { givenAnswers } from '#calculator/given-answers.ts'
import start from '#calculator/screen/await-answers.start.ts?inline-script'
import { pageMeta } from '#company/page-meta.ts'
import { servicesContext } from '#platform/http/request-contexts.ts'
import { Island } from '#site/island.tsx'
import { InlineScript } from '#ui/inline-script.tsx'
import type { PageHandle } from '#ui/page-handle.ts'
import type { Route } from './+types/embedded-calculator.ts'
import { energyCalculatorCopy as copy } from './words.en.ts'
// For their styles, which without scripts each mode needs. The route's own script, which brings them, is sent to nobody.
import '#ui/failed-part.css'
import '#ui/form-errors.css'
import '#calculator/screen/live-calculator.tsx'
import '#calculator/screen/other-modes.tsx'
import '#calculator/screen/factory-parts.tsx'
import '#calculator/advice/advice-parts.tsx'
import '#calculator/kvah/kvah-mode.tsx'

export const handle: PageHandle = { bare: true, isForFrames: true }

export function meta() {
  return pageMeta({ title: copy.title, description: copy.description, path: '/energy-calculator', isHidden: true })
}

/** Without a query the same for everybody until a rate changes; with one, as a form without script sends it, rendered for it. */
export function loader({ url, context }: Route.LoaderArgs) {
  return givenAnswers(url.search, context.get(servicesContext))
}

export default function EmbeddedCalculatorPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <InlineScript text={start} />
      <Island name="calculator" wakes="idle" props={loaderData} />
    </>
  )
}
