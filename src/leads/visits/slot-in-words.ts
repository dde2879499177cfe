import { inIndianTime } from '#india/indian-time.ts'
import { meetingCopy } from './interview-words.en.ts'
import type { Slot } from './visit-slots.ts'

/** "Saturday, 28 November 2026, 10:00 AM to 12:00 PM IST". */
export function slotInWords({ starts_at, ends_at }: Pick<Slot, 'starts_at' | 'ends_at'>): string {
  const from = inIndianTime(new Date(starts_at)).replace(/ IST$/, '')
  const until = inIndianTime(new Date(ends_at)).split(', ').at(-1)
  return `${from} to ${until}`
}

/** How one meets for an interview: "By video: https://meet.example.com/a". Empty for a visit to a home. */
export function howInWords({ meeting, meeting_place }: Pick<Slot, 'meeting' | 'meeting_place'>): string {
  if (!meeting) return ''
  return meeting_place ? `${meetingCopy[meeting]}: ${meeting_place}` : meetingCopy[meeting]
}
