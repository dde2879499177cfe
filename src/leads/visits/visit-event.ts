import { ICalCalendar } from 'ical-generator'
import { brandName } from '#company/brand-name.ts'
import type { Attachment } from '#platform/mail/mailer.ts'
import { howInWords } from './slot-in-words.ts'
import type { Visit } from './visit-slots.ts'
import { wordsOfSlots } from './words-of-slots.ts'

type Booked = Pick<Visit, 'starts_at' | 'ends_at' | 'booked_at' | 'meeting' | 'meeting_place'>
type Of = Record<'id' | 'reference', string>

/** A visit or an interview for a calendar (RFC 5545), the visitor's or that of staff, as a download. */
export function visitEvent(visit: Booked, lead: Of): Response {
  return new Response(calendarOf(visit, lead), {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="${lead.reference}.ics"`,
      'Cache-Control': 'no-store',
    },
  })
}

/** The same in a mail. */
export function visitFile(visit: Booked, lead: Of): Attachment {
  const content = Buffer.from(calendarOf(visit, lead))
  return { name: `${lead.reference}.ics`, type: 'text/calendar; charset=utf-8', content }
}

/**
 * The same event for one lead: what was moved moves in the calendar, and a mail that comes late does not move it back.
 */
function calendarOf(visit: Booked, { id, reference }: Of): string {
  const { starts_at, ends_at, meeting } = visit
  const bookedAt = new Date(visit.booked_at)
  const copy = wordsOfSlots(meeting !== null)
  const how = howInWords(visit)
  const calendar = new ICalCalendar()
  calendar.createEvent({
    id: `visit-${id}`,
    start: new Date(starts_at),
    end: new Date(ends_at),
    stamp: bookedAt,
    sequence: Math.floor(bookedAt.getTime() / 1_000),
    summary: copy.event(brandName()),
    description: copy.eventText(reference),
    ...(how && { location: how }),
  })
  return calendar.toString()
}
