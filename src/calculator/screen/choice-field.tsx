import type { ReactNode } from 'react'
import { Field } from '#ui/field.tsx'
import type { FieldName, Form } from './form.ts'

interface ChoiceFieldProps {
  form: Form
  name: FieldName
  label: string
  /** Where what is shown as chosen is not what was answered: a tariff that took another's place. */
  value?: string
  hint?: string
  children: ReactNode
}

export function ChoiceField({ form, name, label, value, hint, children }: ChoiceFieldProps) {
  return (
    <Field name={name} label={label} hint={hint}>
      {(control) => (
        <select
          {...control}
          value={value ?? form.answers[name] ?? ''}
          onChange={({ target }) => form.set(name, target.value)}
        >
          {children}
        </select>
      )}
    </Field>
  )
}
