import { islands } from '#site/islands.ts'
import { wakeIslands } from '#ui/island/wake-islands.ts'
import { beginFrame } from './frame.ts'

/** The first script of public pages, small enough for each of them. */
const wake = wakeIslands({ list: islands, fetchReact: () => import('./hydrate.tsx') })

beginFrame(wake)
wakeWhatIsAskedFor()
addEventListener('hashchange', wakeWhatIsAskedFor)
document.documentElement.dataset.started = ''

/** The home audit's dialog has addresses: see home-audit-dialog.tsx. */
function wakeWhatIsAskedFor() {
  if (location.hash === '#book-audit' || new URLSearchParams(location.search).get('audit') === 'open')
    wake('audit-dialog')
}
