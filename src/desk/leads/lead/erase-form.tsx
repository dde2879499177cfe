import { Form } from 'react-router'
import { leadDeskCopy } from '#desk/leads/words.en.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'

const { erase: copy } = leadDeskCopy

/** Takes the reference for a confirmation: nothing brings an erased application back. */
export function EraseForm({ reference, trouble }: { reference: string; trouble?: string }) {
  return (
    <section className="desk-part">
      <h2>{copy.heading}</h2>
      <Form method="post" className="form desk-form">
        <p>{copy.lead}</p>
        <Field name="reference" label={copy.label(reference)} error={trouble}>
          {(control) => <input {...control} required autoComplete="off" spellCheck={false} />}
        </Field>
        <div className="row">
          <Button type="submit" tone="line" name="intent" value="erase">
            {copy.submit}
          </Button>
        </div>
      </Form>
    </section>
  )
}
