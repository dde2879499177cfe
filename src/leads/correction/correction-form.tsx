import { type RefObject, useEffect, useId, useRef } from 'react'
import { FormFields, labelOf, listErrors } from '#leads/form/form-fields.tsx'
import type { LeadReceipt } from '#leads/form/post-lead.ts'
import { PrivacyNotice } from '#leads/form/privacy-notice.tsx'
import type { RejectedPost } from '#leads/form/use-lead-form.ts'
import type { FormField } from '#platform/form/fields.ts'
import { Button } from '#ui/button.tsx'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { Field } from '#ui/field.tsx'
import { CorrectionReceipt } from './correction-receipt.tsx'
import { type CorrectionField, correctionFields } from './correction-schema.ts'
import { useCorrection } from './use-correction.ts'
import { correctionCopy as copy } from './words.en.ts'

export interface CorrectionStart {
  tariffId: string
  /** The names of all states. */
  states: string[]
  /** Of the record's companies, to choose from. */
  companies: string[]
  /** What is known from the bill on view. */
  begun: Partial<Record<CorrectionField, string>>
}

export interface CorrectionFormProps extends CorrectionStart {
  /** What a post without script brought back. */
  rejected?: RejectedPost<CorrectionField>
  /** The id of the heading that names the form. */
  labelledBy: string
}

/** Plain HTML that works before and without JavaScript; useCorrection sends it without leaving the page. */
export function CorrectionForm({ tariffId, states, companies, begun, rejected = {}, labelledBy }: CorrectionFormProps) {
  const correction = useCorrection(tariffId, rejected)
  const { errors, message, isSending, attempt, receipt } = correction
  const draft = { ...begun, ...rejected.draft }
  const wrong = listErrors(correctionFields, errors)
  const companyList = useId()
  const sent = useRef<HTMLElement>(null)
  useEffect(() => {
    if (receipt) sent.current?.focus()
  }, [receipt])

  if (receipt) return <Sent receipt={receipt} ref={sent} />

  const choice = ({ name, label, isWide }: FormField<CorrectionField>, choices: readonly string[], prompt: string) => (
    <Field key={name} name={name} label={label} error={errors[name]} wide={isWide}>
      {(control) => (
        <select {...control} required disabled={isSending} defaultValue={draft[name] ?? ''}>
          <option value="">{prompt}</option>
          {choices.map((each) => (
            <option key={each}>{each}</option>
          ))}
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
          line: (field) => choice(field, copy.lines, copy.chooseLine),
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
