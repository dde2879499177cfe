import { type FormEvent, useState } from 'react'
import { slugOf } from '#articles/slug-of.ts'
import { DraftForm } from '#desk/drafts/draft-form.tsx'
import type { Conflict } from '#desk/drafts/send-draft.ts'
import { type Draft, useDraft } from '#desk/drafts/use-draft.ts'
import { ActButton, PlainActButton, QuietActButton } from '#desk/frame/act-form.tsx'
import { deskTime } from '#desk/frame/desk-time.ts'
import type { Elements } from '#ui/elements.ts'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { Field } from '#ui/field.tsx'
import type { PostField, PostTroubles } from './find-post-troubles.ts'
import type { PostState } from './list-desk-posts.ts'
import type { PostBody } from './post-body.ts'
import { PostFields } from './post-fields.tsx'
import { readPostBody } from './read-post-body.ts'
import { deskPostsCopy as copy } from './words.en.ts'

interface EditedPost {
  id: number
  body: PostBody
  version: number
  /** "10:42", or null for what was never saved. */
  savedTime: string | null
  state: PostState
  hasChanges: boolean
  publishedAt: string
  /** For the field of the minute. */
  scheduledFor: string
  path: string
}

interface PostEditorProps {
  post: EditedPost
  troubles?: PostTroubles
  conflict?: Conflict
  /** What was done last, told below the heading. */
  children: Elements
}

/** An article in the making: one plain form that can be sent without scripts, and saves itself with them. */
export function PostEditor({ post, troubles = {}, conflict, children }: PostEditorProps) {
  const { id, body, version, savedTime } = post
  const draft = useDraft<PostBody>({
    ...{ address: `/desk/posts/${id}`, body, version, savedTime },
    ...{ readBody: readPostBody, told: conflict },
  })
  const [shown, setShown] = useState(body)

  function onInput(event: FormEvent<HTMLFormElement>) {
    const { title, slug } = fieldsOf(event.currentTarget)
    // The address follows the title for as long as nobody has chosen it, or kept it.
    if (event.target === title && post.state === 'draft' && slug.value === slugOf(shown.title))
      slug.value = slugOf(title.value)
    changed()
  }

  function changed() {
    if (!draft.form.current) return
    const { title, slug, description, seo_meta_description } = fieldsOf(draft.form.current)
    setShown({
      ...shown,
      ...{ title: title.value, slug: slug.value, description: description.value },
      seo_meta_description: seo_meta_description.value,
    })
    draft.changed()
  }

  return (
    <>
      <h1 className="desk-title">{shown.title || copy.untitled}</h1>
      {children}
      <DraftForm
        draft={draft}
        conflictHeading={copy.conflictHeading}
        summary={<PostErrors troubles={troubles} draft={draft} />}
        onInput={onInput}
        onTakeBack={setShown}
      >
        <div className="post-form__text form">
          <PostFields body={draft.body} shown={shown} troubles={troubles} onChange={changed} />
        </div>
        <div className="post-form__panel">
          <PublishPanel post={post} troubles={troubles} />
        </div>
      </DraftForm>
    </>
  )
}

interface PostErrorsProps {
  troubles: PostTroubles
  draft: Pick<Draft<unknown>, 'editor' | 'version'>
}

/** What has to be mended before visitors can see it. The ids of the controls are the fields' names. */
export function PostErrors({ troubles, draft: { editor, version } }: PostErrorsProps) {
  const errors = Object.entries(troubles).map(([field, message]) => ({
    field: field === 'content' ? 'content-field' : field,
    label: copy.fields[field as PostField],
    message,
  }))
  if (errors.length === 0) return null
  return (
    <ErrorSummary
      errors={errors}
      message={[copy.errors.heading, ...errors.map(({ message }) => message)].join(' ')}
      attempt={editor ? 1 : 0}
      key={version}
    />
  )
}

type Fields = Record<'title' | 'slug' | 'description' | 'seo_meta_description' | 'version', HTMLInputElement>

/** The controls of the post's form that the editor reads or fills in by itself. */
function fieldsOf(form: HTMLFormElement): Fields {
  return form.elements as unknown as Fields
}

interface PublishPanelProps {
  post: EditedPost
  troubles: PostTroubles
}

/** What is true of the article now, and everything that can be done with it. */
function PublishPanel({ post, troubles }: PublishPanelProps) {
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
      <details className="publish__delete draft-more">
        <summary>{copy.actions.removeHeading}</summary>
        <p>{copy.actions.removeWarning}</p>
        <PlainActButton act="delete">{copy.actions.removeForGood}</PlainActButton>
      </details>
    </section>
  )
}
