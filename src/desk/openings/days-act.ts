import * as z from 'zod/mini'
import { findOpening, type OpeningText, saveOpening } from '#company/openings/opening-queries.ts'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { act } from '#desk/frame/act.ts'
import { lookAtNewsNow } from '#editions/automatic/make-automatic.ts'
import { recordAction } from '#platform/operation/activity-log.ts'

/** An act that changes from when, or until when, one may apply. */
export function daysAct(handle: DeskHandle, action: string, daysAt: (now: Date) => Partial<OpeningText>) {
  return act(handle, z.object({ id: z.string() }), async ({ id }, { staff, services }) => {
    const { db, now } = services
    const at = now()
    await db.transaction().execute(async (trx) => {
      const row = await findOpening(trx, id)
      if (!row) return

      const { id: _, place, is_seeded, changed_at, ...text } = row
      await saveOpening(trx, id, { ...text, ...daysAt(at) }, at)
      await recordAction(trx, { staff, action, subject: id, at })
    })
    await lookAtNewsNow(services)
    return {}
  })
}
