import { type FormEvent, useEffect, useRef, useState } from 'react'
import { ActForm, useSubmitAct } from '#desk/frame/act-form.tsx'
import { ComparisonView } from '#desk/posts/comparison-view.tsx'
import { ContentField } from '#desk/posts/content-field.tsx'
import { DraftStatus } from '#desk/posts/draft-status.tsx'
import { KeptNotice } from '#desk/posts/kept-notice.tsx'
import { forgetText } from '#desk/posts/kept-text.ts'
import type { Conflict } from '#desk/posts/send-draft.ts'
import { useDraft } from '#desk/posts/use-draft.ts'
import { type EditionBody, LONGEST_PREHEADER, LONGEST_SUBJECT } from '#editions/edition-body.ts'
import type { Elements } from '#ui/elements.ts'
import { fetchAgain } from '#ui/fetch-again.ts'
import { Field } from '#ui/field.tsx'
import { AudienceFields } from './audience-fields.tsx'
import type { EditedEdition } from './load-composer.ts'
import { readEditionForm } from './read-edition-form.ts'
import { SendPanel } from './send-panel.tsx'
import { lettersCopy as copy } from './words.en.ts'

interface LetterFormProps {
  edition: EditedEdition
  conflict?: Conflict | undefined
  maySend: boolean
  /** What was done last, told below the heading. */
  children: Elements
}

/** An edition in the making: one plain form that can be sent without scripts, and saves itself with them. */
export function LetterForm({ edition, ...others }: LetterFormProps) {
  const [restored, setRestored] = useState<EditionBody>()
  return (
    <WrittenForm
      key={restored ? 'restored' : 'stored'}
      edition={{ ...edition, body: restored ?? edition.body }}
      isRestored={Boolean(restored)}
      onRestore={setRestored}
      {...others}
    />
  )
}

interface WrittenFormProps extends LetterFormProps {
  isRestored: boolean
  onRestore: (body: EditionBody) => void
}

function WrittenForm({ edition, conflict: told, maySend, isRestored, onRestore, children }: WrittenFormProps) {
  const { id, body, version } = edition
  const address = `/desk/letters/${id}`
  const form = useRef<HTMLFormElement>(null)
  const { state, kept, editor, saver, dropKept } = useDraft<EditionBody>({
    ...{ form, address, version, savedTime: edition.savedTime },
    readBody: readEditionForm,
  })
  const [subject, setSubject] = useState(body.subject)
  const submit = useSubmitAct()
  const conflict = state.kind === 'conflict' ? state.conflict : editor ? undefined : told

  useEffect(() => {
    if (told) saver.current?.meet(told)
  }, [told, saver])

  useEffect(() => {
    if (isRestored) saver.current?.changed()
  }, [isRestored, saver])

  /** What is being saved is waited for, so that an edition is never in conflict with itself. */
  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent as SubmitEvent
    if (!saver.current || !(submitter instanceof HTMLButtonElement)) return

    event.preventDefault()
    const isSaved = await saver.current.flush()
    const field = form.current?.elements.namedItem('version')
    if (!isSaved || !(field instanceof HTMLInputElement)) return
    field.value = String(saver.current.version())
    await submit(submitter)
  }

  return (
    <>
      <h1 className="desk-title">{subject || copy.untitled}</h1>
      {children}
      <DraftStatus state={state} />
      {kept && !isRestored && <KeptNotice at={kept.at} onTake={() => onRestore(kept.body)} onDrop={dropKept} />}
      {conflict && (
        <section className="conflict" role="alert">
          <h2>{copy.conflict.heading(conflict.name, conflict.time)}</h2>
          <p>{copy.conflict.explanation}</p>
          <details>
            <summary>{copy.conflict.compare}</summary>
            <ComparisonView comparison={conflict.comparison} />
          </details>
          <div className="row">
            {editor ? (
              <button className="desk-link" type="button" onClick={() => void saver.current?.keepOurs(conflict)}>
                {copy.conflict.mine}
              </button>
            ) : (
              <p>{copy.conflict.again}</p>
            )}
            <a className="desk-link" href={address} onClick={() => forgetText(address)}>
              {copy.conflict.theirs}
            </a>
          </div>
        </section>
      )}

      <ActForm
        className="post-form letter-form"
        autoComplete="off"
        ref={form}
        onInput={(event: FormEvent<HTMLFormElement>) => {
          const { target } = event
          if (target instanceof HTMLInputElement && target.name === 'subject') setSubject(target.value)
          // What only says what is to be done is no change of the text.
          if (!(target instanceof HTMLElement && target.closest('[data-not-written]'))) saver.current?.changed()
        }}
        onSubmit={onSubmit}
      >
        <input type="hidden" name="version" defaultValue={told?.version ?? version} />
        <input type="hidden" name="editor" value={editor} readOnly />
        {told && !editor && <input type="hidden" name="replaces" value={told.version} readOnly />}

        <div className="post-form__text form">
          <WrittenFields edition={edition} onChange={() => saver.current?.changed()} />
          <AudienceFields edition={edition} />
        </div>
        <div className="post-form__panel">
          <SendPanel edition={edition} maySend={maySend} />
        </div>
      </ActForm>
    </>
  )
}

function WrittenFields({ edition, onChange }: { edition: EditedEdition; onChange: () => void }) {
  const { body, articles, states } = edition
  return (
    <>
      <Field name="subject" label={copy.fields.subject}>
        {(control) => (
          <input
            {...control}
            className="input post-form__title"
            defaultValue={body.subject}
            maxLength={LONGEST_SUBJECT}
          />
        )}
      </Field>
      <Field name="preheader" label={copy.fields.preheader} hint={copy.fields.preheaderHint}>
        {(control) => <input {...control} defaultValue={body.preheader} maxLength={LONGEST_PREHEADER} />}
      </Field>
      <ContentField
        html={body.content}
        onChange={onChange}
        fetchMore={async () => {
          const { editionBlocks } = await fetchAgain(() => import('./editor/edition-blocks.tsx'))
          return editionBlocks({ articles, states })
        }}
      />
      <details className="letter-text" open={body.text !== ''}>
        <summary>{copy.fields.textOwn}</summary>
        <Field name="text" label={copy.fields.text} hint={copy.fields.textHint}>
          {(control) => <textarea {...control} rows={12} defaultValue={body.text} />}
        </Field>
      </details>
      <fieldset className="field">
        <legend>{copy.fields.choices}</legend>
        <label className="publish__check">
          <input type="checkbox" name="isPrivate" value="yes" defaultChecked={body.isPrivate ?? false} />
          <span>{copy.fields.isPrivate}</span>
        </label>
        <label className="publish__check">
          <input type="checkbox" name="isUncounted" value="yes" defaultChecked={body.isUncounted ?? false} />
          <span>{copy.fields.isUncounted}</span>
        </label>
        <span className="hint">{copy.fields.isUncountedHint}</span>
      </fieldset>
    </>
  )
}
