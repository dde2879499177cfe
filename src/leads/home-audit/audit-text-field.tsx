import type { ComponentProps } from 'react'
import { Field } from '#ui/field.tsx'
import type { AuditDraft, AuditErrors, AuditField } from './audit-fields.ts'
import { auditCopy as copy } from './words.en.ts'

interface AuditTextFieldProps
  extends Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'inputMode' | 'disabled'> {
  name: AuditField
  draft: AuditDraft
  errors: AuditErrors
  wide?: boolean
  /** After the label: '(6 digits)'. */
  note?: string
  optional?: boolean
}

/** One typed answer of the form. */
export function AuditTextField({ name, draft, errors, wide, note, optional, ...input }: AuditTextFieldProps) {
  const label = [copy.labels[name], optional ? copy.optional : note].filter(Boolean).join(' ')

  return (
    <Field name={name} label={label} error={errors[name]} wide={wide}>
      {(control) => <input {...control} {...input} required={!optional} defaultValue={draft[name]} />}
    </Field>
  )
}
