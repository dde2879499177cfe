import type { Database } from '#database/database.ts'
import type { EditionDeliveryRow, SubscriberRow } from '#database/tables.ts'
import { receivers } from './audience.ts'
import { listTooMany } from './most-a-week.ts'

/** As many as are looked at to find some whose domain may get another mail just now. */
const LOOKED_AT = 200
/** Longer than any delivery may take (see the mailer's time-outs). */
const NEVER_LONGER_MS = 60_000

export interface Claimed {
  row: EditionDeliveryRow
  subscriber: SubscriberRow
}

interface Claim {
  editionId: string
  worker: string
  now: Date
  /** Domains that get nothing just now. */
  heldDomains: string[]
  /** Which of those found are to go. */
  choose: (found: { id: string; domain: string }[]) => string[]
}

/**
 * Takes the next deliveries, and marks them as handed over before they are: whoever dies from here on has perhaps sent
 * them, so nobody sends them again. Who has left meanwhile is
 * skipped, and who had as many this week as they chose is spared. Says how many rows it moved on, too.
 */
export async function claimDeliveries(db: Database, claim: Claim): Promise<{ claimed: Claimed[]; moved: number }> {
  const { editionId, worker, now, heldDomains, choose } = claim
  const at = now.toISOString()
  const found = await db
    .selectFrom('edition_deliveries')
    .select(['id', 'domain'])
    .where('edition_id', '=', editionId)
    .where('status', '=', 'waiting')
    .where('due_at', '<=', at)
    .$if(heldDomains.length > 0, (query) => query.where('domain', 'not in', heldDomains))
    .orderBy('due_at')
    .limit(LOOKED_AT)
    .execute()
  const ids = choose(found)
  if (ids.length === 0) return { claimed: [], moved: 0 }

  return db.transaction().execute(async (trx) => {
    const rows = await trx
      .updateTable('edition_deliveries')
      .set({ status: 'handed', handed_by: worker, handed_at: at })
      .where('id', 'in', ids)
      .where('status', '=', 'waiting')
      .where(({ exists, selectFrom }) =>
        exists(selectFrom('editions').select('id').where('id', '=', editionId).where('status', '=', 'sending')),
      )
      .returningAll()
      .execute()
    const subscriberIds = rows.flatMap(({ subscriber_id }) => subscriber_id ?? [])
    const may =
      subscriberIds.length === 0 ? [] : await receivers(trx, now).selectAll().where('id', 'in', subscriberIds).execute()
    const byId = new Map(may.map((subscriber) => [subscriber.id, subscriber]))
    const claimed = rows.flatMap((row) => {
      const subscriber = byId.get(row.subscriber_id ?? '')
      return subscriber ? [{ row, subscriber }] : []
    })
    const kept = new Set(claimed.map(({ row }) => row.id))
    const skipped = rows.flatMap(({ id }) => (kept.has(id) ? [] : [id]))
    const held = await listTooMany(
      trx,
      claimed.map(({ row, subscriber }) => ({ id: row.id, subscriber })),
      now,
    )
    await settleUnsent(trx, skipped, 'skipped', at)
    await settleUnsent(trx, [...held], 'held', at)
    return { claimed: claimed.filter(({ row }) => !held.has(row.id)), moved: rows.length }
  })
}

/** They do not go, and nobody has them. */
async function settleUnsent(db: Database, ids: string[], status: 'skipped' | 'held', at: string) {
  if (ids.length === 0) return
  await db.updateTable('edition_deliveries').set({ status, settled_at: at }).where('id', 'in', ids).execute()
}

/** Handed over by a process that is gone, and nobody knows whether the mail server has them. */
export async function giveUpOnHanded(db: Database, editionId: string, now: Date) {
  await db
    .updateTable('edition_deliveries')
    .set({ status: 'uncertain', settled_at: now.toISOString() })
    .where('edition_id', '=', editionId)
    .where('status', '=', 'handed')
    .where('handed_at', '<', new Date(now.getTime() - NEVER_LONGER_MS).toISOString())
    .execute()
}
