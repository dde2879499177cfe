import { ICalCalendar } from 'ical-generator'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { noteReads } from '#desk/access/lead-reads.ts'
import { maskText } from '#desk/access/mask-contacts.ts'
import { may } from '#desk/access/roles.ts'
import { orNotFound } from '#platform/http/or-not-found.ts'
import type { Route } from './+types/follow-up-event.ts'
import { askedLead } from './lead/asked-lead.ts'
import { findFollowUp } from './lead/follow-ups.ts'
import { leadDeskCopy } from './lead/words.en.ts'

export const handle: DeskHandle = { access: { read: 'leads.read' } }

const { followUp: copy } = leadDeskCopy
const MINUTES = 15

/** The follow-up for one's own calendar (RFC 5545), without the visitor's phone and email: calendars are shared. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { services, staff, lead } = await askedLead(context, params.id, 'leads.read')
  const followUp = orNotFound(await findFollowUp(services.db, lead.id))
  void noteReads(staff, [lead], 'listed', services)

  const { changes } = await services.db
    .selectFrom('audit_log')
    .select(({ fn }) => fn.countAll<number | string>().as('changes'))
    .where('subject', '=', lead.id)
    .executeTakeFirstOrThrow()
  const calendar = new ICalCalendar()
  const start = new Date(followUp.due_at)
  calendar.createEvent({
    // The same for one lead: what was put off moves in the calendar.
    id: `follow-up-${lead.id}`,
    start,
    end: new Date(start.getTime() + MINUTES * 60_000),
    stamp: services.now(),
    // Put off twice in a second, it is told apart by how often the lead was changed.
    sequence: Math.floor(services.now().getTime() / 1_000) + Number(changes),
    summary: copy.event(lead.full_name, lead.reference),
    description: may(staff.role, 'contacts.read') ? followUp.text : maskText(followUp.text),
    url: `${services.env.SITE_URL}/desk/leads/${lead.id}`,
  })
  return new Response(calendar.toString(), {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="${lead.reference}.ics"`,
      'Cache-Control': 'no-store',
    },
  })
}
