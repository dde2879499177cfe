import type { BlogAddress } from '#articles/blog-address.ts'
import { listPosts } from '#articles/list-posts.ts'
import { searchForVisitor } from '#articles/search-for-visitor.ts'
import { shownCard } from '#articles/shown-card.ts'
import type { Services } from '#platform/services.ts'
import { type BlogListState, failedList } from './blog-list-state.ts'

export interface LoadedBlogs {
  posts: BlogListState
  status: 200 | 404 | 503
}

/** The list for a page rendered on the server, and the status that goes with it. */
export async function loadBlogs(services: Services, address: BlogAddress): Promise<LoadedBlogs> {
  try {
    const posts = await findBlogs(services, address)
    if (!posts) return { posts: { results: [], count: 0 }, status: 404 }
    return { posts: { ...posts, results: posts.results.map(shownCard) }, status: 200 }
  } catch (error) {
    services.log.error({ err: error }, 'the blogs could not be loaded')
    return { posts: failedList, status: 503 }
  }
}

async function findBlogs(services: Services, { page, search }: BlogAddress) {
  if (!search) return listPosts(services, page)

  const results = await searchForVisitor(services, search)
  return { results, count: results.length }
}
