import type { ComponentProps } from 'react'
import { auditCopy as copy } from '#content/audit.ts'
import { Field } from '#ui/field.tsx'
import type { AuditDraft, AuditErrors, AuditField } from './audit-fields.ts'

interface AuditTextFieldProps
  extends Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'inputMode' | 'disabled'> {
  name: AuditField
  draft: AuditDraft
  errors: AuditErrors
  hint?: string
  wide?: boolean
  optional?: boolean
}

/** One typed answer of the form. */
export function AuditTextField({ name, draft, errors, hint, wide, optional, ...input }: AuditTextFieldProps) {
  const label = optional ? `${copy.labels[name]} ${copy.optional}` : copy.labels[name]

  return (
    <Field name={name} label={label} hint={hint} error={errors[name]} wide={wide}>
      {(control) => <input {...control} {...input} required={!optional} defaultValue={draft[name]} />}
    </Field>
  )
}
