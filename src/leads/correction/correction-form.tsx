import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { FormBoundary } from '#leads/form/form-boundary.tsx'
import { FormFields, labelOf, listErrors } from '#leads/form/form-fields.tsx'
import type { LeadReceipt } from '#leads/form/post-lead.ts'
import { PrivacyNotice } from '#leads/form/privacy-notice.tsx'
import { type RejectedPost, useLeadForm } from '#leads/form/use-lead-form.ts'
import type { FormField } from '#platform/form/fields.ts'
import { Button } from '#ui/button.tsx'
import { countEvent } from '#ui/count-event.ts'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { Field } from '#ui/field.tsx'
import { Options } from '#ui/options.tsx'
import { CorrectionReceipt } from './correction-receipt.tsx'
import { type CorrectionField, checkCorrection, correctionFields, correctionForm } from './correction-schema.ts'
import { correctionCopy as copy } from './words.en.ts'

/** 10 MB over a slow mobile line (500 kbit/s) take nearly three minutes. */
const UPLOAD_PATIENCE_MS = 180_000

export interface CorrectionStart {
  tariffId: string
  /** All states, by their codes. */
  states: [code: string, name: string][]
  /** Of the record's companies, to choose from. */
  companies: string[]
  /** What is known from the bill on view. */
  begun: Partial<Record<CorrectionField, string>>
}

interface CorrectionFormProps extends CorrectionStart {
  /** What a post without script brought back. */
  rejected?: RejectedPost<CorrectionField>
  /** The id of the heading that names the form. */
  labelledBy: string
}

/** The form of one record; what was typed outlives a failure of its parts. */
export default function CorrectionForm(props: CorrectionFormProps) {
  return (
    <FormBoundary draftKey={draftKey(props.tariffId)}>
      <LiveForm {...props} />
    </FormBoundary>
  )
}

/** Where this tab keeps what was typed of this record. */
function draftKey(tariffId: string): string {
  return `correction-draft-${tariffId}`
}

/** Plain HTML that works before and without JavaScript; useCorrection sends it without leaving the page. */
function LiveForm({ tariffId, states, companies, begun, rejected = {}, labelledBy }: CorrectionFormProps) {
  const correction = useCorrection(tariffId, begun, rejected)
  const { errors, message, isSending, attempt, receipt } = correction
  const draft = { ...begun, ...rejected.draft }
  const wrong = listErrors(correctionFields, errors)
  const companyList = useId()
  const sent = useRef<HTMLElement>(null)
  useEffect(() => {
    if (receipt) sent.current?.focus()
  }, [receipt])

  if (receipt) return <Sent receipt={receipt} ref={sent} />

  const choice = ({ name, label, isWide }: FormField<CorrectionField>, choices: [string, string][], prompt: string) => (
    <Field key={name} name={name} label={label} error={errors[name]} wide={isWide}>
      {(control) => (
        <select {...control} required disabled={isSending} defaultValue={draft[name] ?? ''}>
          <option value="">{prompt}</option>
          <Options of={choices} />
        </select>
      )}
    </Field>
  )

  return (
    <form
      className="form form--2"
      method="post"
      encType="multipart/form-data"
      action="/energy-calculator/correction"
      noValidate
      aria-labelledby={labelledBy}
      ref={correction.form}
      onInput={correction.onInput}
      onSubmit={correction.onSubmit}
    >
      {(message || wrong.length > 0) && <ErrorSummary errors={wrong} message={message} attempt={attempt} />}
      <input type="hidden" name="tariff_id" value={tariffId} />
      <FormFields
        fields={correctionFields}
        draft={draft}
        errors={errors}
        disabled={isSending}
        instead={{
          state: (field) => choice(field, states, copy.chooseState),
          line: (field) => choice(field, Object.entries(copy.lines), copy.chooseLine),
          company: (field) => (
            <Field key="company" name="company" label={labelOf(field)} error={errors.company}>
              {(control) => (
                <>
                  <input
                    {...control}
                    maxLength={field.maxLength}
                    disabled={isSending}
                    defaultValue={draft.company}
                    list={companyList}
                  />
                  <datalist id={companyList}>
                    {companies.map((name) => (
                      <option key={name} value={name} />
                    ))}
                  </datalist>
                </>
              )}
            </Field>
          ),
          should_be: (field) => (
            <Field
              key="should_be"
              name="should_be"
              label={field.label}
              hint={copy.shouldBeHint}
              error={errors.should_be}
              wide
            >
              {(control) => (
                <textarea
                  {...control}
                  required
                  rows={4}
                  maxLength={field.maxLength}
                  disabled={isSending}
                  defaultValue={draft.should_be}
                />
              )}
            </Field>
          ),
          photo: (field) => (
            <Field key="photo" name="photo" label={labelOf(field)} hint={copy.photoHint} error={errors.photo} wide>
              {(control) => (
                <input {...control} type="file" accept=".jpg,.jpeg,.png,.webp,.heic,.heif,.pdf" disabled={isSending} />
              )}
            </Field>
          ),
        }}
      />
      <div className="vh" aria-hidden="true">
        <input name="nickname" tabIndex={-1} autoComplete="off" aria-label={copy.trap} />
      </div>
      <div className="full">
        <PrivacyNotice purpose={copy.notice} />
      </div>
      <div className="full row">
        <Button type="submit" busy={isSending}>
          {isSending ? copy.sending : copy.submit}
        </Button>
      </div>
    </form>
  )
}

function Sent({ receipt, ref }: { receipt: LeadReceipt; ref: RefObject<HTMLElement | null> }) {
  return (
    <section ref={ref} tabIndex={-1} aria-label={copy.success}>
      <CorrectionReceipt {...receipt} />
      <p>
        <a href="/energy-calculator">{copy.back}</a>
      </p>
    </section>
  )
}

/** The form of a correction in the browser. */
function useCorrection(tariffId: string, begun: CorrectionStart['begun'], rejected: RejectedPost<CorrectionField>) {
  const [receipt, setReceipt] = useState<LeadReceipt>()

  const form = useLeadForm<CorrectionField>(
    {
      form: correctionForm,
      draftKey: draftKey(tariffId),
      begun: rejected.draft ? {} : begun,
      fields: correctionFields,
      successStatuses: [201],
      toldFirst: [],
      failure: copy.failure,
      noResponse: copy.noResponse,
      patienceMs: UPLOAD_PATIENCE_MS,
      check: (answers, sent) => checkCorrection(answers, photoIn(sent)),
      toBody: (_, sent) => toBody(sent),
      onAccepted(received) {
        setReceipt(received)
        countEvent(correctionForm.accepted)
      },
      // What is wrong stands in the form.
      onRefused() {},
    },
    rejected,
  )

  return { ...form, receipt }
}

function photoIn(form: HTMLFormElement): File | undefined {
  return (form.elements.namedItem('photo') as HTMLInputElement | null)?.files?.[0]
}

/** The trap only if something filled it, and no empty file. */
function toBody(form: HTMLFormElement): FormData {
  const body = new FormData(form)
  if (!body.get('nickname')) body.delete('nickname')
  if (!photoIn(form)) body.delete('photo')
  return body
}
