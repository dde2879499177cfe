import * as z from 'zod/mini'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { kindsSeenBy } from '#desk/access/kinds-seen.ts'
import { leadDeskCopy as copy } from '#desk/leads/words.en.ts'
import { kindsWhere } from '#leads/kinds.ts'
import { releaseLead } from '#leads/release-lead.ts'
import { recordAction } from '#platform/operation/activity-log.ts'
import { leadAct } from './lead-act.ts'

export { clientAction, default } from '#desk/frame/act-page.ts'

export const handle: DeskHandle = { access: { write: 'outbox.write' } }

/** Lets a lead out of quarantine. */
export const action = leadAct(
  handle,
  z.object({}),
  async ({ id: leadId }, _, { staff, services: { db, env, now } }) => {
    const at = now()
    const kinds = kindsSeenBy(staff.role)

    return db.transaction().execute(async (trx) => {
      const isReleased = await releaseLead(trx, { leadId, kinds, staffName: staff.name, env, now: at })
      if (!isReleased) return { trouble: copy.refused.release }

      // Nobody waits for an answer to a sign-up that is real.
      await trx
        .updateTable('lead_handling')
        .set({ status: 'none' })
        .where('lead_id', '=', leadId)
        .where('kind', 'in', [...kindsWhere(({ waitsForAnswer }) => !waitsForAnswer)])
        .where('status', '=', 'new')
        .execute()
      await recordAction(trx, { staff, action: 'lead.released', subject: leadId, at })
      return { done: copy.done.release }
    })
  },
)
