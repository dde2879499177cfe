import { goOnWithAssistant } from '#assistant/launcher/go-on.ts'
import { showHint } from '#assistant/launcher/show-hint.ts'
import { noteFooter } from '#leads/form/human-check/footer-age.ts'
import { noteVisit } from '#leads/form/visit.ts'
import { islands } from '#site/islands.ts'
import { countEvent } from '#ui/count-event.ts'
import { wakeIslands } from '#ui/island/wake-islands.ts'
import { readSiteSettings } from '#ui/site-settings.ts'
import { copyrightYears } from './copyright-years.ts'
import { followMenu } from './follow-menu.ts'
import { prefetchLinks } from './prefetch-links.ts'

/** The one script of public pages, small enough for each of them. React comes when an island wakes. */
const wake = wakeIslands({ list: islands, fetchReact: () => import('./hydrate.tsx') })

noteFooter()
followMenu()
prefetchLinks()
tellYears()
if (document.querySelector('.not-found')) console.error(`404: no page at ${location.pathname}`)
if (document.documentElement.hasAttribute('data-visit')) beginVisit()
wakeWhatIsAskedFor()
addEventListener('hashchange', wakeWhatIsAskedFor)

document.documentElement.dataset.started = ''

/** Not on pages for frames of others, nor where staff look at a draft. */
function beginVisit() {
  noteVisit()
  countEvent('page_view')
  // Shown again from the browser's memory, it is seen again.
  addEventListener('pageshow', ({ persisted }) => persisted && countEvent('page_view'))
  showHint()
  goOnWithAssistant(wake)
  void readSiteSettings().then((settings) => settings?.analytics_id && wake('analytics'))
}

/** The home audit's dialog has addresses: see home-audit-dialog.tsx. */
function wakeWhatIsAskedFor() {
  if (location.hash === '#book-audit' || new URLSearchParams(location.search).get('audit') === 'open')
    wake('audit-dialog')
}

/** The page was built on some day in the past: the browser's clock has the last word. */
function tellYears() {
  const years = document.querySelector<HTMLElement>('[data-since]')
  const text = years && copyrightYears(Number(years.dataset.since), new Date().getFullYear())
  if (text && years.textContent !== text) years.textContent = text
}
