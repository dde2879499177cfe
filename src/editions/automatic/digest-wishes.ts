import { randomUUIDv7 } from 'node:crypto'
import type { Database } from '#database/database.ts'
import type { EditionDeliveryStatus, EditionRow, SubscriberRow } from '#database/tables.ts'
import { inAudience } from '#editions/audience.ts'
import { bodyOf } from '#editions/edition-body.ts'
import { NEWS_TOPICS, partKey } from './automatic-kinds.ts'
import { productOf } from './news.ts'

const BATCH = 500

type Reader = Pick<SubscriberRow, 'id' | 'frequency' | 'topics' | 'state_code'>

/**
 * Which parts of a digest are for whom: all that a reader's topics and state name, for who wants news together; for the
 * others what was held back from them. Who gets none of them is not in the answer.
 */
export async function wishesFor(db: Database, digestId: string, readers: Reader[]): Promise<Map<string, Set<string>>> {
  const news = await db.selectFrom('edition_news').selectAll().where('digest_id', '=', digestId).execute()
  const known = await listDeliveries(
    db,
    readers.map(({ id }) => id),
    news.flatMap(({ edition_id }) => edition_id ?? []),
  )

  const wishes = new Map<string, Set<string>>()
  for (const reader of readers) {
    const topics = JSON.parse(reader.topics) as string[]
    const own = news.filter(
      ({ kind, state_code, edition_id }) =>
        topics.includes(NEWS_TOPICS[kind]) &&
        (state_code === null || state_code === reader.state_code) &&
        isLeftFor(reader, known.get(`${reader.id} ${edition_id}`)),
    )
    if (own.length > 0) wishes.set(reader.id, new Set(own.map(keyOf)))
  }
  return wishes
}

function keyOf({ kind, subject }: { kind: keyof typeof NEWS_TOPICS; subject: string }): string {
  return partKey({ kind, subject: kind === 'price' ? productOf(subject) : subject })
}

/** By how the same news stands with this reader as an edition of its own: nobody is told twice. */
function isLeftFor({ frequency }: Reader, delivery: EditionDeliveryStatus | undefined): boolean {
  if (frequency === null) return delivery === 'held'
  return delivery === undefined || !['handed', 'sent', 'uncertain'].includes(delivery)
}

async function listDeliveries(
  db: Database,
  readerIds: string[],
  editionIds: string[],
): Promise<Map<string, EditionDeliveryStatus>> {
  if (readerIds.length === 0 || editionIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('edition_deliveries')
    .select(['subscriber_id', 'edition_id', 'status'])
    .where('subscriber_id', 'in', readerIds)
    .where('edition_id', 'in', editionIds)
    .execute()
  return new Map(rows.map(({ subscriber_id, edition_id, status }) => [`${subscriber_id} ${edition_id}`, status]))
}

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
