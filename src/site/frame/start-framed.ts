import { startIslands } from './start-islands.ts'

/** The first script of a page for frames of others. It is a part of their page: it has no menu, and is no visit. */
startIslands({ calculator: () => import('#calculator/screen/live-calculator.tsx') })
document.documentElement.dataset.started = ''
