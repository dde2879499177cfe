import type { Database } from '#database/database.ts'
import type { LeadKind } from '#database/tables.ts'
import { kindsSeenBy } from '#desk/access/kinds-seen.ts'
import { noteReads } from '#desk/access/lead-reads.ts'
import type { Staff } from '#desk/access/staff-context.ts'
import { unindexed } from '#desk/leads/inbox/unindexed.ts'
import { howInWords, slotInWords } from '#leads/visits/slot-in-words.ts'
import { dayInIndia } from '#platform/day-in-india.ts'
import type { Services } from '#platform/services.ts'

const MOST = 500

export interface DeskSlot {
  id: string
  when: string
  areaId: string
  /** Where one goes, or the opening that one is asked about. */
  area: string
  /** How one meets for an interview. */
  how: string
  places: number
  booked: { leadId: string; name: string; reference: string }[]
  isCalledOff: boolean
  /** Not begun yet, and not called off. */
  isOpen: boolean
}

/** What `listSlots` lists for whoever reads it, which is noted. */
export async function showSlots(isInterview: boolean, staff: Staff, services: Services): Promise<DeskSlot[]> {
  const slots = await listSlots(services.db, { kinds: kindsSeenBy(staff.role), isInterview, now: services.now() })
  const leads = slots.flatMap(({ booked }) => booked.map(({ leadId: id }) => ({ id })))
  void noteReads(staff, leads, 'listed', services)
  return slots
}

/** The times from today on, the next ones first, with who has booked them as far as this person sees their leads. */
export async function listSlots(
  db: Database,
  { kinds, isInterview, now }: { kinds: LeadKind[]; isInterview: boolean; now: Date },
): Promise<DeskSlot[]> {
  const slots = await db
    .selectFrom('visit_slots')
    .selectAll()
    .where('meeting', isInterview ? 'is not' : 'is', null)
    .where('ends_at', '>=', new Date(`${dayInIndia(now)}T00:00:00+05:30`).toISOString())
    .orderBy('starts_at')
    .orderBy('id')
    .limit(MOST)
    .execute()
  const visits = await db
    .selectFrom('visits')
    .innerJoin('leads', 'leads.id', 'visits.lead_id')
    .select(['visits.slot_id', 'leads.id', 'leads.full_name', 'leads.reference', 'leads.kind'])
    .where('visits.ended_at', 'is', null)
    .where('visits.slot_id', 'in', ['', ...slots.map(({ id }) => id)])
    .where(unindexed<LeadKind>(db, 'leads.kind'), 'in', kinds)
    .orderBy('visits.booked_at')
    .orderBy('visits.id')
    .execute()

  return slots.map((slot) => ({
    id: slot.id,
    when: slotInWords(slot),
    areaId: slot.area_id,
    area: slot.area_name,
    how: howInWords(slot),
    places: slot.places,
    booked: visits
      .filter(({ slot_id }) => slot_id === slot.id)
      .map(({ id, full_name, reference }) => ({ leadId: id, name: full_name, reference })),
    isCalledOff: slot.cancelled_at !== null,
    isOpen: slot.cancelled_at === null && slot.starts_at > now.toISOString(),
  }))
}
