import { Link } from 'react-router'
import { tariffCategories } from '#calculator/category-words.en.ts'
import { ActForm } from '#desk/frame/act-form.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { surchargesCopy } from './words.en.ts'

const { form: copy } = surchargesCopy

export type SurchargeDraft = { [Name in keyof typeof copy.labels]?: string | undefined }

interface SurchargeFormProps {
  companies: { value: string; name: string; state: string }[]
  draft: SurchargeDraft
  errors?: SurchargeDraft | undefined
  /** The id of the entry that this one takes the place of. */
  correcting: string | null
}

/** A surcharge of one company and month, or of some months. */
export function SurchargeForm({ companies, draft, errors = {}, correcting }: SurchargeFormProps) {
  const states = [...new Set(companies.map(({ state }) => state))]
  const field = (name: keyof typeof copy.labels, hint?: string) => ({
    name,
    label: copy.labels[name],
    hint,
    error: errors[name],
  })

  return (
    <section className="desk-part" id="enter">
      <h2>{correcting ? copy.correct : copy.heading}</h2>
      <ActForm act="enter" className="form form--2 desk-form desk-form--wide">
        {correcting !== null && <input type="hidden" name="replaces" value={correcting} />}
        <Field {...field('company')}>
          {(control) => (
            <select {...control} required defaultValue={draft.company ?? ''}>
              <option value="">{copy.choose}</option>
              {states.map((state) => (
                <optgroup key={state} label={state}>
                  {companies
                    .filter((company) => company.state === state)
                    .map(({ value, name }) => (
                      <option key={value} value={value}>
                        {name}
                      </option>
                    ))}
                </optgroup>
              ))}
            </select>
          )}
        </Field>
        <Field {...field('category')}>
          {(control) => (
            <select {...control} defaultValue={draft.category ?? ''}>
              <option value="">{copy.everybody}</option>
              {Object.entries(tariffCategories).map(([value, name]) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field {...field('part')}>
          {(control) => (
            <select {...control} defaultValue={draft.part ?? 'first'}>
              {Object.entries(copy.parts).map(([value, name]) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field {...field('kind')}>
          {(control) => (
            <select {...control} defaultValue={draft.kind ?? 'paisePerUnit'}>
              {Object.entries(copy.kinds).map(([value, name]) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field {...field('value', copy.hints.value)}>
          {(control) => <input {...control} required inputMode="decimal" defaultValue={draft.value} />}
        </Field>
        <Field {...field('source', copy.hints.source)}>
          {(control) => <input {...control} required defaultValue={draft.source} />}
        </Field>
        <Field {...field('from_month', copy.hints.month)}>
          {(control) => <input {...control} type="month" required defaultValue={draft.from_month} />}
        </Field>
        <Field {...field('to_month', copy.hints.to_month)}>
          {(control) => <input {...control} type="month" defaultValue={draft.to_month} />}
        </Field>
        <div className="row full">
          <Button type="submit">{copy.save}</Button>
          {correcting && (
            <Link className="desk-link" to="/desk/tariffs/surcharges">
              {copy.cancel}
            </Link>
          )}
        </div>
      </ActForm>
    </section>
  )
}
