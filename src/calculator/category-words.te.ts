// Translated on 26 November 2026, from revision 526e9c4f.
import type { Translated } from '#platform/text/translated.ts'
import type * as english from './category-words.en.ts'

export const tariffCategories: Translated<typeof english.tariffCategories> = {
  domestic: 'ఇల్లు',
  commercial: 'షాపు, ఆఫీసు, ఇతర వ్యాపారం',
  'lt-industry': 'పరిశ్రమ, ఎల్‌టీ (లో టెన్షన్)',
  'ht-industry': 'పరిశ్రమ, హెచ్‌టీ (హై టెన్షన్)',
}
