import { listOpenings } from '#company/openings/opening-queries.ts'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { kindsSeenBy } from '#desk/access/kinds-seen.ts'
import { noteReads } from '#desk/access/lead-reads.ts'
import { may } from '#desk/access/roles.ts'
import { staffOf } from '#desk/access/staff-context.ts'
import { AnswerMessage } from '#desk/frame/desk-message.tsx'
import { deskMeta } from '#desk/frame/desk-meta.ts'
import { dayInIndia } from '#platform/day-in-india.ts'
import { servicesContext } from '#platform/http/request-contexts.ts'
import type { Route } from './+types/interviews.ts'
import { OfferTime } from './interviews/offer-time.tsx'
import { listSlots } from './list-slots.ts'
import { SlotTable } from './slot-table.tsx'
import { interviewsDeskCopy as copy } from './words.en.ts'

export const handle: DeskHandle = { access: { read: 'applications.read' } }

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const staff = staffOf(context)
  const asked = { kinds: kindsSeenBy(staff.role), isInterview: true, now: services.now() }
  const [slots, openings] = await Promise.all([listSlots(services.db, asked), listOpenings(services.db)])
  void noteReads(
    staff,
    slots.flatMap(({ booked }) => booked.map(({ leadId }) => leadId)),
    'listed',
    services,
  )

  return {
    slots,
    mayWrite: may(staff.role, 'openings.write'),
    openings: openings.map(({ id, title }) => ({ id, title })),
    today: dayInIndia(services.now()),
  }
}

export function meta() {
  return deskMeta(copy.title)
}

export default function InterviewsPage({ loaderData: { slots, mayWrite, openings, today } }: Route.ComponentProps) {
  return (
    <>
      <h1 className="desk-title">{copy.title}</h1>
      <p className="desk-lead">{copy.lead}</p>
      <AnswerMessage />
      {slots.length === 0 ? (
        <p>{copy.none}</p>
      ) : (
        <SlotTable label={copy.title} columns={copy.columns} slots={slots} mayWrite={mayWrite} />
      )}
      {mayWrite && <OfferTime openings={openings} today={today} />}
    </>
  )
}
