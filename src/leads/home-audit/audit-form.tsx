import { PrivacyNotice } from '#leads/form/privacy-notice.tsx'
import { Button } from '#ui/button.tsx'
import type { Elements } from '#ui/elements.ts'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { AUDIT_FIELDS } from './audit-fields.ts'
import { AuditTextField } from './audit-text-field.tsx'
import { PlaceSelect } from './place-select.tsx'
import { type SentAudit, useAudit } from './use-audit.ts'
import type { AuditStart } from './use-audit-places.ts'
import { auditCopy as copy } from './words.en.ts'
import './audit-form.css'

interface AuditFormProps extends Partial<AuditStart> {
  /** The id of the heading that names the form. */
  labelledBy: string
  onSent: (audit: SentAudit) => void
  /** Beside the button that sends it. */
  children?: Elements
}

/** Nine fields. Plain HTML that /book-audit takes without script; useAudit sends it without leaving the page. */
export function AuditForm({ draft = {}, labelledBy, onSent, children, ...start }: AuditFormProps) {
  const audit = useAudit({ draft, ...start }, onSent)
  const { errors, message, isSending } = audit
  const wrong = AUDIT_FIELDS.flatMap((field) =>
    errors[field] ? [{ field, label: copy.labels[field], message: errors[field] }] : [],
  )
  const text = { draft, errors, disabled: isSending }

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
        <AuditTextField {...text} name="fullName" autoComplete="name" />
        <AuditTextField {...text} name="phoneNumber" type="tel" autoComplete="tel" />
        <AuditTextField {...text} name="email" type="email" autoComplete="email" wide />
        <PlaceSelect
          {...audit.places.country}
          name="country"
          error={errors.country}
          disabled={isSending}
          failed={copy.places.countriesFailed}
        />
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
        <AuditTextField {...text} name="city" autoComplete="address-level2" />
        <AuditTextField
          {...text}
          name="pincode"
          note={copy.pincodeNote}
          autoComplete="postal-code"
          inputMode="numeric"
        />
        <AuditTextField {...text} name="addressLine1" autoComplete="address-line1" wide />
        <AuditTextField {...text} name="addressLine2" autoComplete="address-line2" wide optional />
        <div className="vh" aria-hidden="true">
          <input name="nickname" tabIndex={-1} autoComplete="off" aria-label={copy.trap} />
        </div>
        <PrivacyNotice of="audit" />
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
