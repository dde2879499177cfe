import { useNavigation } from 'react-router'
import type { TranslationBody } from '#articles/translations.ts'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { deskOf } from '#desk/access/staff-context.ts'
import { DraftForm } from '#desk/drafts/draft-form.tsx'
import type { Conflict } from '#desk/drafts/send-draft.ts'
import { useDraft } from '#desk/drafts/use-draft.ts'
import { ActButton, ActForm, PlainActButton, QuietActButton, SmallSubmit } from '#desk/frame/act-form.tsx'
import { useActFetcher, useAnswer } from '#desk/frame/answer.ts'
import { DeskLink } from '#desk/frame/desk-link.tsx'
import { AnswerMessage, DeskMessage } from '#desk/frame/desk-message.tsx'
import { deskMeta } from '#desk/frame/desk-meta.ts'
import { deskTime, timeInIndia } from '#desk/frame/desk-time.ts'
import { ContentField } from '#desk/posts/content-field.tsx'
import type { PostTroubles } from '#desk/posts/find-post-troubles.ts'
import { PostErrors } from '#desk/posts/post-editor.tsx'
import { postId } from '#desk/posts/post-id.ts'
import { deskPostsCopy } from '#desk/posts/words.en.ts'
import { orNotFound } from '#platform/http/or-not-found.ts'
import { addressIn } from '#platform/text/language.ts'
import { LANGUAGES } from '#platform/text/languages.ts'
import { Field } from '#ui/field.tsx'
import type { Route } from './+types/translation.ts'
import { readTranslationBody } from './read-translation-body.ts'
import { type DeskTranslation, findDeskTranslation, listStates } from './translation-drafts.ts'
import { translationsCopy as copy } from './words.en.ts'
import { addressOf, languageOf } from './written-translation.ts'
import '#site/blog/article.css'
import '#desk/posts/posts.css'
import '#desk/posts/post-editor.css'

export const handle: DeskHandle = { access: { read: 'posts.read' } }

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { db, may } = deskOf(context)
  const [id, language] = [postId(params.id), languageOf(params.language)]
  const translation = orNotFound(await findDeskTranslation(db, id, language))

  return {
    ...toEdited(translation),
    states: await listStates(db, id, language),
    mayWrite: may('posts.write'),
    done: url.searchParams.get('done') ?? '',
  }
}

function toEdited({ post, language, body, version, state, savedAt, ...rest }: DeskTranslation) {
  const { title, description, seo_meta_description, cover_alt, content_html } = post.row
  return {
    ...{ id: post.row.id, language, name: LANGUAGES[language].name, body, version, state, ...rest },
    address: addressOf({ id: post.row.id, language }),
    path: addressIn(language, `/blogs/${post.row.slug}`),
    savedTime: savedAt && timeInIndia(savedAt),
    english: { title, description, seo_meta_description, cover_alt, content: content_html },
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return deskMeta(loaderData && copy.title(loaderData.name, loaderData.english.title))
}

interface Answer {
  body?: TranslationBody
  version?: number
  troubles?: PostTroubles
  conflict?: Conflict
}

export default function TranslationPage({ loaderData }: Route.ComponentProps) {
  const { id, name, english, language, state, isBehind, madeAt, mayWrite, states, done } = loaderData
  const { act, body = loaderData.body, version = loaderData.version, troubles, conflict } = useAnswer<Answer>()
  const isIdle = [useNavigation().state, useActFetcher().state].every((each) => each === 'idle')
  const message = isIdle && !act ? copy.done[done as keyof typeof copy.done] : undefined

  return (
    <>
      <p className="desk-inline">
        <DeskLink to={`/desk/posts/${id}`}>{copy.article}</DeskLink>
        <DeskLink to={`/desk/posts/${id}/preview?in=${language}`} reloadDocument>
          {copy.preview}
        </DeskLink>
      </p>
      <AnswerMessage />
      <h1 className="desk-title">{copy.title(name, english.title || deskPostsCopy.untitled)}</h1>
      {message ? <DeskMessage tone="good">{message}</DeskMessage> : null}
      <div className="desk-lead">
        <p>{copy.states[state]}</p>
        {madeAt && (isBehind ? <p>{copy.isBehind(deskTime(madeAt))}</p> : <p>{copy.madeAt(deskTime(madeAt))}</p>)}
        <p className="desk-aside">{mayWrite ? copy.lead : copy.readOnly}</p>
      </div>
      {mayWrite && (
        <TranslationEditor
          key={`${id} ${language}`}
          translation={{ ...loaderData, body, version }}
          troubles={troubles}
          conflict={conflict}
        />
      )}
      <section className="translation__english" aria-labelledby="english">
        <h2 id="english">{copy.englishText}</h2>
        <div
          className="prose long"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when it was stored, see savePost
          dangerouslySetInnerHTML={{ __html: english.content }}
        />
      </section>
      <section aria-labelledby="earlier">
        <h2 id="earlier">{copy.earlier}</h2>
        {states.length === 0 && <p>{copy.noEarlier}</p>}
        <ul>
          {states.map(({ number, made_at, staff_name }) => (
            <li key={number} className="row">
              <span>{copy.state(deskTime(made_at), staff_name)}</span>
              {mayWrite && (
                <ActForm act="restore">
                  <input type="hidden" name="number" value={number} />
                  <SmallSubmit quiet>{copy.restore}</SmallSubmit>
                </ActForm>
              )}
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}

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
function TranslationEditor({ translation, troubles = {}, conflict }: TranslationEditorProps) {
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
          <QuietActButton act="save">{copy.save}</QuietActButton>
          <ActButton act="publish">{copy.publish}</ActButton>
          {state === 'public' && <PlainActButton act="unpublish">{copy.unpublish}</PlainActButton>}
        </section>
      </div>
    </DraftForm>
  )
}
