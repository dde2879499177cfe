import type { VisitSlotRow } from '#database/tables.ts'
import type { Staff } from '#desk/access/staff-context.ts'
import { recordAction } from '#platform/operation/activity-log.ts'
import type { Services } from '#platform/services.ts'

/** A new time, for visits or for interviews. */
export async function insertSlot(
  slot: Omit<VisitSlotRow, 'made_by' | 'made_at' | 'cancelled_at'>,
  staff: Staff,
  { db, now }: Pick<Services, 'db' | 'now'>,
) {
  const at = now()
  const { id, starts_at, ends_at, places } = slot
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('visit_slots')
      .values({ ...slot, made_by: staff.name, made_at: at.toISOString(), cancelled_at: null })
      .execute()
    await recordAction(trx, {
      staff,
      action: 'visit.slot-added',
      subject: id,
      details: { starts_at, ends_at, places },
      at,
    })
  })
}
