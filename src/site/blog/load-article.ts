import { findArticle } from '#articles/find-article.ts'
import { searchPosts } from '#articles/search-posts.ts'
import { shownCard } from '#articles/shown-card.ts'
import type { Services } from '#platform/services.ts'
import { type ArticleState, NEAR } from './fetch-article.ts'

/** An article for a page rendered on the server, or those whose names come near. */
export async function loadArticle(services: Services, slug: string): Promise<ArticleState> {
  const article = await findArticle(services, slug)
  if (article) return { kind: 'found', article: { ...article, related: article.related.map(shownCard) } }

  const near = await searchPosts(services.db, services.now(), slug.replaceAll('-', ' '))
  return { kind: 'missing', near: near.slice(0, NEAR).map(({ slug, title }) => ({ slug, title })) }
}
