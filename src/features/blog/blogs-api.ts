import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { blogCopy as copy } from '#content/blog.ts'
import { problem } from '#platform/http/problem.ts'
import type { RequestState } from '#platform/http/request-state.ts'
import type { Services } from '#platform/services.ts'
import { findArticle } from './find-article.ts'
import { listPosts } from './list-posts.ts'
import { pageNumber } from './paging.ts'
import { searchForVisitor } from './search-for-visitor.ts'

/** The three calls of the specification, section 7: a page, a search, one blog. */
export function blogsApi(services: Pick<Services, 'db' | 'env' | 'now' | 'tallies'>) {
  return new Hono<RequestState>({ strict: false })
    .use(compress(), async (c, next) => {
      await next()
      // Published is published for everyone, but what was just published shows at once.
      if (c.res.ok) c.header('Cache-Control', 'no-cache')
    })
    .get('/blogs', async (c) => {
      const page = pageNumber(c.req.query('page'))
      if (!page) return problem(c, 422, copy.api.noPageNumber, { errors: { page: [copy.api.noPageNumber] } })

      const posts = await listPosts(services, page)
      return posts ? c.json(posts) : problem(c, 404, copy.api.noSuchPage)
    })
    .get('/blogs-all', async (c) => c.json(await searchForVisitor(services, c.req.query('search') ?? '')))
    .get('/blogs/:slug', async (c) => {
      const article = await findArticle(services, c.req.param('slug'))
      return article ? c.json(article) : problem(c, 404, `${copy.missing.heading} - ${copy.missing.explanation}`)
    })
}
