import { randomUUID } from 'node:crypto'
import { data, replace } from 'react-router'
import { valuesSchema } from '#company/registers/value-schema.ts'
import type { RegisterTranslationAct } from '#database/tables.ts'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { readTexts, type Texts, valuesOf } from '#desk/company/form/entry-texts.ts'
import { entryAct } from '#desk/company/register-act.ts'
import { entryCopy, historyCopy } from '#desk/company/words.en.ts'
import { orUnsaved } from '#desk/frame/act.ts'
import { keepEntryTranslation, languageOf, listTranslationVersions, wordsOf } from './translation-of-entry.ts'
import { entryTranslationCopy as copy } from './words.en.ts'

/** What is done with a translation as it stands in its form: what was typed is never lost, whatever the answer. */
export function writtenTranslationAct(handle: DeskHandle, name: string, act: RegisterTranslationAct) {
  return entryAct(handle, async ({ register, entry, revision, form, params, staff, services }) => {
    const language = languageOf(register, params.language)
    const fields = wordsOf(register)
    const typed = readTexts(fields, form)
    const { data: values, error } = valuesSchema(fields).safeParse(valuesOf(fields, typed))
    const errors: Texts = {}
    for (const { path, message } of error?.issues ?? []) errors[path.join('.')] ??= message
    if (!values) return { typed, errors, stamp: randomUUID(), trouble: entryCopy.faults(Object.keys(errors).length) }

    const writing = { id: entry.id, language, revision, values, act, staff }
    const kept = await orUnsaved(() => keepEntryTranslation(writing, services), services)
    if (!kept) throw data(null, 404)
    if ('trouble' in kept) return { typed, stamp: randomUUID(), ...kept }
    if (kept.ok) return replace(`/desk/company/${register.id}/${entry.id}/in/${language}?done=${name}`, 303)
    const { updatedBy, revision: theirs } = kept.theirs
    return { typed, revision: theirs, stamp: randomUUID(), trouble: copy.overtaken(updatedBy), status: 409 }
  })
}

/**
 * Brings an earlier state back. Published, it is of the English of its day: where that has changed, visitors read the
 * English, and the desk says so.
 */
export function restoredTranslationAct(handle: DeskHandle, name: string, act: 'restored' | 'saved') {
  return entryAct(handle, async ({ register, entry, revision, params, staff, services }) => {
    const language = languageOf(register, params.language)
    const versions = await listTranslationVersions(services.db, entry.id, language)
    const version = versions.find(({ number }) => String(number) === params.number)
    if (!version) throw data(null, 404)
    const { data: values } = valuesSchema(wordsOf(register)).safeParse(version.values)
    if (!values) return { trouble: historyCopy.refused }

    const { english } = version
    const kept = await keepEntryTranslation({ id: entry.id, language, revision, values, english, act, staff }, services)
    if (!kept) throw data(null, 404)
    if (!kept.ok) return { trouble: copy.overtaken(kept.theirs.updatedBy), status: 409 }
    return replace(`/desk/company/${register.id}/${entry.id}/in/${language}?done=${name}`, 303)
  })
}
