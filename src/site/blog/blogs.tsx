import { Suspense } from 'react'
import { data, useLocation } from 'react-router'
import { readBlogAddress } from '#articles/blog-address.ts'
import { pagePath } from '#articles/paging.ts'
import { pageMeta } from '#company/page-meta.ts'
import { servicesContext } from '#platform/http/request-contexts.ts'
import { Boundary } from '#ui/boundary.tsx'
import type { Route } from './+types/blogs.ts'
import { BlogList } from './blog-list.tsx'
import { BlogsLoading } from './blogs-loading.tsx'
import { fetchBlogs } from './fetch-blogs.ts'
import { loadBlogs } from './load-blogs.ts'
import { SearchForm } from './search-form.tsx'
import { blogCopy as copy } from './words.en.ts'
import './blogs.css'

export async function loader({ request, context }: Route.LoaderArgs) {
  const address = readBlogAddress(new URL(request.url))
  const { posts, status } = await loadBlogs(context.get(servicesContext), address)
  // What finds nothing is counted, each time: it is not answered from memory.
  const isInVain = address.search !== '' && posts.count === 0
  return data({ ...address, posts }, { status, headers: isInVain ? { 'Cache-Control': 'no-store' } : undefined })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

/** Not waited for: the page says at once that it is loading. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const address = readBlogAddress(new URL(request.url))
  return { ...address, posts: fetchBlogs(address, request.signal) }
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

export default function BlogsPage({ loaderData: { page, search, posts } }: Route.ComponentProps) {
  const { key } = useLocation()

  return (
    <section className="section">
      <div className="wrap">
        <div className="blogs__head">
          <h1>{copy.heading}</h1>
          <Boundary>
            <SearchForm search={search} />
          </Boundary>
        </div>
        {posts instanceof Promise ? (
          <Boundary key={key}>
            <Suspense fallback={<BlogsLoading />}>
              <BlogList page={page} search={search} posts={posts} />
            </Suspense>
          </Boundary>
        ) : (
          // Nothing to suspend around what is here already: React would send it hidden, for a script to uncover.
          <Boundary of={posts}>
            <BlogList page={page} search={search} posts={posts} />
          </Boundary>
        )}
      </div>
    </section>
  )
}
