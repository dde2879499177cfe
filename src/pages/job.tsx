import { data, redirect } from 'react-router'
import { careersCopy as copy } from '#content/careers.ts'
import { findOpening } from '#content/openings.ts'
import { site } from '#content/site.ts'
import { JobNotFound } from '#features/careers/job-not-found.tsx'
import { jobPosting } from '#features/careers/job-posting.ts'
import { OpeningDetails } from '#features/careers/opening-details.tsx'
import { parseApplication } from '#features/careers/parse-application.ts'
import { submitApplication } from '#features/careers/submit-application.ts'
import { servicesContext } from '#platform/request-contexts.ts'
import { pageMeta } from '#ui/page-meta.ts'
import { StructuredData } from '#ui/structured-data.tsx'
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

/** What a browser without script posts: the same application through the same door. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const parsed = await parseApplication(request, services)
  if (!parsed.ok) {
    const errors = Object.entries(parsed.errors).map(([field, [first]]) => [field, first])
    return data({ draft: parsed.draft, errors: Object.fromEntries(errors), message: parsed.message }, parsed.status)
  }

  const { reference } = await submitApplication(parsed.application, services)
  return redirect(`/careers/${params.id}/thanks?reference=${reference}`, 303)
}

export default function JobPage({ loaderData: opening, actionData: rejected }: Route.ComponentProps) {
  if (!opening) return <JobNotFound />
  // Another opening is another form: with its own draft, and nothing of the first.
  return (
    <>
      <OpeningDetails key={opening.id} opening={opening} rejected={rejected} />
      <StructuredData of={jobPosting(opening)} />
    </>
  )
}
