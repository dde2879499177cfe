import { FIRST_LANGUAGE, type Language, offerLanguages } from '#platform/text/language.ts'

/** As long as a test runs: the languages are those of the whole process. */
export function offered(languages: Language[]): Disposable {
  offerLanguages(languages)
  return { [Symbol.dispose]: () => offerLanguages([FIRST_LANGUAGE]) }
}
