import { data } from 'react-router'
import { nameOf } from '#desk/company/entry-words.ts'
import { findEntry, findRegister } from '#desk/company/find-entries.ts'
import { orNotFound } from '#platform/http/or-not-found.ts'
import type { Services } from '#platform/services.ts'
import { LANGUAGES } from '#platform/text/languages.ts'
import { languageOf } from './translation-of-entry.ts'
import { entryTranslationCopy as copy } from './words.en.ts'

interface Named {
  register: string
  entry: string
  language: string
}

/** What an address names: an entry in a language. 404 where there is none, or where it lies in the trash. */
export async function translatedEntry(params: Named, { db, now }: Pick<Services, 'db' | 'now'>) {
  const register = orNotFound(findRegister(params.register))
  const language = languageOf(register, params.language)
  const entry = await findEntry(db, params.entry, now())
  if (entry?.register !== register.id || entry.deletedAt) throw data(null, 404)

  return {
    ...{ register, entry, language },
    address: `/desk/company/${register.id}/${entry.id}/in/${language}`,
    name: copy.title(LANGUAGES[language].name, nameOf(register, entry.values)),
  }
}
