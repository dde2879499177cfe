import { data } from 'react-router'
import { notFoundCopy as copy } from '#content/not-found.ts'
import { site } from '#content/site.ts'
import { NotFound } from '#ui/not-found.tsx'

export function loader() {
  return data(null, { status: 404 })
}

// No canonical link: there is no page at this address.
export function meta() {
  return [{ title: `${copy.title} | ${site.brand}` }, { name: 'description', content: copy.description }]
}

export default function NotFoundPage() {
  return <NotFound />
}
