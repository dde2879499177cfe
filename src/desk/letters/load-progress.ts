import type { Database } from '#database/database.ts'
import type { EditionRow } from '#database/tables.ts'
import { archivePath } from '#editions/archive.ts'
import { bodyOf } from '#editions/edition-body.ts'
import { countDeliveries, listEditionLinks, listRefusals } from '#editions/edition-queries.ts'

/** How an edition stands, and how far it is where it has begun. */
export async function loadProgress(row: EditionRow, db: Database) {
  const { id, status, send_at, began_at, ended_at, approved_by_name, paused_because, changed_by_name } = row
  const hasBegun = began_at !== null
  const page = await db
    .selectFrom('edition_pages')
    .select(['name', 'is_private'])
    .where('edition_id', '=', id)
    .executeTakeFirst()
  return {
    ...{ id, status, send_at, began_at, ended_at, approved_by_name, paused_because, changed_by_name },
    subject: bodyOf(row).subject,
    isAutomatic: row.automatic !== null,
    isFilling: status === 'sending' && row.filled_at === null,
    /** Where it stands in the public archive. */
    page: page ? { path: archivePath(page.name), isPrivate: page.is_private === 1 } : null,
    /** None where its links are not counted. */
    links: hasBegun ? await listEditionLinks(db, id) : [],
    counts: hasBegun ? await countDeliveries(db, row) : null,
    refusals: hasBegun
      ? (await listRefusals(db, id)).map(({ last_error, count }) => ({
          reason: last_error ?? '',
          count: Number(count),
        }))
      : [],
  }
}

export type Progress = Awaited<ReturnType<typeof loadProgress>>
