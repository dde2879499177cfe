import { createHash } from 'node:crypto'
import type { Database } from '#database/database.ts'
import type { ErasureSealRow, SuppressionsTable } from '#database/tables.ts'
import { sameAddress } from '#platform/text/read-email-address.ts'
import { insertSeals } from './erasure-seals.ts'

interface Suppression {
  address: string
  reason: string
  /** Who decided it. */
  by: string
  at: Date
}

/** What is kept of an address that may not be kept itself. Capital letters do not make it another address. */
export function hashOfAddress(address: string): string {
  return createHash('sha256').update(sameAddress(address)).digest('hex')
}

/**
 * Nothing goes to this address by itself any more, whatever is typed into a form. The address is not kept for it. Give
 * what it returns to keepSeals after the transaction.
 */
export async function suppress(trx: Database, { address, reason, by, at }: Suppression): Promise<ErasureSealRow[]> {
  const suppressed_at = at.toISOString()
  const row = { reason, suppressed_by: by, suppressed_at }
  await trx
    .insertInto('suppressions')
    .values({ hash: hashOfAddress(address), ...row })
    .onConflict((conflict) => conflict.column('hash').doUpdateSet(row))
    .execute()
  await stopSubscriber(trx, address, suppressed_at)

  return seal(trx, 'suppressed', address, at)
}

/** The part of it that is about the newsletter. */
export async function stopSubscriber(trx: Database, address: string, suppressed_at: string) {
  const known = await trx
    .updateTable('subscribers')
    .set({ suppressed_at })
    .where('address', '=', sameAddress(address))
    .returning('id')
    .executeTakeFirst()
  // An old mail's link must not begin a subscription that nothing would ever come of.
  if (known)
    await trx
      .deleteFrom('subscriber_tokens')
      .where('subscriber_id', '=', known.id)
      .where('purpose', '=', 'confirm')
      .execute()
}

/** Back to what it was before. Returns nothing where it was not suppressed, else what to give to keepSeals afterwards. */
export async function liftSuppression(trx: Database, address: string, at: Date): Promise<ErasureSealRow[]> {
  const lifted = await trx
    .deleteFrom('suppressions')
    .where('hash', '=', hashOfAddress(address))
    .returning('hash')
    .executeTakeFirst()
  await trx
    .updateTable('subscribers')
    .set({ suppressed_at: null })
    .where('address', '=', sameAddress(address))
    .execute()

  return lifted ? seal(trx, 'lifted', address, at) : []
}

// The hash of the table itself, without a key: a suppression is known again though the key is lost.
async function seal(trx: Database, kind: 'suppressed' | 'lifted', address: string, at: Date) {
  const rows = [{ hash: hashOfAddress(address), kind, key_name: '', sealed_at: at.toISOString() }]
  await insertSeals(trx, rows)
  return rows
}

export function findSuppression(db: Database, address: string): Promise<SuppressionsTable | undefined> {
  return db.selectFrom('suppressions').selectAll().where('hash', '=', hashOfAddress(address)).executeTakeFirst()
}

export async function isSuppressed(db: Database, address: string): Promise<boolean> {
  return (await findSuppression(db, address)) !== undefined
}
