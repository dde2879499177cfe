import * as z from 'zod/mini'
import type { Database } from '#database/database.ts'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { act } from '#desk/frame/act.ts'
import { recordAction } from '#platform/operation/activity-log.ts'
import { replay } from '#platform/outbox/replay-outbox.ts'
import { seenFailures } from './failed-deliveries.ts'
import { statusCopy } from './words.en.ts'

export { clientAction, default } from '#desk/frame/act-page.ts'

export const handle: DeskHandle = { access: { write: 'outbox.write' } }

const { failures: copy } = statusCopy
const ACTION = 'outbox.sent-again'
const schema = z.object({ id: z.optional(z.string()), kind: z.optional(z.string()), seen: z.optional(z.string()) })

/**
 * Sends again one delivery, or all of a kind, as far as this person sees them.
 *
 * `seen` is when the newest of them had failed as the form was drawn. One that was sent again since and failed anew is not
 * what the form meant: a form that comes again, since its answer was lost, sends nothing more.
 */
export const action = act(handle, schema, async ({ id, kind = '', seen }, { staff, services: { db, now } }) => {
  const count = await db.transaction().execute(async (trx) => {
    const found = await seenFailures(trx, staff.role)
      .select('outbox.id')
      .where((eb) => (id ? eb('outbox.id', '=', id) : eb('outbox.kind', '=', kind)))
      .$if(seen !== undefined, (query) => query.where('outbox.failed_at', '<=', seen!))
      .execute()
    const ids = found.map((delivery) => delivery.id)
    const count = await replay(trx, ids, now())
    const subject = id ?? kind
    if (count === 0 && seen) return countSentSince(trx, { subject, staffId: staff.id, seen })

    const details = { deliveries: count }
    if (count > 0) await recordAction(trx, { staff, action: ACTION, subject, details, at: now() })
    return count
  })
  return count > 0 ? { done: copy.done(count) } : { trouble: copy.gone }
})

/** How many this person has sent again since their form was drawn. */
async function countSentSince(
  trx: Database,
  { subject, staffId, seen }: Record<'subject' | 'staffId' | 'seen', string>,
): Promise<number> {
  const line = await trx
    .selectFrom('audit_log')
    .select('details')
    .where('subject', '=', subject)
    .where('action', '=', ACTION)
    .where('staff_id', '=', staffId)
    .where('at', '>=', seen)
    .orderBy('number')
    .executeTakeFirst()
  return line ? JSON.parse(line.details).deliveries : 0
}
