/**
 * The languages that the site can speak; what each is called says languages.ts, which of them visitors get SITE_LANGUAGES.
 * `x-pseudo` is for tests: English with accents, four tenths longer (scripts/vite/pseudo.ts).
 */
const KNOWN = ['en', 'hi', 'te', 'x-pseudo'] as const

export type Language = (typeof KNOWN)[number]
/** Those that people read. */
export type ReadLanguage = Exclude<Language, 'x-pseudo'>

/** What the site is written in first, and says where a translation is missing. */
export const FIRST_LANGUAGE = 'en'
export const ENGLISH_TAG = 'en-IN'
/** In which the site is built and served where SITE_LANGUAGES says nothing. */
export const USUAL_LANGUAGES: readonly Language[] = ['en', 'hi', 'te']

let ofRequest: () => Language = ofPage
let noteEnglish: (text: string) => void = () => {}
let offered: readonly Language[] = [FIRST_LANGUAGE]

/** On the server that of the request, or of whom a mail is for; in a browser that of the page. */
export function currentLanguage(): Language {
  return ofRequest()
}

/** Who knows the language of what is being done, on the server, and keeps what it lacks: in-language.ts. */
export function languageFrom(find: () => Language, note: (text: string) => void) {
  ofRequest = find
  noteEnglish = note
}

/** An English sentence that is said in another language for want of its own. */
export function saidInEnglish<Said>(said: Said): Said {
  if (typeof said === 'string') noteEnglish(said)
  return said
}

/** Those in which this site has pages, English first. */
export function offeredLanguages(): readonly Language[] {
  return offered
}

export function offerLanguages(languages: readonly Language[]) {
  offered = languages
}

export function isLanguage(name: unknown): name is Language {
  return KNOWN.some((known) => known === name)
}

/** How Intl is told the language: `hi-IN`. Its numbers have the digits that people in India read in every language: 0 to 9. */
export function currentTag(): string {
  return tagOf(currentLanguage())
}

export function tagOf(language: Language): string {
  return language === 'x-pseudo' ? ENGLISH_TAG : `${language}-IN`
}

/** As `lang` says it: pages in English name the country too, by which a screen reader chooses its voice. */
export function langOf(language: Language): string {
  return language === FIRST_LANGUAGE ? ENGLISH_TAG : language
}

/** For what is written in English alone, on a page in another language; nothing on an English one. */
export function englishLang(): string | undefined {
  return currentLanguage() === FIRST_LANGUAGE ? undefined : ENGLISH_TAG
}

/** A page or an answer of the API in a language, by its English address: `/hi/contact-us`. */
export function addressIn(language: Language, path: string): string {
  if (language === FIRST_LANGUAGE) return path
  return path === '/' ? `/${language}` : `/${language}${path.replace(/^\/(?=[?#])/, '')}`
}

/**
 * The same in the language of now, for addresses that a browser's script makes: those in the pages of the server get theirs
 * in one place (src/app/languages/links-in-language.ts).
 */
export function addressHere(path: string): string {
  return addressIn(currentLanguage(), path)
}

/** Of staff's side, files, and what is told to machines once. The path is without a query. */
export function isInNoLanguage(path: string): boolean {
  return /^\/(assets|desk|media|metrics|og|\.well-known)(\/|$)|\.\w+$/.test(path)
}

/** An address without its language, and that language: `/hi/contact-us` is `/contact-us` in Hindi. */
export function withoutLanguage(path: string): { language: Language; path: string } {
  const [, name, rest = ''] = /^\/([a-z-]+)(\/.*)?$/.exec(path) ?? []
  return isLanguage(name) && name !== FIRST_LANGUAGE
    ? { language: name, path: rest || '/' }
    : { language: FIRST_LANGUAGE, path }
}

// Not `lang`: a browser's translator writes that, and the page's addresses stay those of its own language.
function ofPage(): Language {
  const written = typeof document === 'undefined' ? undefined : document.documentElement.dataset.language
  return (written as Language | undefined) ?? FIRST_LANGUAGE
}
