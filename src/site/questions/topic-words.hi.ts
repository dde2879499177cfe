// Translated on 26 November 2026, from revision bdc0824f.
import type { Translated } from '#platform/text/translated.ts'
import type * as english from './topic-words.en.ts'

export const topicNames: Translated<typeof english.topicNames> = {
  home: 'घर',
  business: 'कारोबार',
  utility: 'बिजली कंपनी',
  orders: 'ऑर्डर और वापसी',
  company: 'कंपनी',
}
