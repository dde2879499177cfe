import type { ShownCard } from '#articles/shown-card.ts'

/** What the list has to show. A list that could not be loaded is empty, and says why. */
export interface BlogListState {
  results: ShownCard[]
  count: number
  isFailed?: true
}

export const failedList: BlogListState = { results: [], count: 0, isFailed: true }
