import type { Services } from '#platform/services.ts'

/** Whoever left by mistake has so long to take it back with all that they chose. */
const CHOICES_KEPT_DAYS = 30
const DAY_MS = 24 * 3_600_000

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
