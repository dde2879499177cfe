import { ActButton, PlainActButton, QuietActButton } from '#desk/frame/act-form.tsx'
import { deskTime } from '#desk/frame/desk-time.ts'
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
        <QuietActButton act="save">{copy.actions.save}</QuietActButton>
        <QuietActButton act="save-and-preview">{copy.preview}</QuietActButton>
        <QuietActButton act="keep-revision">{copy.actions.keep}</QuietActButton>
      </div>

      <hr className="tear" />
      <div className={`field${troubles.unsourced ? ' field--bad' : ''}`}>
        {troubles.unsourced && <span className="err">{troubles.unsourced}</span>}
        <label className="publish__check">
          <input type="checkbox" name="unsourced" id="unsourced" value="yes" />
          <span>{copy.fields.unsourced}</span>
        </label>
      </div>
      <ActButton act="publish">{isPublic ? copy.actions.publishChanges : copy.actions.publish}</ActButton>
      {!isPublic && (
        <div className="publish__schedule">
          <Field name="from" label={copy.fields.from} error={troubles.from}>
            {(control) => <input {...control} type="datetime-local" defaultValue={scheduledFor} />}
          </Field>
          <QuietActButton act="schedule">{copy.actions.schedule}</QuietActButton>
        </div>
      )}

      <hr className="tear" />
      {state !== 'draft' && <PlainActButton act="unpublish">{copy.actions.unpublish}</PlainActButton>}
      <details className="publish__delete">
        <summary>{copy.actions.removeHeading}</summary>
        <p>{copy.actions.removeWarning}</p>
        <PlainActButton act="delete">{copy.actions.removeForGood}</PlainActButton>
      </details>
    </section>
  )
}
