import { ARTICLE_LANGUAGE } from '#articles/post.ts'
import { searchPosts } from '#articles/search-posts.ts'
import type { Services } from '#platform/services.ts'
import { nearPages } from './near-pages.ts'

const MOST_NEAR = 3

export interface Near {
  path: string
  title: string
  /** Of the title, where it may be another one than the page's. */
  lang?: string
}

/** What may have been meant by an address that leads nowhere: pages that are spelt like it, else articles about it. */
export async function findNearAddress(
  pathname: string,
  { db, now, log }: Pick<Services, 'db' | 'now' | 'log'>,
): Promise<Near[]> {
  const path = safelyDecoded(pathname)
  const pages = nearPages(path)
  if (pages.length > 0) return pages

  const posts = await searchPosts(db, now(), path).catch((error) => {
    log.error({ err: error }, 'no articles could be found for an unknown address')
    return []
  })
  return posts.slice(0, MOST_NEAR).map(({ slug, title }) => ({
    path: `/blogs/${slug}`,
    title,
    lang: ARTICLE_LANGUAGE,
  }))
}

// An address may hold a percent sign that encodes nothing.
function safelyDecoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
