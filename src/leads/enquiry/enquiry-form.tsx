import { useRef, useState } from 'react'
import { PrivacyNotice } from '#leads/form/privacy-notice.tsx'
import { Button } from '#ui/button.tsx'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { Field } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { ENQUIRY_FIELDS, type EnquiryDraft, type EnquiryErrors } from './enquiry-fields.ts'
import { QuickActions } from './quick-actions.tsx'
import { SentNotice } from './sent-notice.tsx'
import { type BegunMessage, useBegunMessage } from './use-begun-message.ts'
import { useEnquiry } from './use-enquiry.ts'
import { contactCopy as copy } from './words.en.ts'

interface EnquiryFormProps {
  draft?: EnquiryDraft
  errors?: EnquiryErrors
  /** Why a plain post was refused, where no field is to blame. */
  message?: string
  begun?: BegunMessage
  /** The id of the heading that names the form. */
  labelledBy: string
}

/** Plain HTML that works before and without JavaScript; useEnquiry sends it without leaving the page. */
export function EnquiryForm({ draft = {}, begun, labelledBy, ...refused }: EnquiryFormProps) {
  const enquiry = useEnquiry({ draft, ...refused })
  const { errors, message, receipt } = enquiry
  const messageControl = useRef<HTMLTextAreaElement>(null)
  // As it was when the form appeared: a default that changes beneath a visitor moves the caret.
  const [begunText] = useState(begun?.text)
  useBegunMessage(begun, messageControl, enquiry.onInput)
  const wrong = ENQUIRY_FIELDS.flatMap((field) =>
    errors[field] ? [{ field, label: copy.labels[field], message: errors[field] }] : [],
  )

  function fillMessage(sentence: string) {
    if (!messageControl.current) return
    messageControl.current.value = sentence
    enquiry.onInput()
  }

  return (
    <>
      {receipt.shown && <SentNotice {...receipt.shown} onDismiss={receipt.dismiss} />}
      <form
        className="form form--2"
        method="post"
        action="/contact-us"
        noValidate
        aria-labelledby={labelledBy}
        ref={enquiry.form}
        onInput={enquiry.onInput}
        onSubmit={enquiry.onSubmit}
      >
        {(message || wrong.length > 0) && <ErrorSummary errors={wrong} message={message} attempt={enquiry.attempt} />}
        <Field name="full_name" label={copy.labels.full_name} error={errors.full_name} wide>
          {(control) => (
            <input
              {...control}
              autoComplete="name"
              required
              defaultValue={draft.full_name}
              disabled={enquiry.isSending}
            />
          )}
        </Field>
        <Field name="email" label={copy.labels.email} error={errors.email}>
          {(control) => (
            <input
              {...control}
              type="email"
              autoComplete="email"
              required
              defaultValue={draft.email}
              disabled={enquiry.isSending}
            />
          )}
        </Field>
        <Field name="phone_number" label={copy.labels.phone_number} error={errors.phone_number}>
          {(control) => (
            <input
              {...control}
              type="tel"
              autoComplete="tel"
              required
              defaultValue={draft.phone_number}
              disabled={enquiry.isSending}
            />
          )}
        </Field>
        <QuickActions
          message={messageControl}
          text={enquiry.answers.message ?? ''}
          onPick={fillMessage}
          disabled={enquiry.isSending}
        />
        <Field name="message" label={copy.labels.message} error={errors.message} wide>
          {(control) => (
            <textarea
              {...control}
              ref={messageControl}
              required
              defaultValue={draft.message ?? begunText}
              disabled={enquiry.isSending}
            />
          )}
        </Field>
        <div className="vh" aria-hidden="true">
          <input name="nickname" tabIndex={-1} autoComplete="off" aria-label={copy.trap} />
        </div>
        <PrivacyNotice of="contact" />
        <div className="full row">
          <Button type="submit" busy={enquiry.isSending}>
            <span>{enquiry.isSending ? copy.sending : copy.submit}</span>
            {!enquiry.isSending && <Icon name="go" />}
          </Button>
          <span className="muted">{copy.promise}</span>
        </div>
      </form>
    </>
  )
}
