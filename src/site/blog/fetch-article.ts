import type { PostCard, PostLink } from '#articles/post.ts'
import type { ShownArticle } from '#articles/shown-card.ts'

/** What the page of an article has to show. */
export type ArticleState =
  | { kind: 'found'; article: ShownArticle }
  | { kind: 'missing'; near: PostLink[] }
  | { kind: 'unreachable' }

/** An article, asked of the API by the browser. */
export async function fetchArticle(slug: string, signal: AbortSignal): Promise<ArticleState> {
  try {
    const response = await fetch(`/api/blogs/blogs/${encodeURIComponent(slug)}/`, { signal, credentials: 'include' })
    if (response.ok) return { kind: 'found', article: await response.json() }
    if (response.status === 404) return { kind: 'missing', near: await fetchNear(slug, signal) }
    throw new Error(`The API answered ${response.status}`)
  } catch (error) {
    if (!signal.aborted) console.error('The blog could not be loaded.', error)
    return { kind: 'unreachable' }
  }
}

async function fetchNear(slug: string, signal: AbortSignal): Promise<PostLink[]> {
  const words = encodeURIComponent(slug.replaceAll('-', ' '))
  const response = await fetch(`/api/blogs/blogs-all?search=${words}`, { signal, credentials: 'include' })
  return response.ok ? ((await response.json()) as PostCard[]).slice(0, NEAR) : []
}

/** How many articles are offered in place of one that does not exist. */
export const NEAR = 3
