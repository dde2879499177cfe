import { replace } from 'react-router'
import { valuesSchema } from '#company/registers/value-schema.ts'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { entryAct } from '#desk/company/register-act.ts'
import { historyCopy } from '#desk/company/words.en.ts'
import { ofAct } from '#desk/frame/act.ts'
import { orNotFound } from '#platform/http/or-not-found.ts'
import { keepEntryTranslation, languageOf, listTranslationVersions, wordsOf } from './translation-of-entry.ts'
import { entryTranslationCopy as copy } from './words.en.ts'

export { clientAction, default } from '#desk/frame/act-page.ts'

export const handle: DeskHandle = { access: { write: 'registers.write' } }

const KEPT_AS = { restore: 'restored', 'restore-draft': 'saved' } as const

/**
 * Brings an earlier state back, for visitors or as a draft. Published, it is of the English of its day: where that has
 * changed, visitors read the English, and the desk says so.
 */
export const action = entryAct(handle, async ({ register, entry, revision, act, params, staff, services }) => {
  const language = languageOf(register, params.language)
  const versions = await listTranslationVersions(services.db, entry.id, language)
  const version = orNotFound(versions.find(({ number }) => String(number) === params.number))
  const { data: values } = valuesSchema(wordsOf(register)).safeParse(version.values)
  if (!values) return { trouble: historyCopy.refused }

  const { english } = version
  const writing = { id: entry.id, language, revision, values, english, act: ofAct(KEPT_AS, act), staff }
  const kept = orNotFound(await keepEntryTranslation(writing, services))
  if (!kept.ok) return { trouble: copy.overtaken(kept.theirs.updatedBy), status: 409 }
  return replace(`/desk/company/${register.id}/${entry.id}/in/${language}?done=${act}`, 303)
})
