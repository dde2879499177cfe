import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { findArticle } from '#articles/find-article.ts'
import { listPosts } from '#articles/list-posts.ts'
import { pageNumber } from '#articles/paging.ts'
import { findBlogStamp } from '#articles/post-queries.ts'
import { searchForVisitor } from '#articles/search-for-visitor.ts'
import { cachedJson } from '#platform/http/cached-json.ts'
import { problem } from '#platform/http/problem.ts'
import type { RequestState } from '#platform/http/request-state.ts'
import type { Services } from '#platform/services.ts'
import { toOneLine } from '#platform/text/clean-text.ts'
import { blogCopy as copy } from './words.en.ts'

/** The three calls of the specification, section 7: a page, a search, one blog. */
export function blogsApi(services: Pick<Services, 'db' | 'env' | 'now' | 'tallies'>) {
  const { db, now } = services
  // Published is published for everyone, but what was just published shows after a second.
  const kept = cachedJson({ stamp: () => findBlogStamp(db, now()), cacheControl: 'no-cache' })

  return (
    new Hono<RequestState>({ strict: false })
      .get('/blogs', async (c) => {
        const page = pageNumber(c.req.query('page'))
        if (!page) return problem(c, 422, copy.api.noPageNumber, { errors: { page: [copy.api.noPageNumber] } })

        const posts = await kept.serve(c, `page ${page}`, () => listPosts(services, page))
        return posts ?? problem(c, 404, copy.api.noSuchPage)
      })
      // Not kept: there is no end of what may be looked for.
      .get('/blogs-all', compress(), async (c) => {
        const posts = await searchForVisitor(services, toOneLine(c.req.query('search') ?? ''))
        return c.json(posts, 200, { 'Cache-Control': 'no-cache' })
      })
      .get('/blogs/:slug', async (c) => {
        const slug = c.req.param('slug')
        const article = await kept.serve(c, `blog ${slug}`, () => asSpecified(services, slug))
        return article ?? problem(c, 404, `${copy.missing.heading} - ${copy.missing.explanation}`)
      })
  )
}

/** An article without what only its page needs. */
async function asSpecified(services: Pick<Services, 'db' | 'env' | 'now'>, slug: string) {
  const article = await findArticle(services, slug)
  if (!article) return undefined
  const { languages: _, ...specified } = article
  return specified
}
