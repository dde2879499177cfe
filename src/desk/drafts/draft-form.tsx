import type { FormEvent } from 'react'
import { ActForm } from '#desk/frame/act-form.tsx'
import { timeInIndia } from '#desk/frame/desk-time.ts'
import { ComparisonView } from '#desk/posts/comparison-view.tsx'
import type { Elements } from '#ui/elements.ts'
import type { DraftState } from './create-draft-saver.ts'
import type { Draft } from './use-draft.ts'
import { draftsCopy as copy } from './words.en.ts'
import './draft-form.css'

interface DraftFormProps<Body> {
  draft: Draft<Body>
  /** "Asha saved this article 10:42 …" */
  conflictHeading: (name: string, time: string) => string
  /** What is wrong with it, above all else. */
  summary?: Elements
  className?: string
  onInput?: (event: FormEvent<HTMLFormElement>) => void
  /** What this browser had kept takes the place of what is in the fields. */
  onTakeBack?: (text: Body) => void
  children: Elements
}

/**
 * The form of something that is being written: it says whether that is safe, offers what was never saved, and lets
 * choose where two have written. Without scripts it is a plain form.
 */
export function DraftForm<Body>({
  draft,
  conflictHeading,
  summary,
  className = 'post-form',
  onInput = draft.changed,
  onTakeBack,
  children,
}: DraftFormProps<Body>) {
  const { kept, conflict, told, editor, isRestored } = draft

  return (
    <>
      <p className="draft-status" role="status" data-state={draft.state.kind}>
        {stateInWords(draft.state)}
      </p>
      {summary}
      {kept && (
        <section className="kept" role="alert">
          <p>{copy.kept.found(timeInIndia(kept.at))}</p>
          <div className="row">
            <button
              className="desk-link"
              type="button"
              onClick={() => {
                draft.takeBack(kept.body)
                onTakeBack?.(kept.body)
              }}
            >
              {copy.kept.take}
            </button>
            <button className="desk-link" type="button" onClick={draft.forget}>
              {copy.kept.drop}
            </button>
          </div>
        </section>
      )}
      {conflict && (
        <section className="conflict" role="alert">
          <h2>{conflictHeading(conflict.name, conflict.time)}</h2>
          <p>{copy.conflict.explanation}</p>
          <details className="draft-more">
            <summary>{copy.conflict.compare}</summary>
            <ComparisonView comparison={conflict.comparison} />
          </details>
          <div className="row">
            {editor ? (
              <button className="desk-link" type="button" onClick={() => draft.keepOurs(conflict)}>
                {copy.conflict.mine}
              </button>
            ) : (
              <p>{copy.conflict.again}</p>
            )}
            <a className="desk-link" href={draft.address} onClick={draft.forget}>
              {copy.conflict.theirs}
            </a>
          </div>
        </section>
      )}

      <ActForm
        // Its fields hold what was typed: another text needs other fields.
        key={isRestored ? 'restored' : 'stored'}
        className={className}
        autoComplete="off"
        ref={draft.form}
        onInput={onInput}
        onSubmit={draft.onSubmit}
      >
        <input type="hidden" name="version" defaultValue={told?.version ?? draft.version} />
        <input type="hidden" name="editor" value={editor} readOnly />
        {told && !editor && <input type="hidden" name="replaces" value={told.version} readOnly />}
        {children}
      </ActForm>
    </>
  )
}

/** Whether what is written is safe. */
function stateInWords(state: DraftState): string {
  const { saving } = copy
  switch (state.kind) {
    case 'saved':
      return state.time ? saving.saved(state.time) : saving.unsaved
    case 'refused':
      return saving.refused(state.reason)
    case 'signed-out':
      return saving.signedOut
    default:
      return saving[state.kind]
  }
}
