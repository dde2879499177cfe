import { listOpen } from '#company/openings/opening-queries.ts'
import { pageMeta } from '#company/page-meta.ts'
import { servicesContext } from '#platform/http/request-contexts.ts'
import { headingId } from '#ui/heading-id.ts'
import type { Route } from './+types/careers.ts'
import { OpeningList, type OpeningSummary } from './opening-list.tsx'
import { careersCopy as copy } from './words.en.ts'
import './careers.css'

export function meta() {
  return pageMeta({ title: copy.title, description: copy.description, path: '/careers' })
}

export async function loader({ context }: Route.LoaderArgs) {
  const { db, now } = context.get(servicesContext)
  const openings = await listOpen(db, now())
  // What an opening's own page says would come twice over a slow line.
  return openings.map(({ description, requirements, ...shown }): OpeningSummary => shown)
}

export default function CareersPage({ loaderData: openings }: Route.ComponentProps) {
  return (
    <section className="section">
      <div className="wrap careers">
        <div>
          <h1 className="h-page">{copy.heading}</h1>
          <p className="lead careers__lead">{copy.lead(openings.length)}</p>
        </div>
        <OpeningList openings={openings} />
        {openings.length > 0 && <AfterYouApply />}
      </div>
    </section>
  )
}

/** Where others show a picture: what becomes of an application. */
function AfterYouApply() {
  return (
    <section className="careers__after" aria-labelledby={headingId(copy.after)}>
      <div className="bill">
        <div className="bill__top">
          <h2 id={headingId(copy.after)}>{copy.after}</h2>
        </div>
        <ol>
          {copy.next.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
    </section>
  )
}
