import { inLanguage } from '#platform/text/in-language.ts'
import { type EditionBody, languageOf } from './edition-body.ts'

/** Whatever the site says in the course of this work is said in the language that an edition is written in. */
export function inItsLanguage<T>(body: Pick<EditionBody, 'writtenIn'>, work: () => T): T {
  return inLanguage(languageOf(body), work)
}
