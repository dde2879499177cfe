import type { IslandList } from '#ui/island/island-list.ts'
import { wakeIslands } from '#ui/island/wake-islands.ts'

// In development, components must find React Router's runtime for changes before they are read.
if (import.meta.env.DEV) await import('virtual:react-router/inject-hmr-runtime')

/** Lets each island of the page wake in its time. React comes when the first does. Returns a way to wake those of a name now. */
export function startIslands(list: IslandList): (name: string) => void {
  return wakeIslands({ list, fetchReact: () => import('./hydrate.tsx') })
}
