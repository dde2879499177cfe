import type { Database } from '#database/database.ts'
import { noticeShown } from '#leads/consents/notice.ts'
import { recordConsent } from '#leads/consents/record-consent.ts'
import { keepSeals, sealForRestores } from '#leads/erasure-seals.ts'
import { findOwnLead } from '#leads/own-page/find-own-lead.ts'
import { recordAction } from '#platform/operation/activity-log.ts'
import type { Services } from '#platform/services.ts'

/** As the sentence says that they agree to. */
const MONTHS = 12

/** Until when an applicant is thought of for other jobs; undefined where they did not agree, or it is over. */
export async function findPoolEnd(db: Database, leadId: string, now: Date): Promise<string | undefined> {
  const row = await db
    .selectFrom('talent_pool')
    .select('ends_at')
    .where('lead_id', '=', leadId)
    .where('ends_at', '>', now.toISOString())
    .executeTakeFirst()
  return row?.ends_at
}

/** An applicant agrees, for twelve months from now. False where there is nothing to agree to any more. */
export function joinPool(leadId: string, { db, env, now }: Services): Promise<boolean> {
  const at = now()
  const agreed = { agreed_at: at.toISOString(), ends_at: monthsLater(at).toISOString() }

  return db.transaction().execute(async (trx) => {
    const lead = await findOwnLead(trx, leadId)
    if (lead?.kind !== 'application' || lead.withdrawnAt) return false
    // Pressed twice.
    if (await findPoolEnd(trx, leadId, at)) return true

    await trx
      .insertInto('talent_pool')
      .values({ lead_id: leadId, ...agreed })
      .onConflict((conflict) => conflict.column('lead_id').doUpdateSet(agreed))
      .execute()
    const notice_version = await noticeShown(trx, undefined, env, at)
    await recordConsent(trx, { lead_id: leadId, purposes: ['talent-pool'], action: 'given', notice_version, at })
    await recordAction(trx, { staff: null, action: 'lead.pool-joined', subject: leadId, at })
    return true
  })
}

/** An applicant takes that back; the application itself stays as it was. False where they had not agreed. */
export async function leavePool(leadId: string, services: Services): Promise<boolean> {
  const { db, now } = services
  const seals = await db.transaction().execute(async (trx) => {
    if (!(await endPool(trx, leadId, now()))) return undefined
    await recordAction(trx, { staff: null, action: 'lead.pool-left', subject: leadId, at: now() })
    return sealForRestores(trx, [{ kind: 'pool', value: leadId }], services)
  })
  if (!seals) return false
  await keepSeals(seals, services)
  return true
}

/** The same within what else is done: the row goes, and the ledger says so. */
export async function endPool(trx: Database, leadId: string, at: Date): Promise<boolean> {
  const row = await trx.deleteFrom('talent_pool').where('lead_id', '=', leadId).returning('lead_id').executeTakeFirst()
  if (!row) return false
  await recordConsent(trx, { lead_id: leadId, purposes: ['talent-pool'], action: 'withdrawn', at })
  return true
}

function monthsLater(time: Date): Date {
  const date = new Date(time)
  date.setUTCMonth(date.getUTCMonth() + MONTHS)
  // From the 29th of February: the 28th.
  if (date.getUTCDate() !== time.getUTCDate()) date.setUTCDate(0)
  return date
}
