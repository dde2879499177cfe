import type { Services } from '#platform/services.ts'
import { deleteSubscriber } from './subscriber-queries.ts'

/** Whoever left by mistake has so long to take it back with all that they chose. */
const CHOICES_KEPT_DAYS = 30

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

/** What somebody chose beside the topics serves nothing once they have left. */
export async function forgetChoices({ db, now }: Pick<Services, 'db' | 'now'>) {
  await db
    .updateTable('subscribers')
    .set({ state_code: null, language: null, frequency: null, most_a_week: null, units_a_month: null })
    .where('unsubscribed_at', '<', new Date(now().getTime() - CHOICES_KEPT_DAYS * DAY_MS).toISOString())
    .where((eb) =>
      eb.or(
        (['state_code', 'language', 'frequency', 'most_a_week', 'units_a_month'] as const).map((column) =>
          eb(column, 'is not', null),
        ),
      ),
    )
    .execute()
}
