import type { Opening } from '#company/openings/first-openings.en.ts'
import { ApplicationForm } from '#leads/application/application-form.tsx'
import { ApplicationReceipt } from '#leads/application/application-receipt.tsx'
import type { ApplicationField } from '#leads/application/application-schema.ts'
import { applicationDraftKey, useApplication } from '#leads/application/use-application.ts'
import { FormBoundary } from '#leads/form/form-boundary.tsx'
import type { RejectedPost } from '#leads/form/use-lead-form.ts'
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
export function OpeningDetails({ opening, rejected = {} }: OpeningDetailsProps) {
  const application = useApplication(opening.id, rejected)

  return (
    <section className="section">
      <div className="wrap">
        <a className="go-link" href="/careers">
          <Icon name="left" /> {copy.all}
        </a>
        <h1 className="h-page job__title">{opening.title}</h1>
        <JobFacts {...opening} />
        {application.receipt && <ApplicationReceipt reference={application.receipt.reference} />}
        <div className="cols cols--7-5 job__cols">
          <div className="prose">
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
          <div className="job__form">
            <h2 className="h-mid" id="apply">
              {copy.apply}
            </h2>
            <FormBoundary draftKey={applicationDraftKey(opening.id)}>
              <ApplicationForm
                openingId={opening.id}
                application={application}
                rejected={rejected}
                labelledBy="apply"
              />
            </FormBoundary>
          </div>
        </div>
      </div>
    </section>
  )
}
