import type { Selectable } from 'kysely'

export interface VisitTables {
  /** A time at which our engineers can come to an area, or at which we can meet somebody who applied for an opening. */
  visit_slots: {
    id: string
    starts_at: string
    ends_at: string
    /** Its entry in the register of areas, or `opening:` and an opening's id; and what that was called when the slot was made. */
    area_id: string
    area_name: string
    /** How many visits there can be in this time. */
    places: number
    /** Who of staff made it, as they were called then. */
    made_by: string
    made_at: string
    cancelled_at: string | null
    /** How one meets for an interview; null: it is a visit to a home. */
    meeting: 'site' | 'phone' | 'video' | null
    /** The address, or the link; null on the phone. */
    meeting_place: string | null
  }
  visits: VisitsTable
}

/** That somebody has chosen a slot for a visit. Another choice is another row. */
export interface VisitsTable {
  id: string
  lead_id: string
  slot_id: string
  booked_at: string
  ended_at: string | null
  /** `moved`: the lead has another row since. */
  ended_by: 'moved' | 'visitor' | 'staff' | null
}

export type VisitSlotRow = Selectable<VisitTables['visit_slots']>
