import { ActForm } from '#desk/frame/act-form.tsx'
import { useAnswer } from '#desk/frame/answer.ts'
import { leadDeskCopy } from '#desk/leads/lead/words.en.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'

const { erase: copy } = leadDeskCopy

/** Takes the reference for a confirmation: nothing brings an erased application back. */
export function EraseForm({ reference }: { reference: string }) {
  const { typed, errors } = useAnswer('erase')

  return (
    <section className="desk-part">
      <h2>{copy.heading}</h2>
      <ActForm act="erase" className="form desk-form">
        <p>{copy.lead}</p>
        <Field name="reference" label={copy.label(reference)} error={errors?.reference}>
          {(control) => (
            <input {...control} required autoComplete="off" spellCheck={false} defaultValue={typed?.reference} />
          )}
        </Field>
        <div className="row">
          <Button type="submit" tone="line">
            {copy.submit}
          </Button>
        </div>
      </ActForm>
    </section>
  )
}
