import { type FormEvent, useState } from 'react'
import { FormBoundary } from '#leads/form/form-boundary.tsx'
import { FormFields, listErrors } from '#leads/form/form-fields.tsx'
import type { LeadReceipt } from '#leads/form/post-lead.ts'
import { PrivacyNotice } from '#leads/form/privacy-notice.tsx'
import { type RejectedPost, useLeadForm } from '#leads/form/use-lead-form.ts'
import { Button } from '#ui/button.tsx'
import { countEvent } from '#ui/count-event.ts'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { showToast } from '#ui/toast-store.ts'
import { ApplicationReceipt } from './application-receipt.tsx'
import { type ApplicationField, applicationFields, applicationForm, checkApplication } from './application-schema.ts'
import { ResumeField, useResume } from './resume-field.tsx'
import { applicationCopy, applicationCopy as copy } from './words.en.ts'

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

/** 5 MB over a slow mobile line (250 kbit/s) take nearly three minutes. */
const UPLOAD_PATIENCE_MS = 180_000

/** Where this tab keeps what was typed for this opening. */
function applicationDraftKey(openingId: string): string {
  return `application-draft-${openingId}`
}

/** The job form in the browser (specification, sections 4, 5, 7 and 8). */
function useApplication(openingId: string, rejected: RejectedPost<ApplicationField>) {
  const resume = useResume()
  const [receipt, setReceipt] = useState<LeadReceipt>()

  const form = useLeadForm<ApplicationField>(
    {
      form: applicationForm,
      draftKey: applicationDraftKey(openingId),
      fields: applicationFields,
      successStatuses: [201],
      toldFirst: ['phone_number'],
      failure: copy.failure,
      noResponse: copy.noResponse,
      patienceMs: UPLOAD_PATIENCE_MS,
      check: (answers) => checkApplication(answers, resume.file),
      toBody: (_, sent) => toBody(sent),
      onAccepted(received) {
        resume.clear()
        setReceipt(received)
        scrollTo(0, 0)
        countEvent(applicationForm.accepted)
        tell('success', copy.success)
      },
      onRefused(text, { resume: isRefused }) {
        // As after a refusal before it was sent: the control is empty again (specification, section 5).
        if (isRefused) resume.clear()
        tell('error', text)
      },
    },
    rejected,
  )

  return {
    ...form,
    onSubmit(event: FormEvent<HTMLFormElement>) {
      if (!resume.file) tell('error', copy.errors.resumeMissing)
      return form.onSubmit(event)
    },
    resume,
    receipt,
    /** Until another file was tried, the last attempt's; then what is wrong with that file. */
    resumeError: resume.refusal ?? (resume.file ? undefined : form.errors.resume),
    message: resume.file && form.message === form.errors.resume ? undefined : form.message,
  }
}

/** The five fields of the specification and the opening; the trap only if something filled it. */
function toBody(form: HTMLFormElement): FormData {
  const body = new FormData(form)
  if (!body.get('nickname')) body.delete('nickname')
  return body
}

function tell(kind: 'success' | 'error', text: string) {
  showToast({ kind, text, position: 'top-center' })
}
