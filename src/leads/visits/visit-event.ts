import { ICalCalendar } from 'ical-generator'
import { brandName } from '#company/brand-name.ts'
import type { Attachment } from '#platform/mail/mailer.ts'
import type { Visit } from './visit-slots.ts'
import { visitCopy as copy } from './words.en.ts'

type Booked = Pick<Visit, 'starts_at' | 'ends_at' | 'booked_at'>
type Of = Record<'id' | 'reference', string>

/** A visit for the visitor's own calendar (RFC 5545), as a download. */
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
function calendarOf({ starts_at, ends_at, booked_at }: Booked, { id, reference }: Of): string {
  const bookedAt = new Date(booked_at)
  const calendar = new ICalCalendar()
  calendar.createEvent({
    id: `visit-${id}`,
    start: new Date(starts_at),
    end: new Date(ends_at),
    stamp: bookedAt,
    sequence: Math.floor(bookedAt.getTime() / 1_000),
    summary: copy.event(brandName()),
    description: copy.eventText(reference),
  })
  return calendar.toString()
}
