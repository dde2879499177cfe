import { Fragment } from 'react'
import { FormFields, listErrors, TextField } from '#leads/form/form-fields.tsx'
import { PrivacyNotice } from '#leads/form/privacy-notice.tsx'
import { PhotoField } from '#leads/own-page/photo-field.tsx'
import { Button } from '#ui/button.tsx'
import type { Elements } from '#ui/elements.ts'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { auditFields } from './audit-schema.ts'
import { type SentAudit, useAudit } from './use-audit.ts'
import type { AuditStart } from './use-audit-places.ts'
import { auditCopy as copy } from './words.en.ts'
import './audit-form.css'
import { Field } from '#ui/field.tsx'
import { Options } from '#ui/options.tsx'
import type { PlaceList } from './use-places.ts'

interface AuditFormProps extends Partial<AuditStart> {
  /** The id of the heading that names the form. */
  labelledBy: string
  onSent: (audit: SentAudit) => void
  /** Beside the button that sends it. */
  children?: Elements
}

/** Plain HTML that /book-audit takes without script; useAudit sends it without leaving the page. */
export function AuditForm({ draft = {}, labelledBy, onSent, children, ...start }: AuditFormProps) {
  const audit = useAudit({ draft, ...start }, onSent)
  const { errors, message, isSending } = audit
  const wrong = listErrors(auditFields, errors)

  return (
    <form
      className="audit-form"
      method="post"
      action="/book-audit"
      noValidate
      aria-labelledby={labelledBy}
      ref={audit.form}
      onInput={audit.onInput}
      onSubmit={audit.onSubmit}
    >
      <div className="audit-form__fields">
        {(message || wrong.length > 0) && <ErrorSummary errors={wrong} message={message} attempt={audit.attempt} />}
        {/* What Enter presses. Without it, that would be the button that only shows states. */}
        <button type="submit" className="vh" tabIndex={-1} aria-hidden="true" disabled={isSending} />
        <FormFields
          fields={auditFields}
          draft={draft}
          errors={errors}
          disabled={isSending}
          instead={{
            pincode: (field) => (
              <div key="pincode">
                <TextField field={field} draft={draft} errors={errors} disabled={isSending} />
                <p className="small muted" aria-live="polite">
                  {audit.pincode.said}
                </p>
                {audit.pincode.offered.length > 0 && (
                  <div className="row">
                    {audit.pincode.offered.map((place) => (
                      <button
                        key={place.state.id}
                        type="button"
                        className="text-button"
                        onClick={() => audit.pincode.choose(place)}
                      >
                        {place.state.name}
                      </button>
                    ))}
                  </div>
                )}
              </div>
            ),
            country: () => (
              <PlaceSelect
                key="country"
                {...audit.places.country}
                name="country"
                error={errors.country}
                disabled={isSending}
                failed={copy.places.countriesFailed}
              />
            ),
            state: () => (
              <Fragment key="state">
                <PlaceSelect
                  {...audit.places.state}
                  name="state"
                  error={errors.state}
                  disabled={isSending || audit.places.state.disabled}
                  failed={copy.places.statesFailed}
                />
                <button className="btn btn--line full needs-no-script" type="submit" name="intent" value="states">
                  {copy.places.showStates}
                </button>
              </Fragment>
            ),
          }}
        />
        <PhotoField disabled={isSending} />
        <div className="vh" aria-hidden="true">
          <input name="nickname" tabIndex={-1} autoComplete="off" aria-label={copy.trap} />
        </div>
        <PrivacyNotice purpose={copy.notice} />
      </div>
      <div className="audit-form__foot">
        {children}
        <Button type="submit" busy={isSending}>
          {isSending ? copy.submitting : copy.submit}
        </Button>
      </div>
    </form>
  )
}

interface PlaceSelectProps {
  name: 'country' | 'state'
  list: PlaceList
  value: string
  onChange: (id: string) => void
  error?: string
  /** Its first option: what to choose, why there is nothing to choose from, or what it waits for. */
  prompt: string
  disabled: boolean
  failed: string
}

/** A select whose options come from the server. What was chosen stays while they are on their way. */
function PlaceSelect({ name, list, value, onChange, error, prompt, disabled, failed }: PlaceSelectProps) {
  const isLoading = list.status === 'loading'

  return (
    <div className="place">
      <Field name={name} label={copy.labels[name]} error={error}>
        {(control) => (
          <select
            {...control}
            autoComplete={name === 'country' ? 'country' : 'address-level1'}
            required
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
            disabled={disabled || isLoading}
            aria-busy={isLoading || undefined}
          >
            <option value={isLoading ? value : ''}>{prompt}</option>
            <Options of={list.places.map(({ id, name }) => [id, name])} />
          </select>
        )}
      </Field>
      {list.status === 'failed' && (
        <p className="place__failed" role="alert">
          <span>{failed}</span>{' '}
          <button type="button" className="text-button" onClick={list.retry}>
            {copy.places.retry}
          </button>
        </p>
      )}
    </div>
  )
}
