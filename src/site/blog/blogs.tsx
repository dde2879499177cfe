import { data } from 'react-router'
import { readBlogAddress } from '#articles/blog-address.ts'
import { pagePath } from '#articles/paging.ts'
import { pageMeta } from '#company/page-meta.ts'
import { newsletterCopy } from '#leads/subscription/words.en.ts'
import { servicesContext } from '#platform/http/request-contexts.ts'
import type { Services } from '#platform/services.ts'
import type { Route } from './+types/blogs.ts'
import { BlogCard } from './blog-card.tsx'
import { BlogList } from './blog-list.tsx'
import { loadBlogs } from './load-blogs.ts'
import { SearchForm } from './search-form.tsx'
import { blogCopy as copy } from './words.en.ts'
import './blogs.css'

const INSTEAD = 3

export async function loader({ request, context }: Route.LoaderArgs) {
  const address = readBlogAddress(new URL(request.url))
  const { posts, status } = await loadBlogs(context.get(servicesContext), address)
  // What finds nothing is counted, each time: it is not answered from memory.
  const isInVain = address.search !== '' && posts.count === 0
  const instead = isInVain ? await newest(context.get(servicesContext)) : []
  return data(
    { ...address, posts, instead },
    { status, headers: isInVain ? { 'Cache-Control': 'no-store' } : undefined },
  )
}

/** For who searched in vain. */
async function newest(services: Services) {
  const { posts } = await loadBlogs(services, { page: 1, search: '' })
  return posts.results.slice(0, INSTEAD)
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { page, search } = loaderData ?? { page: 1, search: '' }
  const description = copy.description
  if (search) {
    const path = `/blogs?search=${encodeURIComponent(search)}`
    return pageMeta({ title: copy.search.title(search), description, path, isHidden: true })
  }

  const title = page === 1 ? copy.title : `${copy.title}, ${copy.page.toLowerCase()} ${page}`
  return pageMeta({ title, description, path: pagePath(page), name: copy.name, picture: 'blogs' })
}

export default function BlogsPage({ loaderData: { page, search, posts, instead } }: Route.ComponentProps) {
  return (
    <section className="section">
      <div className="wrap" data-loading={copy.loading}>
        <div className="blogs__head">
          <h1>{copy.heading}</h1>
          <SearchForm search={search} />
        </div>
        <BlogList page={page} search={search} posts={posts} />
        {instead.length > 0 && (
          <>
            <h2 className="blogs__instead">{newsletterCopy.latest.heading}</h2>
            <ul className="blog-grid">
              {instead.map((post) => (
                <BlogCard key={post.slug} post={post} />
              ))}
            </ul>
          </>
        )}
      </div>
    </section>
  )
}
