import { data, redirect } from 'react-router'
import { findOpening, stateOf, toOpening } from '#company/openings/opening-queries.ts'
import { pageMeta } from '#company/page-meta.ts'
import { site } from '#company/site.ts'
import { giveUp, parseApplication, typedIn } from '#leads/application/parse-application.ts'
import { submitApplication } from '#leads/application/submit-application.ts'
import { tryToStore } from '#platform/files/try-to-store.ts'
import { servicesContext } from '#platform/http/request-contexts.ts'
import { limitPosts } from '#platform/limits/limit-posts.ts'
import { limitsOf } from '#platform/limits/limits-of.ts'
import { StructuredData } from '#ui/structured-data.tsx'
import type { Route } from './+types/job.ts'
import { JobClosed } from './job-closed.tsx'
import { JobNotFound } from './job-not-found.tsx'
import { jobPosting } from './job-posting.ts'
import { OpeningDetails } from './opening-details.tsx'
import { careersCopy as copy } from './words.en.ts'
import './careers.css'

export { headers } from '#platform/http/answer-headers.ts'

export function meta({ loaderData }: Route.MetaArgs) {
  // No canonical link: there is no page at this address.
  if (!loaderData?.opening)
    return [
      { title: `${loaderData?.closed ? copy.closed.title(loaderData.closed) : copy.notFound.title} | ${site.brand}` },
    ]

  const { id, title, description } = loaderData.opening
  return pageMeta({ title, description, path: `/careers/${id}` })
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, now } = context.get(servicesContext)
  const row = await findOpening(db, params.id)
  const state = row && stateOf(row, now())
  if (!row || state === 'to come') return data({ opening: null, closed: null }, 404)
  return state === 'open'
    ? data({ opening: toOpening(row), closed: null })
    : data({ opening: null, closed: row.title }, 410)
}

/** What a browser without script posts: the same application through the same door. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const { writes, uploads } = limitsOf(services.env)
  const refused = await limitPosts('application', context, [...writes, ...uploads])

  const parsed = await parseApplication(request, services)
  if (refused) {
    const draft = parsed.ok ? await giveUp(parsed.value) : parsed.draft
    return data({ draft, message: refused.message }, refused.init)
  }
  if (!parsed.ok) {
    const errors = Object.entries(parsed.errors).map(([field, [first]]) => [field, first])
    return data({ draft: parsed.draft, errors: Object.fromEntries(errors), message: parsed.message }, parsed.status)
  }

  const { value: application } = parsed
  const stored = await tryToStore(() => submitApplication(application, services), context)
  if (!stored.ok) return data({ draft: typedIn(application), message: stored.message }, stored.init)
  return redirect(`/careers/${params.id}/thanks?reference=${stored.result.reference}`, 303)
}

export default function JobPage({ loaderData: { opening, closed }, actionData: rejected }: Route.ComponentProps) {
  if (closed) return <JobClosed title={closed} />
  if (!opening) return <JobNotFound />
  // Another opening is another form: with its own draft, and nothing of the first.
  return (
    <>
      <OpeningDetails key={opening.id} opening={opening} rejected={rejected} />
      <StructuredData of={import.meta.env.SSR && jobPosting(opening)} />
    </>
  )
}
