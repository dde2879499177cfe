import { deskTime } from '#desk/frame/desk-time.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import type { PostTroubles } from './find-post-troubles.ts'
import type { EditedPost } from './post-editor.tsx'
import { deskPostsCopy as copy } from './words.en.ts'

interface PublishPanelProps {
  post: EditedPost
  troubles: PostTroubles
}

/** What is true of the article now, and everything that can be done with it. */
export function PublishPanel({ post, troubles }: PublishPanelProps) {
  const { state, hasChanges, publishedAt, scheduledFor, path } = post
  const isPublic = state === 'public'

  return (
    <section className="publish bill" aria-labelledby="publishing">
      <div className="bill__top">
        <h2 id="publishing">{copy.panel}</h2>
      </div>
      <dl className="publish__facts">
        <div className="ln">
          <dt>{copy.facts.state}</dt>
          <dd>{copy.states[state]}</dd>
        </div>
        {state !== 'draft' && (
          <div className="ln">
            <dt>{isPublic ? copy.facts.since : copy.facts.from}</dt>
            <dd>{deskTime(publishedAt)}</dd>
          </div>
        )}
      </dl>
      {hasChanges && <p className="publish__changes">{copy.hasChanges}</p>}
      {isPublic && (
        <p>
          <a className="desk-link" href={path}>
            {copy.view}
          </a>
        </p>
      )}

      <div className="publish__actions">
        <Button type="submit" name="intent" value="save" tone="line" small>
          {copy.actions.save}
        </Button>
        <Button type="submit" name="intent" value="preview" tone="line" small>
          {copy.preview}
        </Button>
        <Button type="submit" name="intent" value="keep" tone="line" small>
          {copy.actions.keep}
        </Button>
      </div>

      <hr className="tear" />
      <div className={`field${troubles.unsourced ? ' field--bad' : ''}`}>
        {troubles.unsourced && <span className="err">{troubles.unsourced}</span>}
        <label className="publish__check">
          <input type="checkbox" name="unsourced" id="unsourced" value="yes" />
          <span>{copy.fields.unsourced}</span>
        </label>
      </div>
      <Button type="submit" name="intent" value="publish">
        {isPublic ? copy.actions.publishChanges : copy.actions.publish}
      </Button>
      {!isPublic && (
        <div className="publish__schedule">
          <Field name="from" label={copy.fields.from} error={troubles.from}>
            {(control) => <input {...control} type="datetime-local" defaultValue={scheduledFor} />}
          </Field>
          <Button type="submit" name="intent" value="schedule" tone="line" small>
            {copy.actions.schedule}
          </Button>
        </div>
      )}

      <hr className="tear" />
      {state !== 'draft' && (
        <button className="desk-link" type="submit" name="intent" value="unpublish">
          {copy.actions.unpublish}
        </button>
      )}
      <details className="publish__delete">
        <summary>{copy.actions.removeHeading}</summary>
        <p>{copy.actions.removeWarning}</p>
        <button className="desk-link" type="submit" name="intent" value="delete">
          {copy.actions.removeForGood}
        </button>
      </details>
    </section>
  )
}
