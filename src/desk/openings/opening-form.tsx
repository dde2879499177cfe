import { ActForm } from '#desk/frame/act-form.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { openingsDeskCopy as copy } from './words.en.ts'

/** Stands in the address for the id of one that is not saved yet. */
export const NEW = 'new'

export type OpeningDraft = { [Name in keyof typeof copy.labels]?: string }

interface OpeningFormProps {
  draft: OpeningDraft
  errors?: OpeningDraft | undefined
}

/** Everything that visitors read about an opening, and its days. */
export function OpeningForm({ draft, errors = {} }: OpeningFormProps) {
  const field = (name: keyof typeof copy.labels) => ({
    name,
    label: copy.labels[name],
    hint: (copy.hints as Partial<Record<string, string>>)[name],
    error: errors[name],
  })

  return (
    <ActForm act="save" className="form form--2 desk-form desk-form--wide">
      <Field {...field('title')}>{(control) => <input {...control} required defaultValue={draft.title} />}</Field>
      <Field {...field('location')}>{(control) => <input {...control} required defaultValue={draft.location} />}</Field>
      <Field {...field('type')}>
        {(control) => (
          <select {...control} defaultValue={draft.type}>
            {copy.types.map((type) => (
              <option key={type}>{type}</option>
            ))}
          </select>
        )}
      </Field>
      <Field {...field('pay')}>{(control) => <input {...control} defaultValue={draft.pay} />}</Field>
      {(['posted_on', 'opens_on', 'closes_on'] as const).map((name) => (
        <Field key={name} {...field(name)}>
          {(control) => <input {...control} type="date" required={name === 'posted_on'} defaultValue={draft[name]} />}
        </Field>
      ))}
      {(['summary', 'description', 'requirements'] as const).map((name) => (
        <Field key={name} {...field(name)} wide>
          {(control) => (
            <textarea {...control} required rows={name === 'requirements' ? 14 : 4} defaultValue={draft[name]} />
          )}
        </Field>
      ))}
      <Field {...field('criteria')} wide>
        {(control) => <textarea {...control} rows={4} defaultValue={draft.criteria} />}
      </Field>
      <div className="row full">
        <Button type="submit">{copy.save}</Button>
      </div>
    </ActForm>
  )
}
