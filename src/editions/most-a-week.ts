import { countRows } from '#database/count-rows.ts'
import { type Database, engineOf } from '#database/database.ts'
import type { SubscriberRow } from '#database/tables.ts'
import { dayInIndia } from '#platform/day-in-india.ts'

const DAY_MS = 24 * 3_600_000

/** When the week in India began that a moment belongs to: its Monday. */
export function weekBegan(now: Date): Date {
  const midnight = Date.parse(`${dayInIndia(now)}T00:00:00+05:30`)
  const daysSinceMonday = (new Date(dayInIndia(now)).getUTCDay() + 6) % 7
  return new Date(midnight - daysSinceMonday * DAY_MS)
}

/** How many deliveries were held back this week. */
export function countHeld(db: Database, now: Date): Promise<number> {
  const held = db.selectFrom('edition_deliveries').where('status', '=', 'held')
  return countRows(held.where('settled_at', '>=', weekBegan(now).toISOString()))
}

interface Taken {
  /** The delivery that is about to go. */
  id: string
  subscriber: Pick<SubscriberRow, 'id' | 'most_a_week'>
}

/**
 * Which of these deliveries are more than their subscribers chose for a week. What may have reached them counts, and
 * what is on its way. Each subscriber is held till the end of the transaction, so that two editions do not both pass.
 */
export async function listTooMany(trx: Database, taken: Taken[], now: Date): Promise<Set<string>> {
  const limited = taken.filter(({ subscriber }) => subscriber.most_a_week !== null)
  if (limited.length === 0) return new Set()
  const ids = limited.map(({ subscriber }) => subscriber.id)
  // SQLite has one writer at a time anyway, and no word for this.
  if (engineOf(trx) === 'postgres')
    await trx.selectFrom('subscribers').select('id').where('id', 'in', ids).orderBy('id').forNoKeyUpdate().execute()

  const rows = await trx
    .selectFrom('edition_deliveries')
    .select(({ fn }) => ['subscriber_id', fn.countAll<number | string>().as('count')])
    .where('subscriber_id', 'in', ids)
    .where('status', 'in', ['handed', 'sent', 'uncertain'])
    .where('handed_at', '>=', weekBegan(now).toISOString())
    .where(
      'id',
      'not in',
      limited.map(({ id }) => id),
    )
    .groupBy('subscriber_id')
    .execute()
  const had = new Map(rows.map(({ subscriber_id, count }) => [subscriber_id, Number(count)]))
  return new Set(
    limited.flatMap(({ id, subscriber }) =>
      (had.get(subscriber.id) ?? 0) >= (subscriber.most_a_week ?? 0) ? [id] : [],
    ),
  )
}
