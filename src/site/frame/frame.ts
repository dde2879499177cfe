import { goOnWithAssistant } from '#assistant/launcher/go-on.ts'
import { showHint } from '#assistant/launcher/show-hint.ts'
import { noteFooter } from '#leads/form/human-check/footer-age.ts'
import { noteVisit } from '#leads/form/visit.ts'
import { countEvent } from '#ui/count-event.ts'
import { readSiteSettings } from '#ui/site-settings.ts'
import { copyrightYears } from './copyright-years.ts'
import { followMenu } from './follow-menu.ts'
import { prefetchLinks } from './prefetch-links.ts'

/** What stands around each page of the site, and is no island: menu, links, footer, visit. `wake`: the islands of a name. */
export function beginFrame(wake: (name: string) => void) {
  noteFooter()
  followMenu()
  prefetchLinks()
  tellYears()
  if (document.querySelector('.not-found')) console.error(`404: no page at ${location.pathname}`)
  if (document.documentElement.hasAttribute('data-visit')) beginVisit(wake)
}

/** Not where staff look at a draft. */
function beginVisit(wake: (name: string) => void) {
  noteVisit()
  countEvent('page_view')
  // Shown again from the browser's memory, it is seen again.
  addEventListener('pageshow', ({ persisted }) => persisted && countEvent('page_view'))
  showHint()
  goOnWithAssistant(wake)
  void readSiteSettings().then((settings) => settings?.analytics_id && wake('analytics'))
}

/** The page was built on some day in the past: the browser's clock has the last word. */
function tellYears() {
  const years = document.querySelector<HTMLElement>('[data-since]')
  const text = years && copyrightYears(Number(years.dataset.since), new Date().getFullYear())
  if (text && years.textContent !== text) years.textContent = text
}
