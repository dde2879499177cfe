import { ICalCalendar } from 'ical-generator'
import { brandName } from '#company/brand-name.ts'
import type { Services } from '#platform/services.ts'
import type { Visit } from './visit-slots.ts'
import { visitCopy as copy } from './words.en.ts'

/** A visit for the visitor's own calendar (RFC 5545). The same event for one lead: what was moved moves in the calendar. */
export function visitEvent(
  { starts_at, ends_at }: Visit,
  { id, reference }: { id: string; reference: string },
  { now }: Pick<Services, 'now'>,
): Response {
  const calendar = new ICalCalendar()
  calendar.createEvent({
    id: `visit-${id}`,
    start: new Date(starts_at),
    end: new Date(ends_at),
    stamp: now(),
    sequence: Math.floor(now().getTime() / 1_000),
    summary: copy.event(brandName()),
    description: copy.eventText(reference),
  })
  return new Response(calendar.toString(), {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="${reference}.ics"`,
      'Cache-Control': 'no-store',
    },
  })
}
