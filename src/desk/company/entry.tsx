import { useEffect, useRef } from 'react'
import { data } from 'react-router'
import { pictureAddress, widthsOf } from '#articles/pictures/picture-address.ts'
import { listPictures } from '#articles/pictures/picture-queries.ts'
import type { Fields } from '#company/registers/fields.ts'
import { pictureId } from '#company/registers/picture-id.ts'
import { verbatimIn } from '#company/verbatim.ts'
import type { Database } from '#database/database.ts'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { deskOf } from '#desk/access/staff-context.ts'
import { ActButton, ActForm } from '#desk/frame/act-form.tsx'
import { useAnswer } from '#desk/frame/answer.ts'
import { DeskLink } from '#desk/frame/desk-link.tsx'
import { AnswerMessage, DeskMessage } from '#desk/frame/desk-message.tsx'
import { deskMeta } from '#desk/frame/desk-meta.ts'
import { deskTime, indiaMinute } from '#desk/frame/desk-time.ts'
import { orNotFound } from '#platform/http/or-not-found.ts'
import type { Language } from '#platform/text/language.ts'
import { LANGUAGES } from '#platform/text/languages.ts'
import type { Route } from './+types/entry.ts'
import { type EditedEntry, EntryPanel } from './entry-panel.tsx'
import { Differences } from './entry-version.tsx'
import { nameOf } from './entry-words.ts'
import { findEntry, findRegister, toShown } from './find-entries.ts'
import { EntryFields, type LibraryPicture } from './form/entry-fields.tsx'
import { type Texts, textsOf } from './form/entry-texts.ts'
import { mayEdit } from './register-act.ts'
import { ShownOn } from './shown-on.tsx'
import { languagesOf } from './translations/translation-of-entry.ts'
import { type BesideWords, besideWords } from './words/find-words.ts'
import { entryCopy as copy, wordsCopy } from './words.en.ts'
import { type EntryConflict, NEW } from './written-entry-act.ts'
import '#desk/drafts/draft-form.css'
import './company.css'
import './words/words.css'

export const handle: DeskHandle = { access: { read: 'company.read' } }

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const register = orNotFound(findRegister(params.register))

  const { staff, services } = deskOf(context)
  const mayWrite = mayEdit(register, staff.role)
  const done = url.searchParams.get('done') ?? ''
  const common = {
    languages: [] as Language[],
    register: toShown(register),
    mayWrite,
    done,
    library: await libraryFor(register.fields, services.db),
  }
  const beside = (key: unknown) => (register.isOfSentences ? besideWords(String(key)) : undefined)
  if (params.entry === NEW) {
    if (!mayWrite || register.kind === 'one' || register.kind === 'named') throw data(null, 404)
    const texts = givenTexts(register.fields, url)
    return { ...common, entry: null, name: copy.newTitle(register.one), texts, beside: beside(texts.key) }
  }

  const entry = await findEntry(services.db, params.entry, services.now())
  if (entry?.register !== register.id) throw data(null, 404)
  const { published, values, ...rest } = entry
  const shown: EditedEntry = {
    ...rest,
    isPublic: published !== null,
    scheduledFor: entry.publishAt && indiaMinute(new Date(entry.publishAt)),
    verbatim: register.isOfSentences ? [] : verbatimIn([published, values]).filter(isFirst),
    canBeHidden: published !== null && register.kind !== 'one' && !register.isNeeded,
    canBeTrashed: register.kind === 'ordered' || register.kind === 'sorted',
    canBeConfirmed: Boolean(register.review) && entry.state === 'published',
  }
  return {
    ...common,
    ...{ entry: shown, name: nameOf(register, values), texts: textsOf(register.fields, values) },
    beside: beside(values.key),
    languages: languagesOf(register),
  }
}

function isFirst(text: string, at: number, texts: string[]): boolean {
  return texts.indexOf(text) === at
}

/** What a link to a new entry has filled in already. */
function givenTexts(fields: Fields, { searchParams }: URL): Texts {
  return Object.fromEntries([...searchParams].filter(([name]) => Object.hasOwn(fields, name)))
}

/** The newest pictures, where the register shows any. */
async function libraryFor(fields: Fields, db: Database): Promise<LibraryPicture[]> {
  if (!showsPictures(fields)) return []
  return (await listPictures(db)).pictures.map(({ hash, width, height, alt }) => ({
    id: pictureId({ hash, width, height }),
    alt,
    src: pictureAddress({ hash, width: widthsOf(width)[0] ?? width, format: 'webp' }),
  }))
}

function showsPictures(fields: Fields): boolean {
  return Object.values(fields).some(
    (field) => field.kind === 'picture' || (field.kind === 'rows' && showsPictures(field.fields)),
  )
}

export function meta({ loaderData }: Route.MetaArgs) {
  return deskMeta(loaderData?.register.title)
}

interface EntryAnswer {
  stamp: string
  conflict: EntryConflict
  typed: Texts
}

export default function EntryPage({ loaderData }: Route.ComponentProps) {
  const { register, entry, name, texts, mayWrite, done, library, beside, languages } = loaderData
  const { act, stamp, conflict, typed, errors = {} } = useAnswer<EntryAnswer>()
  const form = useRef<HTMLDivElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: with each answer the fields are new
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [stamp])

  return (
    <>
      <p className="desk-inline">
        <DeskLink to={`/desk/company/${register.id}`}>{register.title}</DeskLink>
        {entry && <DeskLink to={`/desk/company/${register.id}/${entry.id}/history`}>{copy.history}</DeskLink>}
        {entry &&
          languages.map((language) => (
            <DeskLink key={language} to={`/desk/company/${register.id}/${entry.id}/in/${language}`} lang={language}>
              {LANGUAGES[language].name}
            </DeskLink>
          ))}
      </p>
      <h1 className="desk-title">{name}</h1>
      <Standing entry={entry} mayWrite={mayWrite} />
      {done && !act && <Done act={done} entry={entry} />}
      <AnswerMessage />
      {conflict && <Conflict conflict={conflict} />}
      <ActForm className="entry" noValidate key={`${entry?.id} ${entry?.revision} ${stamp}`}>
        {/* What the Enter key presses: else it would be the first button in the form, one of a row. */}
        <div hidden>
          <ActButton act="save">{copy.save}</ActButton>
        </div>
        <input type="hidden" name="_revision" value={conflict?.revision ?? entry?.revision ?? 0} />
        <div ref={form}>
          <fieldset className="form form--2 entry__fields" disabled={!mayWrite || Boolean(entry?.deletedAt)}>
            <legend className="vh">{name}</legend>
            <EntryFields fields={register.fields} texts={(typed as Texts) ?? texts} errors={errors} library={library} />
          </fieldset>
        </div>
        {mayWrite && !entry?.deletedAt && <EntryPanel entry={entry} error={errors._from} />}
      </ActForm>
      {beside && <WordPreview beside={beside} entryId={entry?.id ?? null} revision={entry?.revision ?? 0} />}
      <ShownOn paths={register.shownOn} />
    </>
  )
}

function Standing({ entry, mayWrite }: { entry: EditedEntry | null; mayWrite: boolean }) {
  if (!entry) return null
  const { state, publishAt, deletedAt, isSample, isPublic, updatedAt, updatedBy, verbatim } = entry
  const words = deletedAt
    ? copy.states.trashed
    : publishAt
      ? copy.states.scheduled(deskTime(publishAt))
      : copy.states[state]
  const lines = [
    words,
    isSample && isPublic && copy.isSample,
    mayWrite && verbatim.length > 0 && copy.verbatim(verbatim),
    !mayWrite && copy.readOnly,
  ]

  return (
    <div className="desk-lead">
      {lines.map((line) => line && <p key={line}>{line}</p>)}
      <p className="desk-aside">{copy.changed(deskTime(updatedAt), updatedBy)}</p>
    </div>
  )
}

function Done({ act, entry }: { act: string; entry: EditedEntry | null }) {
  const words = (copy.done as Partial<Record<string, string | ((time: string) => string)>>)[act]
  if (!words) return null
  return (
    <DeskMessage tone="good">
      {typeof words === 'string' ? words : words(entry?.publishAt ? deskTime(entry.publishAt) : '')}
    </DeskMessage>
  )
}

function Conflict({ conflict }: { conflict: EntryConflict }) {
  return (
    <section className="conflict" role="alert">
      <h2>{copy.conflict.heading(conflict.name, conflict.time)}</h2>
      <p>{copy.conflict.text}</p>
      <details className="draft-more">
        <summary>{copy.conflict.compare}</summary>
        <Differences of={conflict.differences} />
      </details>
      <a className="desk-link" href="?">
        {copy.conflict.theirs}
      </a>
    </section>
  )
}

interface WordPreviewProps {
  beside: BesideWords
  /** Of the entry once it is saved; null before that. */
  entryId: string | null
  revision: number
}

/** The sentence as it was built, and the page with what is written, before any visitor sees it. */
function WordPreview({ beside: { built, page, isVerbatim }, entryId, revision }: WordPreviewProps) {
  const address = entryId && `/desk/company/words/${entryId}/page`

  return (
    <section className="desk-part word-preview" aria-labelledby="word-preview">
      <h2 id="word-preview">{wordsCopy.preview.heading}</h2>
      {isVerbatim && <p className="word-preview__law">{wordsCopy.preview.verbatim}</p>}
      <dl>
        <dt>{wordsCopy.preview.built}</dt>
        <dd>{built}</dd>
      </dl>
      {page === null ? (
        <p className="hint">{wordsCopy.preview.noPage}</p>
      ) : address ? (
        <>
          <p className="hint">{wordsCopy.preview.hint}</p>
          {/* No script runs in it: it is to be looked at, and counts nobody's visit. */}
          <iframe
            key={revision}
            className="word-preview__page"
            src={address}
            title={wordsCopy.preview.title(page)}
            sandbox="allow-same-origin"
          />
          <a className="desk-link" href={address} target="_blank" rel="noopener">
            {wordsCopy.preview.whole}
          </a>
        </>
      ) : (
        <p className="hint">{wordsCopy.preview.saveFirst}</p>
      )}
    </section>
  )
}
