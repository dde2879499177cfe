import { PrivacyNotice } from '#leads/form/privacy-notice.tsx'
import type { RejectedPost } from '#leads/form/use-lead-form.ts'
import { Button } from '#ui/button.tsx'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { Field } from '#ui/field.tsx'
import { APPLICATION_TEXTS, type ApplicationField } from './check-application.ts'
import { ResumeField } from './resume-field.tsx'
import type { useApplication } from './use-application.ts'
import { applicationCopy } from './words.en.ts'

const { labels } = applicationCopy

interface ApplicationFormProps {
  openingId: string
  application: ReturnType<typeof useApplication>
  /** What a post without script brought back. */
  rejected: RejectedPost<ApplicationField>
  /** The id of the heading that names the form. */
  labelledBy: string
}

/** Plain HTML that works before and without JavaScript; useApplication sends it without leaving the page. */
export function ApplicationForm({ openingId, application, rejected, labelledBy }: ApplicationFormProps) {
  const { errors, message, resume, resumeError, isSending, attempt } = application
  const { draft = {} } = rejected
  const shown = { ...errors, resume: errors.resume && resumeError }
  const wrong = ([...APPLICATION_TEXTS, 'resume'] as const).flatMap((field) =>
    shown[field] ? [{ field, label: labels[field], message: shown[field] }] : [],
  )

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
      <Field name="full_name" label={labels.full_name} error={errors.full_name}>
        {(control) => (
          <input {...control} autoComplete="name" required defaultValue={draft.full_name} disabled={isSending} />
        )}
      </Field>
      <Field name="email" label={labels.email} error={errors.email}>
        {(control) => (
          <input
            {...control}
            type="email"
            autoComplete="email"
            required
            defaultValue={draft.email}
            disabled={isSending}
          />
        )}
      </Field>
      <Field name="phone_number" label={labels.phone_number} error={errors.phone_number}>
        {(control) => (
          <input
            {...control}
            type="tel"
            autoComplete="tel"
            required
            defaultValue={draft.phone_number}
            disabled={isSending}
          />
        )}
      </Field>
      <Field name="cover_letter" label={labels.cover_letter} error={errors.cover_letter}>
        {(control) => <textarea {...control} required defaultValue={draft.cover_letter} disabled={isSending} />}
      </Field>
      <ResumeField resume={resume} error={resumeError} disabled={isSending} />
      <div className="vh" aria-hidden="true">
        <input name="nickname" tabIndex={-1} autoComplete="off" aria-label={applicationCopy.trap} />
      </div>
      <PrivacyNotice of="application" />
      <Button type="submit" busy={isSending}>
        {isSending ? applicationCopy.sending : applicationCopy.submit}
      </Button>
    </form>
  )
}
