import { countRows } from '#database/count-rows.ts'
import type { Database } from '#database/database.ts'
import type { EditionDeliveryStatus, EditionRow, EditionStatus } from '#database/tables.ts'
import { bodyOf } from './edition-body.ts'

const PAGE = 50

export interface ListedEdition {
  id: string
  subject: string
  status: EditionStatus
  changed_at: string
  changed_by_name: string
  send_at: string | null
  began_at: string | null
  automatic: EditionRow['automatic']
}

/** Those changed last first. */
export async function listEditions(db: Database, page: number): Promise<{ editions: ListedEdition[]; pages: number }> {
  const count = await countRows(db.selectFrom('editions'))
  const rows = await db
    .selectFrom('editions')
    .select(['id', 'body', 'status', 'changed_at', 'changed_by_name', 'send_at', 'began_at', 'automatic'])
    .orderBy('changed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE)
    .offset((page - 1) * PAGE)
    .execute()
  return {
    editions: rows.map(({ body, ...row }) => ({ ...row, subject: bodyOf({ body }).subject })),
    pages: Math.max(1, Math.ceil(count / PAGE)),
  }
}

export function findEdition(db: Database, id: string): Promise<EditionRow | undefined> {
  return db.selectFrom('editions').selectAll().where('id', '=', id).executeTakeFirst()
}

interface EditionCounts extends Record<EditionDeliveryStatus, number> {
  /** Of the failed: taken at first, and then reported as undeliverable. */
  bounced: number
  /** Whose provider told us that they complained. */
  complained: number
  /** Of those it went to, who has ended the newsletter since sending began. */
  left: number
}

/** How many deliveries stand how. */
export async function countDeliveries(
  db: Database,
  edition: Pick<EditionRow, 'id' | 'began_at'>,
): Promise<EditionCounts> {
  const rows = await db
    .selectFrom('edition_deliveries')
    .select(({ fn }) => ['status', 'reported', fn.countAll<number | string>().as('count')])
    .where('edition_id', '=', edition.id)
    .groupBy(['status', 'reported'])
    .execute()
  const left = db
    .selectFrom('edition_deliveries')
    .innerJoin('subscribers', 'subscribers.id', 'subscriber_id')
    .where('edition_id', '=', edition.id)
    .where('status', '=', 'sent')
    .where('unsubscribed_at', '>=', edition.began_at ?? '')
  const sum = (of: typeof rows) => of.reduce((total, { count }) => total + Number(count), 0)
  const of = (status: EditionDeliveryStatus) => sum(rows.filter((row) => row.status === status))
  return {
    ...{ waiting: of('waiting'), handed: of('handed'), sent: of('sent'), failed: of('failed') },
    ...{ uncertain: of('uncertain'), skipped: of('skipped'), held: of('held'), left: await countRows(left) },
    bounced: sum(rows.filter(({ reported }) => reported === 'bounced')),
    complained: sum(rows.filter(({ reported }) => reported === 'complained')),
  }
}

/** Where the links of an edition lead, with how often each was tapped, as they stand in it. */
export function listEditionLinks(db: Database, id: string) {
  return db
    .selectFrom('edition_links')
    .select(['id', 'number', 'href', 'taps'])
    .where('edition_id', '=', id)
    .orderBy('number')
    .execute()
}

/** What the other side said lately to those that it did not take, the most frequent first. */
export function listRefusals(
  db: Database,
  id: string,
): Promise<{ last_error: string | null; count: number | string }[]> {
  return db
    .selectFrom('edition_deliveries')
    .select(({ fn }) => ['last_error', fn.countAll<number | string>().as('count')])
    .where('edition_id', '=', id)
    .where('status', 'in', ['failed', 'uncertain'])
    .groupBy('last_error')
    .orderBy('count', 'desc')
    .limit(10)
    .execute()
}

export function listEditionRevisions(db: Database, id: string) {
  return db
    .selectFrom('edition_revisions')
    .select(['number', 'reason', 'made_at', 'staff_name'])
    .where('edition_id', '=', id)
    .orderBy('number', 'desc')
    .execute()
}

export function findEditionRevision(db: Database, id: string, number: number) {
  return db
    .selectFrom('edition_revisions')
    .selectAll()
    .where('edition_id', '=', id)
    .where('number', '=', number)
    .executeTakeFirst()
}
