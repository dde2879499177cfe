import type { Database } from '#database/database.ts'
import type { ErasureSealRow } from '#database/tables.ts'
import { sealForRestores } from '#leads/erasure-seals.ts'
import { endSubscription } from '#leads/subscription/change-subscription.ts'
import type { Services } from '#platform/services.ts'
import { hideAddresses } from '#platform/text/clean-text.ts'
import { sameAddress } from '#platform/text/read-email-address.ts'
import type { Letter } from './letter.ts'
import { ownId } from './match-letter.ts'

/** Which delivery of a newsletter's edition a report is about; undefined where it is about none. */
export async function editionDeliveryOf(
  { bounce, complaint }: Pick<Letter, 'bounce' | 'complaint'>,
  { db, env }: Pick<Services, 'db' | 'env'>,
): Promise<string | undefined> {
  const ids = [...(bounce?.messageIds ?? []), ...(complaint?.messageIds ?? [])].flatMap((id) => ownId(id, env) ?? [])
  if (ids.length === 0) return undefined
  const row = await db.selectFrom('edition_deliveries').select('id').where('id', 'in', ids).executeTakeFirst()
  return row?.id
}

/** Somebody told their provider that they do not want our editions: they have left. Give what it returns to keepSeals. */
export async function noteComplaint(trx: Database, deliveryId: string, services: Services): Promise<ErasureSealRow[]> {
  await trx.updateTable('edition_deliveries').set({ reported: 'complained' }).where('id', '=', deliveryId).execute()
  const row = await trx
    .selectFrom('edition_deliveries')
    .innerJoin('subscribers', 'subscribers.id', 'subscriber_id')
    .select(['subscribers.id', 'address'])
    .where('edition_deliveries.id', '=', deliveryId)
    .executeTakeFirst()
  if (!row || !(await endSubscription(trx, row.id, services.now()))) return []
  return sealForRestores(trx, [{ kind: 'newsletter', value: row.address }], services)
}

/**
 * An edition came back. Where it never will arrive, it counts as refused, and no edition goes to the address any more.
 * Only where the report names the address that it went to.
 */
export async function noteEditionBounce(trx: Database, deliveryId: string, { bounce, at }: Letter) {
  if (!bounce?.isHard) return
  const row = await trx
    .selectFrom('edition_deliveries')
    .innerJoin('subscribers', 'subscribers.id', 'subscriber_id')
    .select('address')
    .where('edition_deliveries.id', '=', deliveryId)
    .executeTakeFirst()
  if (!row || bounce.recipient === null || sameAddress(bounce.recipient) !== row.address) return

  await trx
    .updateTable('edition_deliveries')
    .set({ status: 'failed', reported: 'bounced', last_error: hideAddresses(bounce.reason) })
    .where('id', '=', deliveryId)
    .execute()
  const known = { reason: bounce.reason, at: at.toISOString() }
  await trx
    .insertInto('bounced_addresses')
    .values({ email: row.address, ...known })
    .onConflict((conflict) => conflict.column('email').doUpdateSet(known))
    .execute()
}
