import { randomUUIDv7 } from 'node:crypto'
import { countRows } from '#database/count-rows.ts'
import type { Database } from '#database/database.ts'
import type { VisitsTable } from '#database/tables.ts'
import { findOwnLead } from '#leads/own-page/find-own-lead.ts'
import { recordAction } from '#platform/operation/activity-log.ts'
import type { Services } from '#platform/services.ts'
import { stageOfVisit, stageWithoutVisit } from './stage-of-visit.ts'
import { tellOfVisit, type VisitChange } from './visit-mails.ts'
import { groupOfSlots, LEAST_AHEAD_MS } from './visit-slots.ts'

/** Nobody honest changes their mind more often; each time is a mail to two sides. */
const MOST_CHANGES = 20

type Booked = 'booked' | 'full' | 'gone' | 'too-many'

interface By {
  id: string
  name: string
}

interface Booking {
  leadId: string
  slotId: string
  /** Where staff move a visit: who, and the slot in which they saw it. */
  moved?: { by: By; from: string }
}

/** Undoes what was done until then. */
class Refused extends Error {
  readonly why: Exclude<Booked, 'booked'>

  constructor(why: Refused['why']) {
    super(why)
    this.why = why
  }
}

/** Books a time for the visit of a lead, in the place of the one that it has. Of two who want the last place, one gets it. */
export function bookVisit(leadId: string, slotId: string, services: Services): Promise<Booked> {
  return tryToBook({ leadId, slotId }, services)
}

/**
 * Moves a visit, by staff: to any time of the same area that has not begun, as often as need be. Not where the visitor
 * has moved or cancelled it since staff saw it.
 */
export function moveVisit(
  { leadId, from, to }: Record<'leadId' | 'from' | 'to', string>,
  by: By,
  services: Services,
): Promise<Booked> {
  return tryToBook({ leadId, slotId: to, moved: { by, from } }, services)
}

async function tryToBook(booking: Booking, services: Services): Promise<Booked> {
  try {
    await services.db.transaction().execute((trx) => book(trx, booking, services))
    return 'booked'
  } catch (error) {
    if (error instanceof Refused) return error.why
    throw error
  }
}

async function book(trx: Database, { leadId, slotId, moved }: Booking, services: Services) {
  const at = services.now()
  await holdSlot(trx, slotId, new Date(at.getTime() + (moved ? 0 : LEAST_AHEAD_MS)))
  const lead = await findOwnLead(trx, leadId)
  const slot = await findSlot(trx, slotId)
  if (!lead || lead.withdrawnAt) throw new Refused('gone')
  const group = moved ? (await findSlot(trx, moved.from)).area_id : groupOfSlots(lead)
  if (group !== slot.area_id) throw new Refused('gone')
  if (!moved && (await countOf(trx, leadId)) >= MOST_CHANGES) throw new Refused('too-many')

  const before = await endVisit(trx, leadId, 'moved', at)
  if (before?.slot_id === slotId || (moved && before?.slot_id !== moved.from)) throw new Refused('gone')
  const booked = trx.selectFrom('visits').where('slot_id', '=', slotId).where('ended_at', 'is', null)
  if ((await countRows(booked)) >= slot.places) throw new Refused('full')

  const id = randomUUIDv7()
  const booked_at = await timeOfBooking(trx, leadId, at)
  const inserted = await trx
    .insertInto('visits')
    .values({ id, lead_id: leadId, slot_id: slotId, booked_at, ended_at: null, ended_by: null })
    // Another window of the same visitor was first.
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!inserted) throw new Refused('gone')
  const change = moved ? 'moved-by-us' : before ? 'moved' : 'booked'
  await note(trx, { id, leadId, change }, { by: moved?.by ?? null, at })
  if (change === 'booked') await stageOfVisit(trx, lead, at)
}

/** Later than all bookings of the lead before: calendars are told by it what came first. */
async function timeOfBooking(trx: Database, leadId: string, at: Date): Promise<string> {
  const { last } = await trx
    .selectFrom('visits')
    .select(({ fn }) => fn.max('booked_at').as('last'))
    .where('lead_id', '=', leadId)
    .executeTakeFirstOrThrow()
  const earliest = last ? Date.parse(last) + 1 : 0
  return new Date(Math.max(at.getTime(), earliest)).toISOString()
}

async function findSlot(trx: Database, id: string) {
  const slot = await trx.selectFrom('visit_slots').selectAll().where('id', '=', id).executeTakeFirst()
  if (!slot) throw new Refused('gone')
  return slot
}

/** Until the transaction ends nobody else books in this slot, or calls it off. */
async function holdSlot(trx: Database, slotId: string, earliest: Date) {
  const held = await trx
    .updateTable('visit_slots')
    .set((eb) => ({ places: eb.ref('places') }))
    .where('id', '=', slotId)
    .where('cancelled_at', 'is', null)
    .where('starts_at', '>=', earliest.toISOString())
    .returning('id')
    .executeTakeFirst()
  if (!held) throw new Refused('gone')
}

/** The visitor does not want the visit any more. False where none is to come. */
export async function cancelVisit(leadId: string, services: Services): Promise<boolean> {
  return services.db.transaction().execute((trx) => cancelVisitOf(trx, leadId, services))
}

/** The same within what else is done. */
export async function cancelVisitOf(trx: Database, leadId: string, services: Services): Promise<boolean> {
  const at = services.now()
  const ended = await endVisit(trx, leadId, 'visitor', at)
  if (!ended) return false
  const slot = await trx.selectFrom('visit_slots').selectAll().where('id', '=', ended.slot_id).executeTakeFirstOrThrow()
  // Nobody is told about what is over.
  if (slot.starts_at > at.toISOString()) {
    await note(trx, { id: ended.id, leadId, change: 'cancelled' }, { by: null, at })
    await stageWithoutVisit(trx, leadId, at)
  }
  return true
}

/**
 * Calls a time off, for visits or for interviews: nobody can book it any more, and whoever had is told to choose another.
 * Returns how many had.
 */
export async function callOffSlot(
  slotId: string,
  staff: By,
  services: Services,
  isInterview = false,
): Promise<number | undefined> {
  const { db, now } = services
  const at = now()
  return db.transaction().execute(async (trx) => {
    const slot = await trx
      .updateTable('visit_slots')
      .set({ cancelled_at: at.toISOString() })
      .where('id', '=', slotId)
      .where('cancelled_at', 'is', null)
      .where('meeting', isInterview ? 'is not' : 'is', null)
      .where('starts_at', '>', at.toISOString())
      .returning('id')
      .executeTakeFirst()
    if (!slot) return undefined

    const ended = await trx
      .updateTable('visits')
      .set({ ended_at: at.toISOString(), ended_by: 'staff' })
      .where('slot_id', '=', slotId)
      .where('ended_at', 'is', null)
      .returning(['id', 'lead_id'])
      .execute()
    await recordAction(trx, {
      staff,
      action: 'visit.slot-cancelled',
      subject: slotId,
      details: { visits: ended.length },
      at,
    })
    for (const { id, lead_id } of ended) {
      await tellOfVisit(trx, { id, leadId: lead_id, change: 'called-off' }, at)
      await stageWithoutVisit(trx, lead_id, at)
    }
    return ended.length
  })
}

/**
 * Staff free the time that a lead needs no more, as the application moved on or the sale was lost; its sender is told. False
 * where that time is over, or its sender has changed it since staff saw it.
 */
export async function freeVisit(leadId: string, slotId: string, by: By, services: Services): Promise<boolean> {
  const at = services.now()
  try {
    await services.db.transaction().execute(async (trx) => {
      const slot = await findSlot(trx, slotId)
      const ended = await endVisit(trx, leadId, 'staff', at)
      if (ended?.slot_id !== slotId || slot.starts_at <= at.toISOString()) throw new Refused('gone')
      await note(trx, { id: ended.id, leadId, change: 'freed' }, { by, at })
      await stageWithoutVisit(trx, leadId, at)
    })
    return true
  } catch (error) {
    if (error instanceof Refused) return false
    throw error
  }
}

async function note(
  trx: Database,
  visit: { id: string; leadId: string; change: VisitChange },
  { by, at }: { by: By | null; at: Date },
) {
  await recordAction(trx, { staff: by, action: `lead.visit-${visit.change}`, subject: visit.leadId, at })
  await tellOfVisit(trx, visit, at)
}

function endVisit(trx: Database, leadId: string, by: NonNullable<VisitsTable['ended_by']>, at: Date) {
  return trx
    .updateTable('visits')
    .set({ ended_at: at.toISOString(), ended_by: by })
    .where('lead_id', '=', leadId)
    .where('ended_at', 'is', null)
    .returning(['id', 'slot_id'])
    .executeTakeFirst()
}

function countOf(trx: Database, leadId: string): Promise<number> {
  return countRows(trx.selectFrom('visits').where('lead_id', '=', leadId))
}
