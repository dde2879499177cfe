import type { PostPage } from './post.ts'

/** What the list has to show. A list that could not be loaded is empty, and says why. */
export interface BlogListState extends PostPage {
  isFailed?: true
}

export const failedList: BlogListState = { results: [], count: 0, isFailed: true }
