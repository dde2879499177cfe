import { kindsSeenBy } from '#desk/access/kinds-seen.ts'
import type { Staff } from '#desk/access/staff-context.ts'
import { kindsWhere } from '#leads/kinds.ts'
import { releaseLead } from '#leads/release-lead.ts'
import { recordAction } from '#platform/operation/activity-log.ts'
import type { Services } from '#platform/services.ts'

/** Lets a lead out of quarantine for somebody who sees it; false where it is not held. */
export async function releaseForStaff(leadId: string, by: Staff, { db, env, now }: Services) {
  const at = now()
  return db.transaction().execute(async (trx) => {
    const kinds = kindsSeenBy(by.role)
    const isReleased = await releaseLead(trx, { leadId, kinds, staffName: by.name, env, now: at })
    if (!isReleased) return false

    // Nobody waits for an answer to a sign-up that is real.
    await trx
      .updateTable('lead_handling')
      .set({ status: 'none' })
      .where('lead_id', '=', leadId)
      .where('kind', 'in', [...kindsWhere(({ waitsForAnswer }) => !waitsForAnswer)])
      .where('status', '=', 'new')
      .execute()
    await recordAction(trx, { staff: by, action: 'lead.released', subject: leadId, at })
    return true
  })
}
