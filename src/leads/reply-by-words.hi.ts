// Translated on 26 November 2026, from revision e5e221b6.
import type { Translated } from '#platform/text/translated.ts'
import type * as english from './reply-by-words.en.ts'

export const replyByWords: Translated<typeof english.replyByWords> = {
  at: (time, day) => `${day} ${time}`,
  today: 'आज',
  tomorrow: 'कल',
  onWeekday: (weekday) => weekday,
  onDay: (weekday, day, month) => `${weekday}, ${day} ${month},`,
}
