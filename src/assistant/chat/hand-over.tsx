import { useEffect, useRef, useState } from 'react'
import { ENQUIRY_FIELDS, type EnquiryField, type WidgetHost } from '#assistant/launcher/widget-host.ts'
import { assistantCopy } from '#assistant/words.en.ts'
import { contactCopy } from '#leads/enquiry/words.en.ts'
import type { FieldTexts } from '#leads/form/form-controls.ts'
import { formEvent } from '#leads/form/form-events.ts'
import type { LeadReceipt } from '#leads/form/post-lead.ts'
import { useLeadForm } from '#leads/form/use-lead-form.ts'
import { Button } from '#ui/button.tsx'
import { countEvent } from '#ui/count-event.ts'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { Field } from '#ui/field.tsx'
import { readSessionEntry } from '#ui/session-entry.ts'
import type { Message } from './message.ts'
import { PageLink } from './page-link.tsx'
import { transcript } from './transcript.ts'

const { handOver: copy } = assistantCopy
const { labels } = contactCopy
/** Where this tab keeps what was typed, until it is sent. */
export const HAND_OVER_DRAFT_KEY = 'assistant-enquiry-draft'

interface HandOverProps {
  host: WidgetHost
  messages: readonly Message[]
  onSent: (receipt: LeadReceipt) => void
  onBack: () => void
}

/** The conversation as an enquiry to a person. The visitor sees and edits every word that is sent. */
export function HandOver({ host, messages, onSent, onBack }: HandOverProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [started] = useState(
    () => readSessionEntry<FieldTexts<EnquiryField>>(HAND_OVER_DRAFT_KEY)?.message || transcript(messages),
  )
  const enquiry = useLeadForm<EnquiryField>({
    name: 'contact',
    draftKey: HAND_OVER_DRAFT_KEY,
    fields: ENQUIRY_FIELDS,
    endpoint: '/api/auth/contacts/',
    successStatuses: [201],
    toldFirst: ['phone_number', 'email'],
    failure: contactCopy.failure,
    noResponse: contactCopy.noResponse,
    check: host.checkEnquiry,
    toBody: (answers) => answers,
    onAccepted(receipt) {
      countEvent(formEvent('contact', 'accepted'))
      onSent(receipt)
    },
    onRefused: () => {},
  })
  const { errors, message, isSending } = enquiry
  const wrong = ENQUIRY_FIELDS.flatMap((field) =>
    errors[field] ? [{ field: idOf(field), label: labels[field], message: errors[field] }] : [],
  )

  useEffect(() => heading.current?.focus(), [])

  return (
    <form
      className="chat__form"
      method="post"
      action="/contact-us"
      noValidate
      ref={enquiry.form}
      onInput={enquiry.onInput}
      onSubmit={enquiry.onSubmit}
    >
      <h3 tabIndex={-1} ref={heading}>
        {copy.heading}
      </h3>
      {(message || wrong.length > 0) && <ErrorSummary errors={wrong} message={message} attempt={enquiry.attempt} />}
      <Field name="full_name" id={idOf('full_name')} label={labels.full_name} error={errors.full_name}>
        {(control) => <input {...control} autoComplete="name" required disabled={isSending} />}
      </Field>
      <Field name="email" id={idOf('email')} label={labels.email} error={errors.email}>
        {(control) => <input {...control} type="email" autoComplete="email" required disabled={isSending} />}
      </Field>
      <Field name="phone_number" id={idOf('phone_number')} label={labels.phone_number} error={errors.phone_number}>
        {(control) => <input {...control} type="tel" autoComplete="tel" required disabled={isSending} />}
      </Field>
      <Field name="message" id={idOf('message')} label={copy.message} error={errors.message}>
        {(control) => <textarea {...control} required defaultValue={started} disabled={isSending} />}
      </Field>
      <p className="small">
        {copy.notice} <PageLink href={copy.privacyPath} title={copy.privacy} host={host} />
      </p>
      <div className="row">
        <Button type="submit" small busy={isSending}>
          {isSending ? copy.sending : copy.submit}
        </Button>
        <Button tone="line" small onClick={onBack}>
          {copy.cancel}
        </Button>
      </div>
    </form>
  )
}

// The contact page may lie behind with fields of the same names.
function idOf(field: EnquiryField): string {
  return `assistant-${field}`
}
