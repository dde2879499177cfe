import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { TranslationBody } from '#articles/translations.ts'
import { ActButton, ActForm, useSubmitAct } from '#desk/frame/act-form.tsx'
import { ConflictNotice } from '#desk/posts/conflict-notice.tsx'
import { ContentField } from '#desk/posts/content-field.tsx'
import { DraftStatus } from '#desk/posts/draft-status.tsx'
import type { PostTroubles } from '#desk/posts/find-post-troubles.ts'
import { KeptNotice } from '#desk/posts/kept-notice.tsx'
import { forgetText } from '#desk/posts/kept-text.ts'
import type { Conflict } from '#desk/posts/send-draft.ts'
import { useDraft } from '#desk/posts/use-draft.ts'
import { deskPostsCopy } from '#desk/posts/words.en.ts'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { Field } from '#ui/field.tsx'
import { readTranslationBody } from './read-translation-body.ts'
import { translationsCopy as copy } from './words.en.ts'

const LINES = [
  ['title', 120],
  ['description', 300],
  ['cover_alt', 300],
  ['seo_meta_description', 300],
] as const

export interface EditedTranslation {
  language: string
  body: TranslationBody
  version: number
  state: 'none' | 'draft' | 'public'
  hasChanges: boolean
  /** "10:42", or null for what was never saved. */
  savedTime: string | null
  address: string
  path: string
  english: TranslationBody
}

interface TranslationEditorProps {
  translation: EditedTranslation
  troubles: PostTroubles | undefined
  conflict: Conflict | undefined
}

/** A translation in the making: like an article, it saves itself with scripts, and can be sent without them. */
export function TranslationEditor({ translation, ...told }: TranslationEditorProps) {
  const [restored, setRestored] = useState<TranslationBody>()
  return (
    <WrittenForm
      key={restored ? 'restored' : 'stored'}
      translation={{ ...translation, body: restored ?? translation.body }}
      isRestored={Boolean(restored)}
      onRestore={setRestored}
      {...told}
    />
  )
}

interface WrittenFormProps extends TranslationEditorProps {
  isRestored: boolean
  onRestore: (body: TranslationBody) => void
}

function WrittenForm({ translation, troubles = {}, conflict: told, isRestored, onRestore }: WrittenFormProps) {
  const { language, body, version, state: shown, hasChanges, savedTime, address, path, english } = translation
  const form = useRef<HTMLFormElement>(null)
  const { state, kept, editor, saver, dropKept } = useDraft<TranslationBody>({
    ...{ form, address, version, savedTime, readBody: readTranslationBody },
  })
  const submit = useSubmitAct()
  const conflict = state.kind === 'conflict' ? state.conflict : editor ? undefined : told
  const errors = Object.entries(troubles).map(([field, message]) => ({
    field: field === 'content' ? 'content-field' : field,
    label: deskPostsCopy.fields[field as keyof TranslationBody],
    message,
  }))

  useEffect(() => {
    if (told) saver.current?.meet(told)
  }, [told, saver])

  useEffect(() => {
    if (isRestored) saver.current?.changed()
  }, [isRestored, saver])

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent as SubmitEvent
    if (!saver.current || !(submitter instanceof HTMLButtonElement)) return
    event.preventDefault()
    if (!(await saver.current.flush()) || !form.current) return
    const field = form.current.elements.namedItem('version')
    if (field instanceof HTMLInputElement) field.value = String(saver.current.version())
    await submit(submitter)
  }

  return (
    <>
      <DraftStatus state={state} />
      {errors.length > 0 && (
        <ErrorSummary
          errors={errors}
          message={[deskPostsCopy.errors.heading, ...errors.map(({ message }) => message)].join(' ')}
          attempt={editor ? 1 : 0}
          key={version}
        />
      )}
      {kept && !isRestored && <KeptNotice at={kept.at} onTake={() => onRestore(kept.body)} onDrop={dropKept} />}
      {conflict && (
        <ConflictNotice conflict={conflict}>
          {editor ? (
            <button className="desk-link" type="button" onClick={() => void saver.current?.keepOurs(conflict)}>
              {deskPostsCopy.conflict.mine}
            </button>
          ) : (
            <p>{deskPostsCopy.conflict.again}</p>
          )}
          <a className="desk-link" href={address} onClick={() => forgetText(address)}>
            {deskPostsCopy.conflict.theirs}
          </a>
        </ConflictNotice>
      )}

      <ActForm
        className="post-form"
        autoComplete="off"
        ref={form}
        onInput={() => saver.current?.changed()}
        onSubmit={onSubmit}
      >
        <input type="hidden" name="version" defaultValue={told?.version ?? version} />
        <input type="hidden" name="editor" value={editor} readOnly />
        {told && !editor && <input type="hidden" name="replaces" value={told.version} readOnly />}
        <div className="post-form__text form translation__own" lang={language}>
          {LINES.map(([name, maxLength]) => (
            <Field
              key={name}
              name={name}
              label={deskPostsCopy.fields[name]}
              hint={`${copy.english}: ${english[name]}`}
              error={troubles[name]}
            >
              {(control) => <textarea {...control} rows={2} defaultValue={body[name]} maxLength={maxLength} />}
            </Field>
          ))}
          <ContentField html={body.content} error={troubles.content} onChange={() => saver.current?.changed()} />
        </div>
        <div className="post-form__panel">
          <section className="publish bill" aria-labelledby="publishing">
            <div className="bill__top">
              <h2 id="publishing">{copy.panel}</h2>
            </div>
            {hasChanges && <p className="publish__changes">{deskPostsCopy.hasChanges}</p>}
            {shown === 'public' && (
              <p>
                <a className="desk-link" href={path}>
                  {copy.view}
                </a>
              </p>
            )}
            <ActButton act="save" tone="line" small>
              {copy.save}
            </ActButton>
            <ActButton act="publish">{copy.publish}</ActButton>
            {shown === 'public' && (
              <ActButton act="unpublish" plain>
                {copy.unpublish}
              </ActButton>
            )}
          </section>
        </div>
      </ActForm>
    </>
  )
}
