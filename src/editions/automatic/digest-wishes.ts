import type { Database } from '#database/database.ts'
import type { EditionDeliveryStatus, SubscriberRow } from '#database/tables.ts'
import { NEWS_TOPICS, partKey } from './automatic-kinds.ts'
import { productOf } from './news.ts'

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
