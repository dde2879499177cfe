import { ActForm } from '#desk/frame/act-form.tsx'
import { useAnswer } from '#desk/frame/answer.ts'
import { accountCopy } from '#desk/sign-in/words.en.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'

const { mails: copy } = accountCopy
const CHOICES = Object.keys(copy.choices) as (keyof typeof copy.choices)[]

export interface MailChoices {
  signature: string | null
  /** What stands there where they have written none. */
  usualSignature: string
  hearsOfLeads: keyof typeof copy.choices
}

/** How one signs what one writes to visitors, and when one hears of leads that colleagues give. */
export function MailsPart({ signature, usualSignature, hearsOfLeads }: MailChoices) {
  const { errors, typed } = useAnswer('save-mail-choices')

  return (
    <section className="desk-part">
      <h2>{copy.heading}</h2>
      <ActForm act="save-mail-choices" className="form desk-form">
        <Field name="signature" label={copy.signature} hint={copy.hint} error={errors?.signature}>
          {(control) => (
            <textarea
              {...control}
              rows={4}
              placeholder={usualSignature}
              defaultValue={typed?.signature ?? signature ?? ''}
            />
          )}
        </Field>
        <Field name="hears_of_leads" label={copy.hears} error={errors?.hears_of_leads}>
          {(control) => (
            <select {...control} defaultValue={hearsOfLeads}>
              {CHOICES.map((choice) => (
                <option key={choice} value={choice}>
                  {copy.choices[choice]}
                </option>
              ))}
            </select>
          )}
        </Field>
        <div className="row">
          <Button type="submit">{copy.save}</Button>
        </div>
      </ActForm>
    </section>
  )
}
