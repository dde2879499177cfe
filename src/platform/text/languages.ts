import type { Language } from './language.ts'

interface Named {
  /** As its speakers write it. */
  name: string
  /** Said to somebody whose browser prefers it, on a page in another language. */
  offer: string
  /** Beside that: no. */
  later: string
}

/** Each language in its own words. */
export const LANGUAGES: Readonly<Record<Language, Named>> = {
  en: { name: 'English', offer: 'Read this in English', later: 'Not now' },
  hi: { name: 'हिंदी', offer: 'इसे हिंदी में पढ़ें', later: 'अभी नहीं' },
  te: { name: 'తెలుగు', offer: 'దీన్ని తెలుగులో చదవండి', later: 'ఇప్పుడు వద్దు' },
  'x-pseudo': { name: 'Þšéûđô', offer: 'Ŕéàđ ţĥïš', later: 'Ñôţ ñôŵ' },
}
