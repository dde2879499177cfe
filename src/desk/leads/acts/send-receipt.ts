import * as z from 'zod/mini'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { kindsSeenBy } from '#desk/access/kinds-seen.ts'
import { leadDeskCopy as copy } from '#desk/leads/lead/words.en.ts'
import { sendHeldReceipt } from '#leads/release-lead.ts'
import { recordAction } from '#platform/operation/activity-log.ts'
import { leadAct } from './lead-act.ts'

export { clientAction, default } from '#desk/frame/act-page.ts'

export const handle: DeskHandle = { access: { write: 'outbox.write' } }

/** Sends the receipt that was held. */
export const action = leadAct(
  handle,
  z.object({}),
  async ({ id: leadId }, _, { staff, services: { db, env, now } }) => {
    const at = now()
    const kinds = kindsSeenBy(staff.role)

    return db.transaction().execute(async (trx) => {
      const isSent = await sendHeldReceipt(trx, { leadId, kinds, env, now: at })
      if (!isSent) return { trouble: copy.refused['send-receipt'] }

      await recordAction(trx, { staff, action: 'lead.receipt-sent', subject: leadId, at })
      return { done: copy.done['send-receipt'] }
    })
  },
)
