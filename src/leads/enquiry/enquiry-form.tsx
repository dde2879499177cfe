import { Fragment, type RefObject, useEffect, useRef, useState } from 'react'
import { FormBoundary } from '#leads/form/form-boundary.tsx'
import { attributesOf, FormFields, listErrors } from '#leads/form/form-fields.tsx'
import { PrivacyNotice } from '#leads/form/privacy-notice.tsx'
import { filledTrap, type RejectedPost, useLeadForm } from '#leads/form/use-lead-form.ts'
import { PhotoField } from '#leads/own-page/photo-field.tsx'
import { photoIn } from '#leads/own-page/send-photo.ts'
import { Button } from '#ui/button.tsx'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { Field } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { pushAnalyticsEvent } from '#ui/push-analytics-event.ts'
import { showToast } from '#ui/toast-store.ts'
import { checkEnquiry, type EnquiryField, enquiryFields, enquiryForm } from './enquiry-schema.ts'
import { nextStepOf } from './next-step.ts'
import { SentNotice, useSentReceipt } from './sent-notice.tsx'
import { ENQUIRY_DRAFT_KEY, useBegunMessage } from './use-begun-message.ts'
import { contactCopy as copy } from './words.en.ts'

/** After success the page reloads (specification, section 9). */
const RELOAD_MS = 3000

interface EnquiryFormProps extends RejectedPost<EnquiryField> {
  /** A message that another page began. */
  begun?: string
  /** The id of the heading that names the form. */
  labelledBy: string
}

export default function EnquiryForm(props: EnquiryFormProps) {
  return (
    <FormBoundary draftKey={ENQUIRY_DRAFT_KEY}>
      <LiveForm {...props} />
    </FormBoundary>
  )
}

/** Plain HTML that works before and without JavaScript; useEnquiry sends it without leaving the page. */
function LiveForm({ draft = {}, begun, labelledBy, ...refused }: EnquiryFormProps) {
  const enquiry = useEnquiry({ draft, ...refused })
  const { errors, message, receipt } = enquiry
  const messageControl = useRef<HTMLTextAreaElement>(null)
  // As it was when the form appeared: a default that changes beneath a visitor moves the caret.
  const [begunText] = useState(begun)
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
        <PhotoField disabled={enquiry.isSending} />
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

/** The contact form in the browser (specification, sections 4, 5, 7 and 8). */
function useEnquiry(rejected: RejectedPost<EnquiryField>) {
  const [isSent, setSent] = useState(false)
  const receipt = useSentReceipt()
  const told = useRef('')

  useEffect(() => {
    if (!isSent) return
    const timer = setTimeout(() => location.reload(), RELOAD_MS)
    return () => clearTimeout(timer)
  }, [isSent])

  const form = useLeadForm(
    {
      form: enquiryForm,
      draftKey: ENQUIRY_DRAFT_KEY,
      fields: enquiryFields,
      successStatuses: [201],
      toldFirst: ['phone_number', 'email'],
      failure: copy.failure,
      noResponse: copy.noResponse,
      check: checkEnquiry,
      toBody(answers, sent) {
        told.current = answers.message
        return { ...answers, ...filledTrap(sent) }
      },
      photoIn,
      onAccepted(received) {
        receipt.show(received, nextStepOf(told.current))
        setSent(true)
        showToast({ kind: 'success', text: copy.success })
        pushAnalyticsEvent(enquiryForm.accepted)
      },
      onRefused: (text) => showToast({ kind: 'error', text }),
    },
    rejected,
  )

  return { ...form, receipt }
}

interface QuickActionsProps {
  message: RefObject<HTMLTextAreaElement | null>
  /** What the message says now. */
  text: string
  onPick: (sentence: string) => void
  disabled: boolean
}

/** Fill the message with a sentence to begin with; what the visitor wrote is replaced only if they say so. */
function QuickActions({ message, text, onPick, disabled }: QuickActionsProps) {
  const [asked, setAsked] = useState<string>()
  const replace = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (asked) replace.current?.focus()
  }, [asked])

  function choose(sentence: string) {
    const isOwnText = text.trim() !== '' && !copy.quickActions.some((action) => action.message === text)
    if (isOwnText) setAsked(sentence)
    else fill(sentence)
  }

  function fill(sentence: string) {
    onPick(sentence)
    settle()
  }

  function settle() {
    setAsked(undefined)
    message.current?.focus()
  }

  return (
    <fieldset className="field full needs-script" disabled={disabled}>
      <legend>{copy.about}</legend>
      <div className="chips">
        {copy.quickActions.map((action) => (
          <button
            key={action.label}
            type="button"
            className="chip"
            aria-pressed={text === action.message}
            onClick={() => choose(action.message)}
          >
            {action.label}
          </button>
        ))}
      </div>
      {asked && (
        <div className="row replace-question" role="alert">
          <span>{copy.replace.question}</span>
          <Button tone="line" small ref={replace} onClick={() => fill(asked)}>
            {copy.replace.yes}
          </Button>
          <Button tone="line" small onClick={settle}>
            {copy.replace.no}
          </Button>
        </div>
      )}
    </fieldset>
  )
}
