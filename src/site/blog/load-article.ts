import { findArticle } from '#articles/find-article.ts'
import type { PostLink } from '#articles/post.ts'
import { searchPosts } from '#articles/search-posts.ts'
import { type ShownArticle, shownCard } from '#articles/shown-card.ts'
import type { Services } from '#platform/services.ts'

/** How many articles are offered in place of one that does not exist. */
const NEAR = 3

/** What the page of an article has to show. */
export type ArticleState = { kind: 'found'; article: ShownArticle } | { kind: 'missing'; near: PostLink[] }

/** An article for a page rendered on the server, or those whose names come near. */
export async function loadArticle(services: Services, slug: string): Promise<ArticleState> {
  const article = await findArticle(services, slug)
  if (article) return { kind: 'found', article: { ...article, related: article.related.map(shownCard) } }

  const near = await searchPosts(services.db, services.now(), slug.replaceAll('-', ' '))
  return { kind: 'missing', near: near.slice(0, NEAR).map(({ slug, title, lang }) => ({ slug, title, lang })) }
}
