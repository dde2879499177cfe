import { data } from 'react-router'
import { notFoundCopy as copy } from '#content/not-found.ts'
import { site } from '#content/site.ts'
import { SearchForm } from '#features/blog/search-form.tsx'
import { servicesContext } from '#platform/request-contexts.ts'
import { NotFound } from '#ui/not-found.tsx'
import '#ui/not-found.css'
import type { Route } from './+types/not-found.ts'
import { findNearAddress } from './near-address.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const near = await findNearAddress(new URL(request.url).pathname, context.get(servicesContext))
  return data({ near }, { status: 404 })
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
