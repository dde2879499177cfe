import { deleteMessages, deleteRemains } from '#leads/erase-leads.ts'
import type { Services } from '#platform/services.ts'

const DAY_MS = 24 * 3_600_000
/** What staff put aside, and what programs wrote. What persons wrote is kept as long as a lead. */
const ASIDE_DAYS = 30
const BATCH = 200

/** Deletes letters of no lead when their time is over. */
export async function forgetUnmatched(services: Services) {
  const { db, env, now } = services
  const asideBefore = new Date(now().getTime() - ASIDE_DAYS * DAY_MS).toISOString()
  const before = new Date(now())
  before.setUTCMonth(before.getUTCMonth() - env.RETENTION_LEADS_MONTHS)

  for (;;) {
    const old = await db
      .selectFrom('lead_messages')
      .select('id')
      .where('lead_id', 'is', null)
      .where((eb) =>
        eb.or([
          eb('at', '<', before.toISOString()),
          eb('dismissed_at', '<', asideBefore),
          eb.and([eb('automatic', 'is not', null), eb('at', '<', asideBefore)]),
        ]),
      )
      .limit(BATCH)
      .execute()
    await forget(old, services)
    if (old.length < BATCH) return
  }
}

/** Rows first, as with leads: a crash between leaves files of nobody, which sweepFiles takes. */
async function forget(letters: Parameters<typeof deleteMessages>[1], services: Services) {
  const remains = await services.db.transaction().execute((trx) => deleteMessages(trx, letters))
  await deleteRemains(remains, services)
}
