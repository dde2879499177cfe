import { data, redirect } from 'react-router'
import { brandName } from '#company/brand-name.ts'
import type { Opening } from '#company/openings/first-openings.en.ts'
import { findOpening, stateOf, toOpening } from '#company/openings/opening-queries.ts'
import { pageMeta } from '#company/page-meta.ts'
import { parseApplication, submitApplication, typedIn } from '#leads/application/application-kind.server.ts'
import { postFileForm } from '#leads/file-form/post-file-form.ts'
import { thanksQuery } from '#leads/thanks.ts'
import { servicesContext } from '#platform/http/request-contexts.ts'
import type { PageHandle } from '#ui/page-handle.ts'
import { StructuredData } from '#ui/structured-data.tsx'
import type { Route } from './+types/job.ts'
import { JobClosed } from './job-closed.tsx'
import { JobNotFound } from './job-not-found.tsx'
import { jobPosting } from './job-posting.ts'
import { OpeningDetails } from './opening-details.tsx'
import { careersCopy as copy } from './words.en.ts'
import './careers.css'

export { headers } from '#platform/http/answer-headers.ts'

export const handle: PageHandle = {
  isLost: ({ opening, closed }: Route.ComponentProps['loaderData']) => !opening && !closed,
}

export function meta({ loaderData }: Route.MetaArgs) {
  // No canonical link: there is no page at this address.
  if (!loaderData?.opening) {
    const title = loaderData?.closed ? titleOfClosed(loaderData.closed) : copy.notFound.title
    return [{ title: `${title} | ${brandName()}` }]
  }
  const { id, title, description, languages } = loaderData.opening
  return pageMeta({ title, description, path: `/careers/${id}`, ...(languages && { languages }) })
}

/** A title of the browser is in one language: beside one that stands in English alone, other words would be read out wrongly. */
function titleOfClosed({ title, lang }: Opening): string {
  return lang ? copy.closed.untitled : copy.closed.title(title)
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, now } = context.get(servicesContext)
  const row = await findOpening(db, params.id)
  const state = row && stateOf(row, now())
  if (!row || state === 'to come') return data({ opening: null, closed: null }, 404)
  const opening = toOpening(row)
  return state === 'open' ? data({ opening, closed: null }) : data({ opening: null, closed: opening }, 410)
}

/** What a browser without script posts: the same application through the same door. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const posted = await postFileForm(
    {
      kind: 'application',
      field: 'resume',
      parse: parseApplication,
      submit: submitApplication,
      file: ({ resume }) => resume,
      typedIn,
    },
    request,
    context,
  )
  if (!posted.ok) return data(posted.rejected, posted.init)
  return redirect(`/careers/${params.id}/thanks?${thanksQuery(posted.receipt)}`, 303)
}

export default function JobPage({ loaderData: { opening, closed }, actionData: rejected }: Route.ComponentProps) {
  if (closed) return <JobClosed title={closed.title} lang={closed.lang} />
  if (!opening) return <JobNotFound />
  // Another opening is another form: with its own draft, and nothing of the first.
  return (
    <>
      <OpeningDetails key={opening.id} opening={opening} rejected={rejected} />
      <StructuredData of={import.meta.env.SSR && jobPosting(opening)} />
    </>
  )
}
