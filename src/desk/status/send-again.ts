import * as z from 'zod/mini'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { act } from '#desk/frame/act.ts'
import { recordAction } from '#platform/operation/activity-log.ts'
import { replay } from '#platform/outbox/replay-outbox.ts'
import { seenFailures } from './failed-deliveries.ts'
import { statusCopy } from './words.en.ts'

export { clientAction, default } from '#desk/frame/act-page.ts'

export const handle: DeskHandle = { access: { write: 'outbox.write' } }

const { failures: copy } = statusCopy
const schema = z.object({ id: z.optional(z.string()), kind: z.optional(z.string()) })

/** Sends again one delivery, or all of a kind, as far as this person sees them. */
export const action = act(handle, schema, async ({ id, kind = '' }, { staff, services: { db, now } }) => {
  const count = await db.transaction().execute(async (trx) => {
    const found = await seenFailures(trx, staff.role)
      .select('outbox.id')
      .where((eb) => (id ? eb('outbox.id', '=', id) : eb('outbox.kind', '=', kind)))
      .execute()
    const ids = found.map((delivery) => delivery.id)
    const count = await replay(trx, ids, now())
    const details = { deliveries: count }
    if (count > 0)
      await recordAction(trx, { staff, action: 'outbox.sent-again', subject: id ?? kind, details, at: now() })
    return count
  })
  return count > 0 ? { done: copy.done(count) } : { trouble: copy.gone }
})
