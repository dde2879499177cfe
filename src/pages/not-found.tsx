import { data } from 'react-router'
import { notFoundCopy as copy } from '#content/not-found.ts'
import { site } from '#content/site.ts'
import { SearchForm } from '#features/blog/search-form.tsx'
import { searchPosts } from '#features/blog/search-posts.ts'
import { nearPages } from '#features/discovery/near-pages.ts'
import { servicesContext } from '#platform/request-contexts.ts'
import { NotFound } from '#ui/not-found.tsx'
import '#ui/not-found.css'
import type { Route } from './+types/not-found.ts'

const MOST_NEAR = 3

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, now, log } = context.get(servicesContext)
  const path = safelyDecoded(new URL(request.url).pathname)
  const pages = nearPages(path)
  if (pages.length > 0) return data({ near: pages }, { status: 404 })

  const posts = await searchPosts(db, now(), path).catch((error) => {
    log.error({ err: error }, 'no articles could be found for an unknown address')
    return []
  })
  const near = posts.slice(0, MOST_NEAR).map(({ slug, title }) => ({ path: `/blogs/${slug}`, title }))
  return data({ near }, { status: 404 })
}

// An address may hold a percent sign that encodes nothing.
function safelyDecoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

// No canonical link: there is no page at this address.
export function meta() {
  return [
    { title: `${copy.title} | ${site.brand}` },
    { name: 'description', content: copy.description },
    { name: 'robots', content: 'noindex' },
  ]
}

export default function NotFoundPage({ loaderData: { near } }: Route.ComponentProps) {
  return (
    <NotFound near={near}>
      <SearchForm />
    </NotFound>
  )
}
