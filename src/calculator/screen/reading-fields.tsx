import type { AnswerName } from '#calculator/answers/answers.ts'
import { Field } from '#ui/field.tsx'
import type { Form } from './form.ts'
import { NumberField, troubleText } from './number-field.tsx'
import { readingsCopy as copy } from './other-modes-words.en.ts'

/** Two readings of the meter, with their days. */
export function ReadingFields({ form, unit }: { form: Form; unit: string }) {
  return (
    <>
      <div className="pair">
        <NumberField form={form} name="before" label={copy.before} unit={unit} />
        <DateField form={form} name="beforeOn" label={copy.beforeOn} />
      </div>
      <div className="pair">
        <NumberField form={form} name="after" label={copy.after} unit={unit} />
        <DateField form={form} name="afterOn" label={copy.afterOn} />
      </div>
      <div className="pair">
        <NumberField form={form} name="digits" label={copy.digits} hint={copy.digitsHint} />
        <NumberField form={form} name="factor" label={copy.factor} hint={copy.factorHint} />
      </div>
    </>
  )
}

function DateField({ form, name, label }: { form: Form; name: AnswerName; label: string }) {
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
