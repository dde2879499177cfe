import { ActButton, PlainActButton, QuietActButton } from '#desk/frame/act-form.tsx'
import { Field } from '#ui/field.tsx'
import type { DeskEntry } from './find-entries.ts'
import { entryCopy as copy } from './words.en.ts'

export interface EditedEntry extends Omit<DeskEntry, 'published' | 'values'> {
  isPublic: boolean
  /** As a field for a minute has it. */
  scheduledFor: string | null
  /** What it says that the specification has word by word. */
  verbatim: string[]
  canBeHidden: boolean
  canBeTrashed: boolean
  canBeConfirmed: boolean
}

/** All that can be done with an entry as it stands in its form. */
export function EntryPanel({ entry, error }: { entry: EditedEntry | null; error: string | undefined }) {
  return (
    <section className="entry-panel bill" aria-labelledby="publishing">
      <div className="bill__top">
        <h2 id="publishing">{copy.panel}</h2>
      </div>
      <ActButton act="publish">{copy.publish}</ActButton>
      <QuietActButton act="save">{copy.save}</QuietActButton>
      <hr className="tear" />
      <Field name="_from" label={copy.from} hint={copy.fromHint} {...(error && { error })}>
        {(control) => <input {...control} type="datetime-local" defaultValue={entry?.scheduledFor ?? ''} />}
      </Field>
      <QuietActButton act="schedule">{copy.schedule}</QuietActButton>
      {entry?.canBeConfirmed && (
        <>
          <hr className="tear" />
          <QuietActButton act="confirm">{copy.confirm}</QuietActButton>
        </>
      )}
      {entry && (entry.canBeHidden || entry.canBeTrashed) && (
        <details className="desk-fold">
          <summary>{copy.more}</summary>
          <div className="desk-fold__form">
            {entry.canBeHidden && <PlainActButton act="hide">{copy.hide}</PlainActButton>}
            {entry.canBeTrashed && <PlainActButton act="trash">{copy.trash}</PlainActButton>}
          </div>
        </details>
      )}
    </section>
  )
}
