import type { Language } from '#platform/text/language.ts'

/** The languages of the site as a sentence calls them; each in its own letters is in src/platform/text/languages.ts. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  hi: 'Hindi',
  te: 'Telugu',
  'x-pseudo': 'Pseudo',
}
