import { data, Link } from 'react-router'
import type { Fields } from '#company/registers/fields.ts'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { staffOf } from '#desk/access/staff-context.ts'
import { inWords, nameOf } from '#desk/company/entry-words.ts'
import { findEntry, findRegister, toShown } from '#desk/company/find-entries.ts'
import { EntryFields } from '#desk/company/form/entry-fields.tsx'
import { type Texts, textsOf } from '#desk/company/form/entry-texts.ts'
import { mayEdit } from '#desk/company/register-act.ts'
import { ActButton, ActForm } from '#desk/frame/act-form.tsx'
import { useAnswer } from '#desk/frame/answer.ts'
import { AnswerMessage } from '#desk/frame/answer-message.tsx'
import { DeskMessage } from '#desk/frame/desk-message.tsx'
import { deskMeta } from '#desk/frame/desk-meta.ts'
import { deskTime } from '#desk/frame/desk-time.ts'
import { servicesContext } from '#platform/http/request-contexts.ts'
import { LANGUAGES } from '#platform/text/languages.ts'
import type { Route } from './+types/entry-translation.ts'
import { findEntryTranslation, languageOf, wordsOf } from './translation-of-entry.ts'
import { entryTranslationCopy as copy } from './words.en.ts'
import '#desk/company/company.css'
import '#desk/company/entry.css'

export const handle: DeskHandle = { access: { read: 'company.read' } }

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const register = findRegister(params.register)
  if (!register) throw data(null, 404)
  const { db, now } = context.get(servicesContext)
  const language = languageOf(register, params.language)
  const entry = await findEntry(db, params.entry, now())
  if (entry?.register !== register.id || entry.deletedAt) throw data(null, 404)

  const { values, behind, ...rest } = await findEntryTranslation(db, entry, language)
  const fields = wordsOf(register)
  return {
    register: { ...toShown(register), fields: withEnglish(fields, entry.published ?? entry.values) },
    ...{ id: entry.id, language, name: copy.title(LANGUAGES[language].name, nameOf(register, entry.values)) },
    ...{ isPublic: entry.published !== null, texts: textsOf(fields, values), ...rest },
    behind: behind.map((name) => fields[name]?.label ?? name).join(', '),
    mayWrite: mayEdit(register, staffOf(context).role),
    isDone: url.searchParams.has('done'),
  }
}

/** Each field with the English beside it, in the place of its help. */
function withEnglish(fields: Fields, english: Record<string, unknown>): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      { ...field, help: copy.english(inWords(field, english[name])) },
    ]),
  )
}

export function meta({ loaderData }: Route.MetaArgs) {
  return deskMeta(loaderData?.name)
}

interface Answer {
  stamp: string
  typed: Texts
  /** Theirs, where somebody else has saved meanwhile. */
  revision: number
}

export default function EntryTranslationPage({ loaderData }: Route.ComponentProps) {
  const { register, id, language, name, isPublic, texts, behind, revision, updatedAt, updatedBy, ...rest } = loaderData
  const { act, stamp, typed, errors = {}, revision: theirs } = useAnswer<Answer>()

  return (
    <>
      <p className="desk-inline">
        <Link className="desk-link" to={`/desk/company/${register.id}/${id}`}>
          {register.title}
        </Link>
      </p>
      <h1 className="desk-title">{name}</h1>
      <div className="desk-lead">
        <p>{isPublic ? copy.lead : copy.notPublic}</p>
        {behind && <p>{copy.behind(behind)}</p>}
        <p className="desk-aside">{updatedAt ? copy.changed(deskTime(updatedAt), updatedBy) : copy.ofRelease}</p>
      </div>
      {rest.isDone && !act && <DeskMessage tone="good">{copy.done}</DeskMessage>}
      <AnswerMessage />
      <ActForm className="entry" noValidate key={`${id} ${language} ${revision} ${stamp}`}>
        <input type="hidden" name="_revision" value={theirs ?? revision} />
        <fieldset className="form form--2 entry__fields" disabled={!rest.mayWrite} lang={language}>
          <legend className="vh">{name}</legend>
          <EntryFields fields={register.fields} texts={(typed as Texts) ?? texts} errors={errors} library={[]} />
        </fieldset>
        {rest.mayWrite && <ActButton act="save">{copy.save}</ActButton>}
      </ActForm>
    </>
  )
}
