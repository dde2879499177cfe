import type { Fields } from '#company/registers/fields.ts'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { deskOf } from '#desk/access/staff-context.ts'
import { inWords } from '#desk/company/entry-words.ts'
import { toShown } from '#desk/company/find-entries.ts'
import { EntryFields } from '#desk/company/form/entry-fields.tsx'
import { type Texts, textsOf } from '#desk/company/form/entry-texts.ts'
import { mayEdit } from '#desk/company/register-act.ts'
import { ActButton, ActForm } from '#desk/frame/act-form.tsx'
import { useAnswer } from '#desk/frame/answer.ts'
import { DeskLink } from '#desk/frame/desk-link.tsx'
import { AnswerMessage, DeskMessage } from '#desk/frame/desk-message.tsx'
import { deskMeta } from '#desk/frame/desk-meta.ts'
import { deskTime } from '#desk/frame/desk-time.ts'
import type { Route } from './+types/entry-translation.ts'
import { translatedEntry } from './translated-entry.ts'
import { findEntryTranslation, wordsOf } from './translation-of-entry.ts'
import { entryTranslationCopy as copy } from './words.en.ts'
import '#desk/company/company.css'

export const handle: DeskHandle = { access: { read: 'company.read' } }

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { staff, services } = deskOf(context)
  const { register, entry, language, name } = await translatedEntry(params, services)
  const { values, behind, ...rest } = await findEntryTranslation(services.db, entry, language)
  const fields = wordsOf(register)
  return {
    register: { ...toShown(register), fields: withEnglish(fields, entry.published ?? entry.values) },
    ...{ id: entry.id, language, name },
    ...{ isPublic: entry.published !== null, texts: textsOf(fields, values), ...rest },
    behind: behind.map((name) => fields[name]?.label ?? name).join(', '),
    mayWrite: mayEdit(register, staff.role),
    done: url.searchParams.get('done') ?? '',
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
  const { register, id, language, name, texts, revision, mayWrite, done } = loaderData
  const { act, stamp, typed, errors = {}, revision: theirs } = useAnswer<Answer>()

  return (
    <>
      <p className="desk-inline">
        <DeskLink to={`/desk/company/${register.id}/${id}`}>{register.title}</DeskLink>
        <DeskLink to={`/desk/company/${register.id}/${id}/in/${language}/history`}>{copy.history}</DeskLink>
      </p>
      <h1 className="desk-title">{name}</h1>
      <Standing of={loaderData} />
      {Object.hasOwn(copy.done, done) && !act && (
        <DeskMessage tone="good">{copy.done[done as keyof typeof copy.done]}</DeskMessage>
      )}
      <AnswerMessage />
      <ActForm className="entry" noValidate key={`${id} ${language} ${revision} ${stamp}`}>
        {/* What the Enter key presses: else it would be the first button in the form, one of a row. */}
        <div hidden>
          <ActButton act="save">{copy.save}</ActButton>
        </div>
        <input type="hidden" name="_revision" value={theirs ?? revision} />
        <fieldset className="form form--2 entry__fields" disabled={!mayWrite} lang={language}>
          <legend className="vh">{name}</legend>
          <EntryFields fields={register.fields} texts={(typed as Texts) ?? texts} errors={errors} library={[]} />
        </fieldset>
        {mayWrite && (
          <div className="row">
            <ActButton act="publish">{copy.publish}</ActButton>
            <ActButton act="save" tone="line">
              {copy.save}
            </ActButton>
          </div>
        )}
      </ActForm>
    </>
  )
}

function Standing({ of }: { of: Route.ComponentProps['loaderData'] }) {
  const { isPublic, isDraft, behind, updatedAt, updatedBy } = of
  return (
    <div className="desk-lead">
      <p>{isPublic ? copy.lead : copy.notPublic}</p>
      {isDraft && <p>{copy.draft}</p>}
      {behind && <p>{copy.behind(behind)}</p>}
      <p className="desk-aside">{updatedAt ? copy.changed(deskTime(updatedAt), updatedBy) : copy.ofRelease}</p>
    </div>
  )
}
