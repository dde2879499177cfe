import type { ReactNode } from 'react'
import type { Trouble } from '#calculator/answers/trouble.ts'
import { answerTroubles } from '#calculator/answers/trouble-words.en.ts'
import { Field } from '#ui/field.tsx'
import type { FieldName, Form } from './form.ts'

interface NumberFieldProps {
  form: Form
  name: FieldName
  label: string
  unit?: string
  hint?: string
}

/** A number as people write it: text, so that nothing typed is lost, with the phone's number keys. */
export function NumberField({ form, name, label, unit, hint }: NumberFieldProps) {
  return (
    <Field name={name} label={label} hint={hint} error={troubleText(form.troubles[name]) ?? form.questions?.[name]}>
      {(control) => (
        <span className={unit ? 'unit unit--named' : 'unit'}>
          <input
            {...control}
            aria-describedby={
              [control['aria-describedby'], unit && `${name}-unit`].filter(Boolean).join(' ') || undefined
            }
            inputMode="decimal"
            autoComplete="off"
            maxLength={60}
            value={form.answers[name] ?? ''}
            onChange={({ target }) => form.set(name, target.value)}
          />
          {unit && <span id={`${name}-unit`}>{unit}</span>}
        </span>
      )}
    </Field>
  )
}

/** What is wrong with an answer, in words. */
export function troubleText(trouble: Trouble | undefined): string | undefined {
  return trouble && answerTroubles[trouble]
}

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
