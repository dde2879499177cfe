import { kindsSeenBy } from '#desk/access/roles.ts'
import type { Staff } from '#desk/access/staff-context.ts'
import type { JobsOfLead } from '#leads/lead-jobs.ts'
import { sendHeldReceipt } from '#leads/send-held-receipt.ts'
import { recordAction } from '#platform/operation/activity-log.ts'
import type { Services } from '#platform/services.ts'

/** Sends a held receipt for somebody who sees the lead; false where none is held. */
export function sendReceiptForStaff(leadId: string, by: Staff, jobsOfLead: JobsOfLead, { db, now }: Services) {
  const at = now()
  return db.transaction().execute(async (trx) => {
    const isSent = await sendHeldReceipt(trx, { leadId, kinds: kindsSeenBy(by.role), jobsOfLead, now: at })
    if (isSent) await recordAction(trx, { staff: by, action: 'lead.receipt-sent', subject: leadId, at })
    return isSent
  })
}
