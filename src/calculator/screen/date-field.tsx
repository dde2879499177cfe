import type { AnswerName } from '#calculator/answers/answers.ts'
import { Field } from '#ui/field.tsx'
import type { Form } from './form.ts'
import { troubleText } from './trouble-text.ts'

export function DateField({ form, name, label }: { form: Form; name: AnswerName; label: string }) {
  return (
    <Field name={name} label={label} error={troubleText(form.troubles[name])}>
      {(control) => (
        <input
          {...control}
          type="date"
          value={form.answers[name]}
          onChange={({ target }) => form.set(name, target.value)}
        />
      )}
    </Field>
  )
}
