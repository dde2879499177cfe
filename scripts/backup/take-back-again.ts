import { takeBack } from '#leads/consents/withdraw-consents.ts'
import { endSubscription } from '#leads/subscription/change-subscription.ts'
import type { Database } from '../../src/database/database.ts'
import type { ErasureSealRow } from '../../src/database/tables.ts'
import { endPool } from '../../src/leads/application/talent-pool.ts'
import { type SealKey, sealHash } from '../../src/leads/erasure-seals.ts'
import { hashOfAddress, stopSubscriber } from '../../src/leads/suppressions.ts'

type Seals = Map<string, ErasureSealRow>

// The list has no reasons: they are words about a person.
const REASON = 'Suppressed after the backup was made that was restored; its reason is not known any more.'

/**
 * After a backup was brought back: ends again what its owner ended since it was taken, and suppresses again the
 * addresses that were. What was agreed to after that stays. Returns how much it was.
 */
export async function takeBackAgain(db: Database, seals: Seals, key: SealKey): Promise<number> {
  return db.transaction().execute(async (trx) => {
    return (
      (await withdrawAgain(trx, seals, key)) +
      (await leavePoolAgain(trx, seals, key)) +
      (await leaveAgain(trx, seals, key)) +
      (await suppressAgain(trx, seals))
    )
  })
}

async function withdrawAgain(trx: Database, seals: Seals, key: SealKey): Promise<number> {
  const open = await trx
    .selectFrom('leads')
    .select('id')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('consents')
            .select('consents.id')
            .whereRef('consents.lead_id', '=', 'leads.id')
            .where('action', '=', 'withdrawn')
            // Who left the talent pool kept the application.
            .where('purpose', '!=', 'talent-pool'),
        ),
      ),
    )
    .execute()
  const ended = open.flatMap(({ id }) => {
    const seal = seals.get(sealHash({ kind: 'consent', value: id }, key))
    return seal ? [{ id, at: new Date(seal.sealed_at) }] : []
  })
  for (const { id, at } of ended) await takeBack(trx, id, at)
  return ended.length
}

async function leavePoolAgain(trx: Database, seals: Seals, key: SealKey): Promise<number> {
  let ended = 0
  for (const { lead_id, agreed_at } of await trx.selectFrom('talent_pool').selectAll().execute()) {
    const seal = seals.get(sealHash({ kind: 'pool', value: lead_id }, key))
    if (!seal || agreed_at > seal.sealed_at) continue
    await endPool(trx, lead_id, new Date(seal.sealed_at))
    ended += 1
  }
  return ended
}

async function leaveAgain(trx: Database, seals: Seals, key: SealKey): Promise<number> {
  const subscribers = await trx
    .selectFrom('subscribers')
    .select(['id', 'address', 'created_at', 'confirmed_at'])
    .where('unsubscribed_at', 'is', null)
    .execute()
  let ended = 0
  for (const { id, address, created_at, confirmed_at } of subscribers) {
    const seal = seals.get(sealHash({ kind: 'newsletter', value: address }, key))
    if (!seal || (confirmed_at ?? created_at) > seal.sealed_at) continue
    await endSubscription(trx, id, new Date(seal.sealed_at))
    ended += 1
  }
  return ended
}

async function suppressAgain(trx: Database, seals: Seals): Promise<number> {
  const there = new Map(
    (await trx.selectFrom('suppressions').selectAll().execute()).map((row) => [row.hash, row.suppressed_at]),
  )
  const addresses = new Map(
    (await trx.selectFrom('subscribers').select('address').execute()).map(({ address }) => [
      hashOfAddress(address),
      address,
    ]),
  )

  let changed = 0
  for (const { hash, kind, sealed_at } of seals.values()) {
    const since = there.get(hash)
    const address = addresses.get(hash)
    if (kind === 'suppressed' && since === undefined) {
      const row = { hash, reason: REASON, suppressed_by: 'npm run restore', suppressed_at: sealed_at }
      await trx.insertInto('suppressions').values(row).execute()
      if (address) await stopSubscriber(trx, address, sealed_at)
      changed += 1
    }
    if (kind === 'lifted' && since !== undefined && since <= sealed_at) {
      await trx.deleteFrom('suppressions').where('hash', '=', hash).execute()
      if (address)
        await trx.updateTable('subscribers').set({ suppressed_at: null }).where('address', '=', address).execute()
      changed += 1
    }
  }
  return changed
}
