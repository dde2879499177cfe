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
