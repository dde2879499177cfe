import { Form } from 'react-router'
import { deskTime } from '#desk/frame/desk-time.ts'
import { leadDeskCopy } from '#desk/leads/words.en.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import type { LoadedLead } from './load-lead.ts'

const { notes: copy } = leadDeskCopy

interface LeadNotesProps extends LoadedLead {
  trouble?: string
  typed?: string
}

/** What colleagues noted, in order, and a place to add to it. */
export function LeadNotes({ notes, mayWrite, trouble, typed }: LeadNotesProps) {
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
        <Form method="post" className="form" key={notes.length}>
          <Field name="text" label={copy.label} error={trouble}>
            {(control) => <textarea {...control} rows={3} maxLength={5_000} defaultValue={typed} required />}
          </Field>
          <div className="row">
            <Button type="submit" tone="line" small name="intent" value="note">
              {copy.submit}
            </Button>
          </div>
        </Form>
      )}
    </section>
  )
}
