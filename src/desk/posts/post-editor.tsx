import { type FormEvent, useEffect, useRef, useState } from 'react'
import { slugOf } from '#articles/slug-of.ts'
import { ActForm, useSubmitAct } from '#desk/frame/act-form.tsx'
import type { Elements } from '#ui/elements.ts'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { ConflictNotice } from './conflict-notice.tsx'
import { DraftStatus } from './draft-status.tsx'
import type { PostField, PostTroubles } from './find-post-troubles.ts'
import { KeptNotice } from './kept-notice.tsx'
import { forgetText } from './kept-text.ts'
import type { PostState } from './list-desk-posts.ts'
import type { PostBody } from './post-body.ts'
import { PostFields } from './post-fields.tsx'
import { PublishPanel } from './publish-panel.tsx'
import { readPostBody } from './read-post-body.ts'
import type { Conflict } from './send-draft.ts'
import { useDraft } from './use-draft.ts'
import { deskPostsCopy as copy } from './words.en.ts'

export interface EditedPost {
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
export function PostEditor({ post, troubles, conflict: toldConflict, children }: PostEditorProps) {
  const [restored, setRestored] = useState<PostBody>()
  const body = restored ?? post.body
  return (
    <WrittenForm
      key={restored ? 'restored' : 'stored'}
      {...{ post: { ...post, body }, troubles, toldConflict }}
      isRestored={Boolean(restored)}
      onRestore={setRestored}
    >
      {children}
    </WrittenForm>
  )
}

interface WrittenFormProps {
  post: EditedPost
  troubles?: PostTroubles
  toldConflict?: Conflict
  isRestored: boolean
  onRestore: (body: PostBody) => void
  children: Elements
}

function WrittenForm({ post, troubles = {}, toldConflict, isRestored, onRestore, children }: WrittenFormProps) {
  const { id, body, version } = post
  const form = useRef<HTMLFormElement>(null)
  const { state, kept, editor, saver, dropKept } = useDraft<PostBody>({
    form,
    ...{ address: `/desk/posts/${id}`, version, savedTime: post.savedTime },
    readBody: readPostBody,
  })
  const [shown, setShown] = useState(body)
  const submit = useSubmitAct()
  const conflict = state.kind === 'conflict' ? state.conflict : editor ? undefined : toldConflict
  const errors = listErrors(troubles)

  useEffect(() => {
    if (toldConflict) saver.current?.meet(toldConflict)
  }, [toldConflict, saver])

  useEffect(() => {
    if (isRestored) saver.current?.changed()
  }, [isRestored, saver])

  function onInput(event: FormEvent<HTMLFormElement>) {
    const { title, slug } = fieldsOf(event.currentTarget)
    // The address follows the title for as long as nobody has chosen it, or kept it.
    if (event.target === title && post.state === 'draft' && slug.value === slugOf(shown.title))
      slug.value = slugOf(title.value)
    changed()
  }

  function changed() {
    if (!form.current) return
    const { title, slug, description, seo_meta_description } = fieldsOf(form.current)
    setShown({
      ...shown,
      ...{ title: title.value, slug: slug.value, description: description.value },
      seo_meta_description: seo_meta_description.value,
    })
    saver.current?.changed()
  }

  /** What is being saved is waited for, so that an article is never in conflict with itself. */
  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent as SubmitEvent
    if (!saver.current || !(submitter instanceof HTMLButtonElement)) return

    event.preventDefault()
    const isSaved = await saver.current.flush()
    if (!isSaved || !form.current) return
    fieldsOf(form.current).version.value = String(saver.current.version())
    await submit(submitter)
  }

  return (
    <>
      <h1 className="desk-title">{shown.title || copy.untitled}</h1>
      {children}
      <DraftStatus state={state} />
      {errors.length > 0 && (
        <ErrorSummary
          errors={errors}
          message={[copy.errors.heading, ...errors.map(({ message }) => message)].join(' ')}
          attempt={editor ? 1 : 0}
          key={version}
        />
      )}
      {kept && !isRestored && <KeptNotice at={kept.at} onTake={() => onRestore(kept.body)} onDrop={dropKept} />}
      {conflict && (
        <ConflictNotice conflict={conflict}>
          {editor ? (
            <button className="desk-link" type="button" onClick={() => void saver.current?.keepOurs(conflict)}>
              {copy.conflict.mine}
            </button>
          ) : (
            <p>{copy.conflict.again}</p>
          )}
          <a className="desk-link" href={`/desk/posts/${id}`} onClick={() => forgetText(`/desk/posts/${id}`)}>
            {copy.conflict.theirs}
          </a>
        </ConflictNotice>
      )}

      <ActForm className="post-form" autoComplete="off" ref={form} onInput={onInput} onSubmit={onSubmit}>
        <input type="hidden" name="version" defaultValue={toldConflict?.version ?? version} />
        <input type="hidden" name="editor" value={editor} readOnly />
        {toldConflict && !editor && <input type="hidden" name="replaces" value={toldConflict.version} readOnly />}

        <div className="post-form__text form">
          <PostFields body={body} shown={shown} troubles={troubles} onChange={changed} />
        </div>
        <div className="post-form__panel">
          <PublishPanel post={post} troubles={troubles} />
        </div>
      </ActForm>
    </>
  )
}

/** The ids of the controls are the fields' names. */
function listErrors(troubles: PostTroubles) {
  const { fields } = copy
  return Object.entries(troubles).map(([field, message]) => ({
    field: field === 'content' ? 'content-field' : field,
    label: fields[field as PostField],
    message,
  }))
}

type Fields = Record<'title' | 'slug' | 'description' | 'seo_meta_description' | 'version', HTMLInputElement>

/** The controls of the post's form that the editor reads or fills in by itself. */
function fieldsOf(form: HTMLFormElement): Fields {
  return form.elements as unknown as Fields
}
