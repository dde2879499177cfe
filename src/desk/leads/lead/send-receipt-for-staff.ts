import { kindsSeenBy } from '#desk/access/kinds-seen.ts'
import type { Staff } from '#desk/access/staff-context.ts'
import { sendHeldReceipt } from '#leads/send-held-receipt.ts'
import { recordAction } from '#platform/operation/activity-log.ts'
import type { Services } from '#platform/services.ts'

/** Sends a held receipt for somebody who sees the lead; false where none is held. */
export function sendReceiptForStaff(leadId: string, by: Staff, { db, env, now }: Services) {
  const at = now()
  return db.transaction().execute(async (trx) => {
    const isSent = await sendHeldReceipt(trx, { leadId, kinds: kindsSeenBy(by.role), env, now: at })
    if (isSent) await recordAction(trx, { staff: by, action: 'lead.receipt-sent', subject: leadId, at })
    return isSent
  })
}
