import { sql } from 'kysely'
import { companyFacts } from '#company/facts.ts'
import type { CompanyFacts } from '#company/registers/registers.ts'
import type { Database } from '#database/database.ts'
import type { LeadRow, LeadStage, VisitSlotRow } from '#database/tables.ts'
import { howInWords, slotInWords } from './slot-in-words.ts'

/** Staff have to read of a visit before they drive to it. */
export const LEAST_AHEAD_MS = 12 * 3_600_000
const MOST_OFFERED = 60

const SLOT = ['id', 'starts_at', 'ends_at', 'area_id', 'area_name', 'meeting', 'meeting_place'] as const
export type Slot = Pick<VisitSlotRow, (typeof SLOT)[number]>

export interface Visit extends Slot {
  visitId: string
  booked_at: string
  /** How many the lead had before. */
  earlier: number | string
}

const taken = (slot: string) =>
  sql<number>`(select count(*) from visits where visits.slot_id = ${sql.ref(slot)} and visits.ended_at is null)`

/** For `Visit.earlier`: what is booked later has a later time (see bookVisit). */
export const earlierVisits = sql<number | string>`(
  select count(*) from visits as earlier where earlier.lead_id = visits.lead_id and earlier.booked_at < visits.booked_at
)`.as('earlier')

/** The PIN code of the home that a lead wants to have visited; undefined where it wants none. */
function visitedPin({ kind, details }: Pick<LeadRow, 'kind' | 'details'>): string | undefined {
  if (kind !== 'audit') return undefined
  const { address } = JSON.parse(details) as { address?: { pincode?: string; country?: { id?: string } } }
  return address?.country?.id === 'IN' ? address.pincode : undefined
}

type ForSlots = Pick<LeadRow, 'kind' | 'details'> & { handling?: { stage: LeadStage | null } | null }

/** Whether a lead is one for which there are times at all: a home to visit, or an applicant whom we want to meet. */
export function isForSlots(lead: ForSlots): boolean {
  return visitedPin(lead) !== undefined || isInvited(lead)
}

/** Whose slots a lead may choose from: those of the area of its home, or of the opening that somebody was invited for. */
export function groupOfSlots(lead: ForSlots): string | undefined {
  if (isInvited(lead)) return slotsOfOpening((JSON.parse(lead.details) as { job_id?: string | null }).job_id ?? null)
  const area = findArea(visitedPin(lead) ?? '')
  return area?.isVisited ? area.id : undefined
}

/** Of who named no opening, too. */
export function slotsOfOpening(id: string | null): string {
  return `opening:${id ?? 'none'}`
}

function isInvited({ kind, handling }: ForSlots): boolean {
  return kind === 'application' && handling?.stage === 'interview'
}

/** The times that are free for a lead, the next ones first. None where we do not come, or have not invited. */
export function listFreeSlots(db: Database, lead: ForSlots, now: Date): Promise<Slot[]> {
  const group = groupOfSlots(lead)
  if (!group) return Promise.resolve([])

  return db
    .selectFrom('visit_slots')
    .select(SLOT)
    .where('area_id', '=', group)
    .where('cancelled_at', 'is', null)
    .where('starts_at', '>=', new Date(now.getTime() + LEAST_AHEAD_MS).toISOString())
    .where(sql<boolean>`${taken('visit_slots.id')} < places`)
    .orderBy('starts_at')
    .orderBy('id')
    .limit(MOST_OFFERED)
    .execute()
}

/** The visit of a lead that is still booked, whether or not it is over by now. */
export async function findVisit(db: Database, leadId: string): Promise<Visit | undefined> {
  return db
    .selectFrom('visits')
    .innerJoin('visit_slots as slot', 'slot.id', 'visits.slot_id')
    .select([
      'visits.id as visitId',
      'visits.booked_at',
      'slot.id',
      'slot.starts_at',
      'slot.ends_at',
      'slot.area_id',
      'slot.area_name',
    ])
    .select(['slot.meeting', 'slot.meeting_place', earlierVisits])
    .where('visits.lead_id', '=', leadId)
    .where('visits.ended_at', 'is', null)
    .executeTakeFirst()
}

/** The same in words, for the desk. */
export function visitInWords(visit: Visit): string {
  return `${slotInWords(visit)}, ${howInWords(visit) || visit.area_name}`
}

type Area = CompanyFacts['areas'][number]

/** The area that a PIN code of India belongs to: the first of the register that names it. */
export function findArea(pincode: string): Area | undefined {
  return /^\d{6}$/.test(pincode)
    ? companyFacts().areas.find(({ pins }) => pins.some((pin) => has(pin, pincode)))
    : undefined
}

function has(pins: string, pincode: string): boolean {
  const [first = '', last] = pins.split('-').map((pin) => pin.trim())
  return last ? first <= pincode && pincode <= last : pincode.startsWith(first)
}
