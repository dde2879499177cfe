import { islands } from '#site/islands.ts'
import { fetchAgain } from '#ui/fetch-again.ts'
import { wakeIslands } from '#ui/island/wake-islands.ts'

// In development, components must find React Router's runtime for changes before they are read.
if (import.meta.env.DEV) await import('virtual:react-router/inject-hmr-runtime')

/** The first script of public pages, small enough for each of them. React comes when an island wakes. */
const wake = wakeIslands({ list: islands, fetchReact: () => import('./hydrate.tsx') })

wakeWhatIsAskedFor()
addEventListener('hashchange', wakeWhatIsAskedFor)

// A page for frames of others is a part of their page: it has no menu, and is no visit.
if (!location.pathname.startsWith('/embed/')) {
  await fetchAgain(() => import('./frame.ts')).then(
    ({ beginFrame }) => beginFrame(wake),
    (error: unknown) => console.warn('The script of menu, links and footer did not come', error),
  )
}
document.documentElement.dataset.started = ''

/** The home audit's dialog has addresses: see home-audit-dialog.tsx. */
function wakeWhatIsAskedFor() {
  if (location.hash === '#book-audit' || new URLSearchParams(location.search).get('audit') === 'open')
    wake('audit-dialog')
}
