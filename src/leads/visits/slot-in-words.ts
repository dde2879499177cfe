import { spanInIndianTime } from '#india/indian-time.ts'
import { meetingCopy } from './interview-words.en.ts'
import type { Slot } from './visit-slots.ts'

/** "Saturday, 28 November 2026, 10:00 AM to 12:00 PM IST". */
export function slotInWords({ starts_at, ends_at }: Pick<Slot, 'starts_at' | 'ends_at'>): string {
  return spanInIndianTime(new Date(starts_at), new Date(ends_at))
}

/** How one meets for an interview: "By video: https://meet.example.com/a". Empty for a visit to a home. */
export function howInWords({ meeting, meeting_place }: Pick<Slot, 'meeting' | 'meeting_place'>): string {
  if (!meeting) return ''
  return meeting_place ? `${meetingCopy[meeting]}: ${meeting_place}` : meetingCopy[meeting]
}
