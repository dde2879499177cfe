import { ActForm } from '#desk/frame/act-form.tsx'
import { useAnswer } from '#desk/frame/answer.ts'
import { leadsDeskCopy as copy } from '#desk/leads/words.en.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import type { Inbox } from './load-inbox.ts'

/** Keeps the filter that is shown under a name, or lets go of it. */
export function ViewActions({ query, view, saved }: Pick<Inbox, 'query' | 'view' | 'saved'>) {
  const { typed, errors } = useAnswer('save-view')
  const shown = saved.find(({ isShown }) => isShown)
  if (view && !errors) return null

  return shown ? (
    <ActForm act="delete-view" className="desk-inline">
      <button className="desk-link" type="submit" name="id" value={shown.id}>
        {`${copy.save.remove}: ${shown.name}`}
      </button>
    </ActForm>
  ) : (
    <details className="lead-filter" open={Boolean(errors)} key={query}>
      <summary>{copy.save.heading}</summary>
      <ActForm act="save-view" className="desk-inline">
        <Field name="name" label={copy.save.name} error={errors?.name}>
          {(control) => <input {...control} required maxLength={60} defaultValue={typed?.name} autoComplete="off" />}
        </Field>
        <Button type="submit" tone="line">
          {copy.save.submit}
        </Button>
      </ActForm>
    </details>
  )
}
