import { ICalCalendar } from 'ical-generator'
import { brandName } from '#company/brand-name.ts'
import type { Services } from '#platform/services.ts'
import { howInWords } from './slot-in-words.ts'
import type { Visit } from './visit-slots.ts'
import { wordsOfSlots } from './words.en.ts'

/** A visit or an interview for a calendar (RFC 5545), the visitor's or that of staff. The same event for one lead: what was moved moves in the calendar. */
export function visitEvent(
  visit: Visit,
  { id, reference }: { id: string; reference: string },
  { now }: Pick<Services, 'now'>,
): Response {
  const { starts_at, ends_at, meeting } = visit
  const copy = wordsOfSlots(meeting !== null)
  const how = howInWords(visit)
  const calendar = new ICalCalendar()
  calendar.createEvent({
    id: `visit-${id}`,
    start: new Date(starts_at),
    end: new Date(ends_at),
    stamp: now(),
    sequence: Math.floor(now().getTime() / 1_000),
    summary: copy.event(brandName()),
    description: copy.eventText(reference),
    ...(how && { location: how }),
  })
  return new Response(calendar.toString(), {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="${reference}.ics"`,
      'Cache-Control': 'no-store',
    },
  })
}
