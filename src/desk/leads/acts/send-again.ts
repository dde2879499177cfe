import * as z from 'zod/mini'
import { type Database, engineOf } from '#database/database.ts'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { leadDeskCopy as copy } from '#desk/leads/lead/words.en.ts'
import { recordAction } from '#platform/operation/activity-log.ts'
import { leadAct } from './lead-act.ts'

export { clientAction, default } from '#desk/frame/act-page.ts'

export const handle: DeskHandle = { access: { write: 'outbox.write' } }

const schema = z.object({ delivery: z.string(), begun: z.optional(z.string()) })

/**
 * Has a delivery made again, or at once if it waits for its next try. The same
 * row begins anew, with all its tries before it: there is one message of a kind
 * for a lead, and a repeat keeps its Message-ID, so that a mailbox that has the
 * first one can tell, and one that lost it takes this. Not while it is under way.
 *
 * `begun` is when it had begun as the form was drawn. One that has begun anew since is on its way: a form that comes
 * again, since its answer was lost, and a colleague's of the same minute, send nothing more.
 */
export const action = leadAct(handle, schema, async ({ id }, { delivery, begun }, { staff, services: { db, now } }) => {
  const at = now()
  const time = at.toISOString()

  return db.transaction().execute(async (trx) => {
    const row = await findDelivery(trx, { delivery, leadId: id })
    if (row && begun !== undefined && row.created_at !== begun) return { done: copy.done['send-again'] }

    const again = await trx
      .updateTable('outbox')
      .set({
        // The outbox gives up so long after this: a repeat has its own 72 hours.
        created_at: time,
        due_at: time,
        attempts: 0,
        leased_by: null,
        leased_until: null,
        delivered_at: null,
        failed_at: null,
      })
      .where('id', '=', row?.id ?? '')
      .where((eb) => eb.or([eb('leased_until', 'is', null), eb('leased_until', '<=', time)]))
      .returning('kind')
      .executeTakeFirst()
    if (!again) return { trouble: copy.refused['send-again'] }

    const details = { job: again.kind, delivery }
    await recordAction(trx, { staff, action: 'lead.sent-again', subject: id, details, at })
    return { done: copy.done['send-again'] }
  })
})

/** A mail or webhook of this lead, or a letter to its sender; held, so that of two who have it sent again one begins. */
async function findDelivery(trx: Database, { delivery, leadId }: Record<'delivery' | 'leadId', string>) {
  return trx
    .selectFrom('outbox')
    .select(['id', 'created_at'])
    .where('id', '=', delivery)
    .where((eb) =>
      eb.or([
        eb('lead_id', '=', leadId),
        eb(
          'id',
          'in',
          eb.selectFrom('lead_messages').select('id').where('lead_id', '=', leadId).where('taken_back_at', 'is', null),
        ),
      ]),
    )
    .$if(engineOf(trx) === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst()
}
