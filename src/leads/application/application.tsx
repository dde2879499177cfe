import { FormBoundary } from '#leads/form/form-boundary.tsx'
import type { RejectedPost } from '#leads/form/use-lead-form.ts'
import { ApplicationForm } from './application-form.tsx'
import { ApplicationReceipt } from './application-receipt.tsx'
import type { ApplicationField } from './application-schema.ts'
import { applicationDraftKey, useApplication } from './use-application.ts'

interface ApplicationProps {
  openingId: string
  /** What a post without script brought back. */
  rejected?: RejectedPost<ApplicationField>
  /** The id of the heading that names the form. */
  labelledBy: string
}

/** The form of one opening, and what an applicant keeps once it is sent. */
export default function Application({ openingId, rejected = {}, labelledBy }: ApplicationProps) {
  const application = useApplication(openingId, rejected)

  return (
    <>
      {application.receipt && <ApplicationReceipt {...application.receipt} />}
      <FormBoundary draftKey={applicationDraftKey(openingId)}>
        <ApplicationForm openingId={openingId} application={application} rejected={rejected} labelledBy={labelledBy} />
      </FormBoundary>
    </>
  )
}
