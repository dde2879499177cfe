import { languageNames } from '#company/language-names.en.ts'
import type { Language } from '#platform/text/language.ts'

export const languagesPageCopy = {
  title: 'Languages',
  description:
    'The languages in which you can read this site, who has read each translation through, and what is in English alone.',
  heading: 'In your language.',
  lead: 'We write in English first and translate. Where something is not translated yet, you get the English, and it says so.',
  first: 'What we write first. Legal texts hold as they stand in English.',
  awaits: (language: Language) =>
    `The ${languageNames[language]} translation has not been read through yet by somebody whose own language it is. Tell us where a word is wrong.`,
  read: (reader: string, day: string) => `Read through by ${reader} on ${day}.`,
  articles: (translated: number, all: number) => `Articles: ${translated} of ${all}.`,
  open: 'Read the site in this language',
  tell: 'Tell us about a wrong word',
  message: 'On the translation: on the page … it says …, and should say …',
} as const
