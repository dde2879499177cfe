import { FormBoundary } from '#leads/form/form-boundary.tsx'
import { FormFields, listErrors } from '#leads/form/form-fields.tsx'
import { PrivacyNotice } from '#leads/form/privacy-notice.tsx'
import type { RejectedPost } from '#leads/form/use-lead-form.ts'
import { Button } from '#ui/button.tsx'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { ApplicationReceipt } from './application-receipt.tsx'
import { type ApplicationField, applicationFields } from './application-schema.ts'
import { ResumeField } from './resume-field.tsx'
import { applicationDraftKey, useApplication } from './use-application.ts'
import { applicationCopy } from './words.en.ts'

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

interface ApplicationFormProps {
  openingId: string
  application: ReturnType<typeof useApplication>
  /** What a post without script brought back. */
  rejected: RejectedPost<ApplicationField>
  /** The id of the heading that names the form. */
  labelledBy: string
}

/** Plain HTML that works before and without JavaScript; useApplication sends it without leaving the page. */
function ApplicationForm({ openingId, application, rejected, labelledBy }: ApplicationFormProps) {
  const { errors, message, resume, resumeError, isSending, attempt } = application
  const { draft = {} } = rejected
  const shown = { ...errors, resume: errors.resume && resumeError }
  const wrong = listErrors(applicationFields, shown)

  return (
    <form
      className="form"
      method="post"
      encType="multipart/form-data"
      action={`/careers/${openingId}`}
      noValidate
      aria-labelledby={labelledBy}
      ref={application.form}
      onInput={application.onInput}
      onSubmit={application.onSubmit}
    >
      {(message || wrong.length > 0) && <ErrorSummary errors={wrong} message={message} attempt={attempt} />}
      <input type="hidden" name="job_id" value={openingId} />
      <FormFields
        fields={applicationFields}
        draft={draft}
        errors={errors}
        disabled={isSending}
        instead={{
          resume: () => <ResumeField key="resume" resume={resume} error={resumeError} disabled={isSending} />,
        }}
      />
      <div className="vh" aria-hidden="true">
        <input name="nickname" tabIndex={-1} autoComplete="off" aria-label={applicationCopy.trap} />
      </div>
      <PrivacyNotice purpose={applicationCopy.notice} />
      <Button type="submit" busy={isSending}>
        {isSending ? applicationCopy.sending : applicationCopy.submit}
      </Button>
    </form>
  )
}
