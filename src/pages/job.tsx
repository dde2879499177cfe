import { data } from 'react-router'
import { careersCopy as copy } from '#content/careers.ts'
import { findOpening } from '#content/openings.ts'
import { site } from '#content/site.ts'
import { JobNotFound } from '#features/careers/job-not-found.tsx'
import { OpeningDetails } from '#features/careers/opening-details.tsx'
import { pageMeta } from '#ui/page-meta.ts'
import type { Route } from './+types/job.ts'
import './careers.css'

export function meta({ loaderData: opening }: Route.MetaArgs) {
  // No canonical link: there is no page at this address.
  if (!opening) return [{ title: `${copy.notFound.title} | ${site.brand}` }]

  const { id, title, description } = opening
  return pageMeta({ title, description, path: `/careers/${id}` })
}

export function loader({ params }: Route.LoaderArgs) {
  const opening = findOpening(params.id)
  return opening ?? data(null, 404)
}

export default function JobPage({ loaderData: opening }: Route.ComponentProps) {
  if (!opening) return <JobNotFound />
  // Another opening is another form: with its own draft, and nothing of the first.
  return <OpeningDetails key={opening.id} opening={opening} />
}
