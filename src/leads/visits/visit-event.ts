import { ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { brandName } from '#company/brand-name.ts'
import type { LeadRow } from '#database/tables.ts'
import { mailboxFor } from '#leads/kinds.ts'
import type { Env } from '#platform/env.ts'
import type { Attachment } from '#platform/mail/mailer.ts'
import { howInWords } from './slot-in-words.ts'
import type { Visit } from './visit-slots.ts'
import { wordsOfSlots } from './words-of-slots.ts'

type Booked = Pick<Visit, 'starts_at' | 'ends_at' | 'booked_at' | 'earlier' | 'meeting' | 'meeting_place'>

/** A visit or an interview for a calendar (RFC 5545), the visitor's or that of staff, as a download. */
export function visitEvent(
  visit: Booked,
  lead: Pick<LeadRow, 'id' | 'reference' | 'kind' | 'details'>,
  env: Env,
): Response {
  return new Response(calendarOf({ visit, lead, organizer: mailboxFor(lead, env), offSince: null }), {
    headers: {
      'Content-Type': typeOf(ICalCalendarMethod.PUBLISH),
      'Content-Disposition': `attachment; filename="${lead.reference}.ics"`,
      'Cache-Control': 'no-store',
    },
  })
}

export interface ForCalendar {
  visit: Booked
  lead: Pick<LeadRow, 'id' | 'reference'>
  /** The address of those who come. */
  organizer: string
  /** When it was called off: the file then takes it out of the calendar. Null where it is to come. */
  offSince: string | null
}

/** The same in a mail. */
export function visitFile(told: ForCalendar): Attachment {
  const content = Buffer.from(calendarOf(told))
  return { name: `${told.lead.reference}.ics`, type: typeOf(methodOf(told)), content }
}

/**
 * The same event for one lead: what was moved moves in the calendar, what is off goes from it, and a mail that comes late
 * changes nothing back. It is published and not requested (RFC 5546, sections 3.2.1 and 3.2.5): nobody has to answer it.
 */
function calendarOf(told: ForCalendar): string {
  const { visit, lead, organizer, offSince } = told
  const changedAt = new Date(offSince ?? visit.booked_at)
  // A sequence number has 32 bits, which hold no milliseconds: what changes twice in a second is told apart by the count.
  const changedInSeconds = Math.floor(changedAt.getTime() / 1_000)
  const changesBefore = 2 * Number(visit.earlier) + (offSince ? 1 : 0)
  const copy = wordsOfSlots(visit.meeting !== null)
  const how = howInWords(visit)
  const calendar = new ICalCalendar({ method: methodOf(told) })
  calendar.createEvent({
    id: `visit-${lead.id}`,
    start: new Date(visit.starts_at),
    end: new Date(visit.ends_at),
    stamp: changedAt,
    sequence: changedInSeconds + changesBefore,
    status: offSince ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name: brandName(), email: organizer },
    summary: copy.event(brandName()),
    description: copy.eventText(lead.reference),
    ...(how && { location: how }),
  })
  return calendar.toString()
}

function methodOf({ offSince }: Pick<ForCalendar, 'offSince'>): ICalCalendarMethod {
  return offSince ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH
}

/** As RFC 6047, section 2.4 has it: programs look for the method there, before they open the file. */
function typeOf(method: ICalCalendarMethod): string {
  return `text/calendar; charset=utf-8; method=${method}`
}
