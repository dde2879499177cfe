import { pageAt } from '#pages.ts'
import { FIRST_LANGUAGE, type Language, offeredLanguages, withoutLanguage } from '#platform/text/language.ts'

/** Beside pages: answers of the API, what leads on from pages, and what says in which language it is. */
const BESIDE_PAGES =
  /^\/(api|go)\/|^(\/newsletter)?\/(feed\.xml|atom\.xml|feed\.json)$|^\/(llms\.txt|site\.webmanifest)$/
/** In no language: staff's side, files, and what is told to machines once. */
const IN_NONE = /^\/(assets|desk|media|metrics|og|\.well-known)(\/|$)|\.\w+$/

/** Whether there is something in each language at this address, which is told without a language. */
export function isMirrored(address: string): boolean {
  const path = address.replace(/[?#].*$/s, '')
  return pageAt(path) !== undefined || BESIDE_PAGES.test(path)
}

/**
 * In which language somebody asks, and for what: `/hi/contact-us` is `/contact-us` in Hindi. What is in no language has no
 * such address: `/hi/desk` is no page, which is said in Hindi.
 */
export function askedIn(pathname: string): { language: Language; path: string } {
  const { language, path } = withoutLanguage(pathname)
  if (language === FIRST_LANGUAGE || !offeredLanguages().includes(language))
    return { language: FIRST_LANGUAGE, path: pathname }
  return { language, path: !isMirrored(path) && IN_NONE.test(path) ? pathname : path }
}
