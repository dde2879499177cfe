// Translated on 26 November 2026, from revision bb290c3f.
import type * as english from './language-names.en.ts'

export const languageNames: typeof english.languageNames = {
  en: 'अंग्रेजी',
  hi: 'हिंदी',
  te: 'तेलुगु',
  'x-pseudo': 'Pseudo',
}
