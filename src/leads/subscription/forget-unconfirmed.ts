import type { Services } from '#platform/services.ts'
import { deleteSubscriber } from './subscriber-queries.ts'

const DAY_MS = 24 * 3_600_000
const BATCH = 200

/**
 * An address that nobody confirmed in time may be a stranger's: it goes, with its sign-ups. The time begins with the
 * last mail that asked, of which there are three at most, and not with each sign-up: those have no end.
 */
export async function forgetUnconfirmed({ db, env, now }: Services) {
  const before = new Date(now().getTime() - env.UNCONFIRMED_DAYS * DAY_MS).toISOString()
  let found: { id: string; address: string }[]

  do {
    found = await db
      .selectFrom('subscribers')
      .select(['id', 'address'])
      .where('confirmed_at', 'is', null)
      .where('created_at', '<', before)
      .where((eb) => eb.or([eb('asked_at', 'is', null), eb('asked_at', '<', before)]))
      .limit(BATCH)
      .execute()

    await db.transaction().execute(async (trx) => {
      for (const subscriber of found) await deleteSubscriber(trx, subscriber)
    })
  } while (found.length === BATCH)
}
