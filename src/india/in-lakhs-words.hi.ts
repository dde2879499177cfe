// Translated on 26 November 2026, from revision e5e221b6.
import type { Translated } from '#platform/text/translated.ts'
import type * as english from './in-lakhs-words.en.ts'

export const inLakhsWords: Translated<typeof english.inLakhsWords> = {
  crore: (count) => `${count} करोड़`,
  lakh: (count) => `${count} लाख`,
}
