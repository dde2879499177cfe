import type { Opening } from '#company/openings/first-openings.en.ts'
import type { ApplicationField } from '#leads/application/application-schema.ts'
import type { RejectedPost } from '#leads/form/use-lead-form.ts'
import { Island } from '#site/island.tsx'
import { headingId } from '#ui/heading-id.ts'
import { Icon } from '#ui/icon.tsx'
import { JobFacts } from './job-facts.tsx'
import { careersCopy as copy } from './words.en.ts'

interface OpeningDetailsProps {
  opening: Opening
  /** What a post without script brought back. */
  rejected?: RejectedPost<ApplicationField>
}

/** One job: what it is, what it asks, and the form beside it. */
export function OpeningDetails({ opening, rejected }: OpeningDetailsProps) {
  return (
    <section className="section">
      <div className="wrap">
        <div className="cols cols--7-5 job__cols">
          <div>
            <a className="go-link" href="/careers">
              <Icon name="left" /> {copy.all}
            </a>
            <h1 className="h-page job__title" lang={opening.lang}>
              {opening.title}
            </h1>
            <JobFacts {...opening} />
            <a className="btn job__jump" href="#apply">
              {copy.apply}
            </a>
            <div className="prose job__said" lang={opening.lang}>
              <p className="lead">{opening.description}</p>
              {opening.requirements.map(({ heading, points }) => (
                <section key={heading}>
                  <h2 id={headingId(heading)}>{heading}</h2>
                  <ul>
                    {points.map((point) => (
                      <li key={point}>{point}</li>
                    ))}
                  </ul>
                </section>
              ))}
            </div>
            <section className="prose job__next">
              <h2 id={headingId(copy.next.heading)}>{copy.next.heading}</h2>
              <ol>
                {copy.next.steps.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
            </section>
          </div>
          <div className="job__form">
            <h2 className="h-mid" id="apply">
              {copy.apply}
            </h2>
            <Island name="application" props={{ openingId: opening.id, rejected, labelledBy: 'apply' }} />
          </div>
        </div>
      </div>
    </section>
  )
}
