// Translated on 26 November 2026, from revision 2fe4d458.
import type { Translated } from '#platform/text/translated.ts'
import type * as english from './clock-words.en.ts'

export const clockWords: Translated<typeof english.clockWords> = {
  weekdays: ['సోమవారం', 'మంగళవారం', 'బుధవారం', 'గురువారం', 'శుక్రవారం', 'శనివారం', 'ఆదివారం'],
  time: (hour, clock) => `${partOfDay(hour)} ${clock}`,
  moment: (weekday, date, time) => `${weekday}, ${date}, ${time} IST`,
  span: (weekday, date, from, until) => `${weekday}, ${date}, ${from} నుంచి ${until} IST`,
}

function partOfDay(hour: number): string {
  if (hour < 4 || hour >= 19) return 'రాత్రి'
  if (hour < 12) return 'ఉదయం'
  return hour < 16 ? 'మధ్యాహ్నం' : 'సాయంత్రం'
}
