import { randomUUID } from 'node:crypto'
import { replace } from 'react-router'
import { valuesSchema } from '#company/registers/value-schema.ts'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { readTexts, type Texts, valuesOf } from '#desk/company/form/entry-texts.ts'
import { entryAct } from '#desk/company/register-act.ts'
import { entryCopy } from '#desk/company/words.en.ts'
import { ofAct, orUnsaved } from '#desk/frame/act.ts'
import { orNotFound } from '#platform/http/or-not-found.ts'
import { keepEntryTranslation, languageOf, wordsOf } from './translation-of-entry.ts'
import { entryTranslationCopy as copy } from './words.en.ts'

export { clientAction, default } from '#desk/frame/act-page.ts'

export const handle: DeskHandle = { access: { write: 'registers.write' } }

/** A draft, with which visitors read what they read before; or what they read from now on. */
const KEPT_AS = { save: 'saved', publish: 'published' } as const

/** What is done with a translation as it stands in its form: what was typed is never lost, whatever the answer. */
export const action = entryAct(handle, async ({ register, entry, revision, form, act, params, staff, services }) => {
  const language = languageOf(register, params.language)
  const fields = wordsOf(register)
  const typed = readTexts(fields, form)
  const { data: values, error } = valuesSchema(fields).safeParse(valuesOf(fields, typed))
  const errors: Texts = {}
  for (const { path, message } of error?.issues ?? []) errors[path.join('.')] ??= message
  if (!values) return { typed, errors, stamp: randomUUID(), trouble: entryCopy.faults(Object.keys(errors).length) }

  const writing = { id: entry.id, language, revision, values, act: ofAct(KEPT_AS, act), staff }
  const kept = orNotFound(await orUnsaved(() => keepEntryTranslation(writing, services), services))
  if ('trouble' in kept) return { typed, stamp: randomUUID(), ...kept }
  if (kept.ok) return replace(`/desk/company/${register.id}/${entry.id}/in/${language}?done=${act}`, 303)
  const { updatedBy, revision: theirs } = kept.theirs
  return { typed, revision: theirs, stamp: randomUUID(), trouble: copy.overtaken(updatedBy), status: 409 }
})
