import type { TranslationBody } from '#articles/translations.ts'
import { DraftForm } from '#desk/drafts/draft-form.tsx'
import type { Conflict } from '#desk/drafts/send-draft.ts'
import { useDraft } from '#desk/drafts/use-draft.ts'
import { ActButton } from '#desk/frame/act-form.tsx'
import { ContentField } from '#desk/posts/content-field.tsx'
import type { PostTroubles } from '#desk/posts/find-post-troubles.ts'
import { PostErrors } from '#desk/posts/post-editor.tsx'
import { deskPostsCopy } from '#desk/posts/words.en.ts'
import { Field } from '#ui/field.tsx'
import { readTranslationBody } from './read-translation-body.ts'
import { translationsCopy as copy } from './words.en.ts'

const LINES = [
  ['title', 120],
  ['description', 300],
  ['cover_alt', 300],
  ['seo_meta_description', 300],
] as const

interface EditedTranslation {
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
export function TranslationEditor({ translation, troubles = {}, conflict }: TranslationEditorProps) {
  const { language, body, version, state, hasChanges, savedTime, address, path, english } = translation
  const draft = useDraft<TranslationBody>({
    ...{ address, body, version, savedTime, readBody: readTranslationBody, told: conflict },
  })

  return (
    <DraftForm
      draft={draft}
      conflictHeading={deskPostsCopy.conflictHeading}
      summary={<PostErrors troubles={troubles} draft={draft} />}
    >
      <div className="post-form__text form translation__own" lang={language}>
        {LINES.map(([name, maxLength]) => (
          <Field
            key={name}
            name={name}
            label={deskPostsCopy.fields[name]}
            hint={`${copy.english}: ${english[name]}`}
            error={troubles[name]}
          >
            {(control) => <textarea {...control} rows={2} defaultValue={draft.body[name]} maxLength={maxLength} />}
          </Field>
        ))}
        <ContentField html={draft.body.content} error={troubles.content} onChange={draft.changed} />
      </div>
      <div className="post-form__panel">
        <section className="publish bill" aria-labelledby="publishing">
          <div className="bill__top">
            <h2 id="publishing">{copy.panel}</h2>
          </div>
          {hasChanges && <p className="publish__changes">{deskPostsCopy.hasChanges}</p>}
          {state === 'public' && (
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
          {state === 'public' && (
            <ActButton act="unpublish" plain>
              {copy.unpublish}
            </ActButton>
          )}
        </section>
      </div>
    </DraftForm>
  )
}
