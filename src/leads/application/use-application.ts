import { type FormEvent, useState } from 'react'
import type { LeadReceipt } from '#leads/form/post-lead.ts'
import { type RejectedPost, useLeadForm } from '#leads/form/use-lead-form.ts'
import { countEvent } from '#ui/count-event.ts'
import { showToast } from '#ui/toast-store.ts'
import { type ApplicationField, applicationFields, applicationForm, checkApplication } from './application-schema.ts'
import { useResume } from './use-resume.ts'
import { applicationCopy as copy } from './words.en.ts'

/** 5 MB over a slow mobile line (250 kbit/s) take nearly three minutes. */
const UPLOAD_PATIENCE_MS = 180_000

/** Where this tab keeps what was typed for this opening. */
export function applicationDraftKey(openingId: string): string {
  return `application-draft-${openingId}`
}

/** The job form in the browser (specification, sections 4, 5, 7 and 8). */
export function useApplication(openingId: string, rejected: RejectedPost<ApplicationField>) {
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
