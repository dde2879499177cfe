import { ActForm } from '#desk/frame/act-form.tsx'
import { useAnswer } from '#desk/frame/answer.ts'
import { deskTime } from '#desk/frame/desk-time.ts'
import { leadDeskCopy } from '#desk/leads/lead/words.en.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import type { LoadedLead } from './load-lead.ts'

const { notes: copy } = leadDeskCopy

/** What colleagues noted, in order, and a place to add to it. */
export function LeadNotes({ notes, mayWrite }: LoadedLead) {
  const { typed, errors } = useAnswer('add-note')

  return (
    <section className="lead-part">
      <h2>{copy.heading}</h2>
      {notes.length === 0 && <p className="muted">{copy.none}</p>}
      <ol className="lead-notes">
        {notes.map(({ id, by, text, at }) => (
          <li key={id}>
            <p className="lead-notes__by">{`${by}, ${deskTime(at)}`}</p>
            <p className="lead-record__text">{text}</p>
          </li>
        ))}
      </ol>
      {mayWrite && (
        <ActForm act="add-note" className="form" key={notes.length}>
          <Field name="text" label={copy.label} error={errors?.text}>
            {(control) => <textarea {...control} rows={3} maxLength={5_000} defaultValue={typed?.text} required />}
          </Field>
          <div className="row">
            <Button type="submit" tone="line" small>
              {copy.submit}
            </Button>
          </div>
        </ActForm>
      )}
    </section>
  )
}
