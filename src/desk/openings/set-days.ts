import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod/mini'
import { findOpening, saveOpening } from '#company/openings/opening-queries.ts'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { act, ofAct } from '#desk/frame/act.ts'
import { lookAtNewsNow } from '#editions/automatic/make-automatic.ts'
import { dayInIndia } from '#platform/day-in-india.ts'
import { recordAction } from '#platform/operation/activity-log.ts'

export { clientAction, default } from '#desk/frame/act-page.ts'

export const handle: DeskHandle = { access: { write: 'openings.write' } }

const DAY_MS = 24 * 3_600_000

const CHANGES = {
  /** Nobody may apply from now on: yesterday was the last day. */
  close: {
    action: 'opening.closed',
    daysAt: (now: Date) => ({ closes_on: dayInIndia(new Date(now.getTime() - DAY_MS)) }),
  },
  /** Open from now on, without an end. */
  reopen: { action: 'opening.reopened', daysAt: () => ({ opens_on: null, closes_on: null }) },
}

/** From when, or until when, one may apply. */
export const action = act(handle, z.object({ id: z.string() }), async ({ id }, { act, staff, services }) => {
  const { action, daysAt } = ofAct(CHANGES, act)
  const { db, now } = services
  const at = now()
  await db.transaction().execute(async (trx) => {
    const row = await findOpening(trx, id)
    if (!row) return

    const { id: _, place, is_seeded, changed_at, ...text } = row
    const days = daysAt(at)
    if (isDeepStrictEqual({ ...text, ...days }, text)) return
    await saveOpening(trx, id, { ...text, ...days }, at)
    await recordAction(trx, { staff, action, subject: id, at })
  })
  await lookAtNewsNow(services)
  return {}
})
