import { Fragment, useRef, useState } from 'react'
import { attributesOf, FormFields, listErrors } from '#leads/form/form-fields.tsx'
import { PrivacyNotice } from '#leads/form/privacy-notice.tsx'
import { Button } from '#ui/button.tsx'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { Field } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { type EnquiryDraft, type EnquiryErrors, enquiryFields } from './enquiry-schema.ts'
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
  const wrong = listErrors(enquiryFields, errors)

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
        <FormFields
          fields={enquiryFields}
          draft={draft}
          errors={errors}
          disabled={enquiry.isSending}
          instead={{
            message: (field) => (
              <Fragment key="message">
                <QuickActions
                  message={messageControl}
                  text={enquiry.answers.message ?? ''}
                  onPick={fillMessage}
                  disabled={enquiry.isSending}
                />
                <Field name="message" label={field.label} error={errors.message} wide>
                  {(control) => (
                    <textarea
                      {...control}
                      {...attributesOf(field)}
                      ref={messageControl}
                      defaultValue={draft.message ?? begunText}
                      disabled={enquiry.isSending}
                    />
                  )}
                </Field>
              </Fragment>
            ),
          }}
        />
        <div className="vh" aria-hidden="true">
          <input name="nickname" tabIndex={-1} autoComplete="off" aria-label={copy.trap} />
        </div>
        <PrivacyNotice purpose={copy.notice} />
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
