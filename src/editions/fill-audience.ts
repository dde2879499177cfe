import { randomUUIDv7 } from 'node:crypto'
import type { Database } from '#database/database.ts'
import type { EditionRow } from '#database/tables.ts'
import { inAudience } from './audience.ts'
import { wishesFor } from './automatic/digest-wishes.ts'
import { bodyOf } from './edition-body.ts'

const BATCH = 500

/**
 * Makes the next deliveries of an edition that has begun, in the order of the subscribers' ids, together with how far it
 * is: cut off anywhere, nobody is missed and nobody is there twice. Who confirms after sending began is not of it.
 */
export async function fillAudience(db: Database, edition: EditionRow, now: Date) {
  const began = edition.began_at ?? now.toISOString()

  await db.transaction().execute(async (trx) => {
    const found = await inAudience(trx, bodyOf(edition).audience, now, edition)
      .select(['id', 'address', 'frequency', 'topics', 'state_code'])
      .where('confirmed_at', '<=', began)
      .$if(edition.filled_to !== null, (query) => query.where('id', '>', edition.filled_to!))
      .orderBy('id')
      .limit(BATCH)
      .execute()
    const last = found.at(-1)
    const moved = await trx
      .updateTable('editions')
      .set(found.length < BATCH ? { filled_at: now.toISOString() } : { filled_to: last!.id })
      .where('id', '=', edition.id)
      .where('status', '=', 'sending')
      .where('filled_at', 'is', null)
      // Another process that did the same just now was first.
      .where('filled_to', edition.filled_to === null ? 'is' : '=', edition.filled_to)
      .returning('id')
      .executeTakeFirst()
    if (!moved || !last) return

    const wishes = edition.automatic === 'digest' ? await wishesFor(trx, edition.id, found) : undefined
    const chosen = wishes ? found.filter(({ id }) => wishes.has(id)) : found
    if (chosen.length === 0) return
    const rows = chosen.map(({ id, address }) => ({
      ...{ id: randomUUIDv7(), edition_id: edition.id, subscriber_id: id, domain: address.split('@').at(-1) ?? '' },
      ...{ status: 'waiting' as const, due_at: began, attempts: 0 },
    }))
    await trx.insertInto('edition_deliveries').values(rows).execute()
  })
}
