import { data } from 'react-router'
import { brandName } from '#company/brand-name.ts'
import { servicesContext } from '#platform/http/request-contexts.ts'
import { SearchForm } from '#site/blog/search-form.tsx'
import { MissingPage } from './missing-page.tsx'
import { notFoundCopy as copy } from './words.en.ts'
import './missing-page.css'
import type { Route } from './+types/not-found.ts'
import { findNearAddress } from './near-address.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const near = await findNearAddress(new URL(request.url).pathname, context.get(servicesContext))
  return data({ near }, { status: 404 })
}

// No canonical link: there is no page at this address.
export function meta() {
  return [
    { title: `${copy.title} | ${brandName()}` },
    { name: 'description', content: copy.description },
    { name: 'robots', content: 'noindex' },
  ]
}

export default function NotFoundPage({ loaderData: { near } }: Route.ComponentProps) {
  return (
    <MissingPage near={near}>
      <SearchForm />
    </MissingPage>
  )
}
