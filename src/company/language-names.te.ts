// Translated on 26 November 2026, from revision bb290c3f.
import type * as english from './language-names.en.ts'

export const languageNames: typeof english.languageNames = {
  en: 'ఇంగ్లిష్',
  hi: 'హిందీ',
  te: 'తెలుగు',
  'x-pseudo': 'Pseudo',
}
