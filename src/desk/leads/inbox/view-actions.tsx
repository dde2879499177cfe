import { Form } from 'react-router'
import { leadsDeskCopy as copy } from '#desk/leads/words.en.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import type { Inbox } from './load-inbox.ts'

interface ViewActionsProps extends Pick<Inbox, 'query' | 'view' | 'saved'> {
  /** Why the view was not kept, and what it was to be called. */
  trouble?: string
  typed?: string
}

/** Keeps the filter that is shown under a name, or lets go of it. */
export function ViewActions({ query, view, saved, trouble, typed }: ViewActionsProps) {
  const shown = saved.find(({ isShown }) => isShown)
  if (view && !trouble) return null

  return shown ? (
    <Form method="post" className="desk-inline">
      <input type="hidden" name="id" value={shown.id} />
      <button className="desk-link" type="submit" name="intent" value="delete-view">
        {`${copy.save.remove}: ${shown.name}`}
      </button>
    </Form>
  ) : (
    <details className="lead-filter" open={Boolean(trouble)} key={query}>
      <summary>{copy.save.heading}</summary>
      <Form method="post" className="desk-inline">
        <Field name="name" label={copy.save.name} error={trouble}>
          {(control) => <input {...control} required maxLength={60} defaultValue={typed} autoComplete="off" />}
        </Field>
        <Button type="submit" tone="line" name="intent" value="save-view">
          {copy.save.submit}
        </Button>
      </Form>
    </details>
  )
}
