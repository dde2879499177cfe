import type { LeadKind, LeadRow } from '#database/tables.ts'
import type { Env } from '#platform/env.ts'
import type { Services } from '#platform/services.ts'
import { deleteLeads, deleteRemains } from './erase-leads.ts'
import { KIND_NAMES, LEAD_KINDS } from './kinds.ts'
import { tellOfForgottenVisits } from './visits/visit-mails.ts'

const BATCH = 200

/** Deletes leads whose time is over, with everything that hangs on them. */
export async function forgetOldLeads(services: Services) {
  const { db, env, now } = services
  // Its end was said when it was agreed to: it ends by itself.
  await db.deleteFrom('talent_pool').where('ends_at', '<=', now().toISOString()).execute()

  for (const kind of KIND_NAMES) {
    const months = LEAD_KINDS[kind].monthsKept(env)
    if (months === null) continue

    let forgotten = 0
    let batch: number
    do {
      batch = await forgetBatch(kind, monthsBefore(now(), months), services)
      forgotten += batch
    } while (batch === BATCH)

    if (forgotten > 0) services.log.info({ kind, forgotten }, 'old leads forgotten')
  }
}

/** The last day on which a lead is kept, or null for one that is kept until somebody ends it. In the talent pool it may be longer. */
export function retainedUntil({ kind, received_at }: Pick<LeadRow, 'kind' | 'received_at'>, env: Env): Date | null {
  const months = LEAD_KINDS[kind].monthsKept(env)
  return months === null ? null : monthsAfter(new Date(received_at), months)
}

function monthsBefore(now: Date, months: number): Date {
  return monthsAfter(now, -months)
}

function monthsAfter(time: Date, months: number): Date {
  const date = new Date(time)
  date.setUTCMonth(date.getUTCMonth() + months)
  // From the 29th to the 31st of a month that the other one has not: its last day, never a day too soon.
  if (date.getUTCDate() !== time.getUTCDate()) date.setUTCDate(0)
  return date
}

async function forgetBatch(kind: LeadKind, before: Date, services: Services): Promise<number> {
  const old = await services.db
    .selectFrom('leads')
    .select('id')
    .where('kind', '=', kind)
    .where('received_at', '<', before.toISOString())
    // Who agreed to be thought of for other jobs is kept until that ends.
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('talent_pool')
            .select('lead_id')
            .whereRef('talent_pool.lead_id', '=', 'leads.id')
            .where('talent_pool.ends_at', '>', services.now().toISOString()),
        ),
      ),
    )
    .orderBy('received_at')
    .limit(BATCH)
    .execute()
  const ids = old.map(({ id }) => id)
  const remains = await services.db.transaction().execute(async (trx) => {
    await tellOfForgottenVisits(trx, ids, services)
    return deleteLeads(trx, ids)
  })

  await deleteRemains(remains, services)
  return ids.length
}
