import { islands } from '#site/islands.ts'
import { beginFrame } from './frame.ts'
import { startIslands } from './start-islands.ts'

/** The first script of public pages, small enough for each of them. */
const wake = startIslands(islands)

beginFrame(wake)
wakeWhatIsAskedFor()
addEventListener('hashchange', wakeWhatIsAskedFor)
document.documentElement.dataset.started = ''

/** The home audit's dialog has addresses: see home-audit-dialog.tsx. */
function wakeWhatIsAskedFor() {
  if (location.hash === '#book-audit' || new URLSearchParams(location.search).get('audit') === 'open')
    wake('audit-dialog')
}
