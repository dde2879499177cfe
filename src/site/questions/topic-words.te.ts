// Translated on 26 November 2026, from revision bdc0824f.
import type { Translated } from '#platform/text/translated.ts'
import type * as english from './topic-words.en.ts'

export const topicNames: Translated<typeof english.topicNames> = {
  home: 'ఇల్లు',
  business: 'వ్యాపారం',
  utility: 'డిస్కం',
  orders: 'ఆర్డర్లు, వాపసు',
  company: 'కంపెనీ',
}
