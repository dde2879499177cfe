import type { BlogAddress } from '#articles/blog-address.ts'
import type { PostCard, PostPage } from '#articles/post.ts'
import { type BlogListState, failedList } from './blog-list-state.ts'

/** The list, asked of the API by the browser. A failure is told to the console and leaves the list empty. */
export async function fetchBlogs({ page, search }: BlogAddress, signal: AbortSignal): Promise<BlogListState> {
  try {
    if (!search) return await fetchJson<PostPage>(`/api/blogs/blogs?page=${page}`, signal)

    const results = await fetchJson<PostCard[]>(`/api/blogs/blogs-all?search=${encodeURIComponent(search)}`, signal)
    return { results, count: results.length }
  } catch (error) {
    // A visitor who has moved on is no failure.
    if (!signal.aborted) console.error('The blogs could not be loaded.', error)
    return failedList
  }
}

async function fetchJson<T>(url: string, signal: AbortSignal): Promise<T> {
  const response = await fetch(url, { signal, credentials: 'include' })
  // A page that does not exist is an answer: an empty one.
  if (response.status === 404) return { results: [], count: 0 } as T
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return response.json()
}
