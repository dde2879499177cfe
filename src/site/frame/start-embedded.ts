import { wakeIslands } from '#ui/island/wake-islands.ts'

/** The first script of a page for frames of others. It is a part of their page: it has no menu, and is no visit. */
wakeIslands({
  list: { calculator: () => import('#calculator/screen/live-calculator.tsx') },
  fetchReact: () => import('#ui/island/hydrate-island.tsx'),
})
document.documentElement.dataset.started = ''
