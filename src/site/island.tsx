import { islandOf } from '#ui/island/island.tsx'
import { islands } from './islands.ts'

/** An island of the list on a page. */
export const Island = islandOf(islands)
