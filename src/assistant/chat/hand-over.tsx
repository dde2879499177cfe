import { useEffect, useRef, useState } from 'react'
import type { WidgetHost } from '#assistant/launcher/widget-host.ts'
import { assistantCopy } from '#assistant/words.en.ts'
import { checkEnquiry, type EnquiryField, enquiryFields, enquiryForm } from '#leads/enquiry/enquiry-schema.ts'
import { contactCopy } from '#leads/enquiry/words.en.ts'
import type { FieldTexts } from '#leads/form/form-controls.ts'
import { FormFields, listErrors } from '#leads/form/form-fields.tsx'
import type { LeadReceipt } from '#leads/form/post-lead.ts'
import { useLeadForm } from '#leads/form/use-lead-form.ts'
import { Button } from '#ui/button.tsx'
import { countEvent } from '#ui/count-event.ts'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { readSessionEntry } from '#ui/session-entry.ts'
import { PageLink } from './page-link.tsx'
import { transcript } from './transcript.ts'
import type { Message } from './use-conversation.ts'

const { handOver: copy } = assistantCopy
// The contact page may lie behind with fields of the same names.
const ID_PREFIX = 'assistant-'
const fields = () =>
  enquiryFields.map((field) => (field.name === 'message' ? { ...field, label: copy.message } : field))
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
    form: enquiryForm,
    draftKey: HAND_OVER_DRAFT_KEY,
    fields: enquiryFields,
    successStatuses: [201],
    toldFirst: ['phone_number', 'email'],
    failure: contactCopy.failure,
    noResponse: contactCopy.noResponse,
    check: checkEnquiry,
    toBody: (answers) => answers,
    onAccepted(receipt) {
      countEvent(enquiryForm.accepted)
      onSent(receipt)
    },
    onRefused: () => {},
  })
  const { errors, message, isSending } = enquiry
  const wrong = listErrors(fields(), errors, ID_PREFIX)

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
      <FormFields
        fields={fields()}
        draft={{ message: started }}
        errors={errors}
        disabled={isSending}
        idPrefix={ID_PREFIX}
      />
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
