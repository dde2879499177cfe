import { listForDiscovery } from '#articles/list-posts.ts'
import { findTariffLibrary } from '#calculator/tariff-library.ts'
import type { Database } from '#database/database.ts'
import type { EditionRow } from '#database/tables.ts'
import { indiaMinute, timeInIndia } from '#desk/frame/desk-time.ts'
import { archivePath } from '#editions/archive.ts'
import { countAudience } from '#editions/audience.ts'
import { bodyOf } from '#editions/edition-body.ts'
import { countDeliveries, listEditionLinks, listRefusals } from '#editions/edition-queries.ts'
import type { Services } from '#platform/services.ts'
import { offeredLanguages } from '#platform/text/language.ts'

const MOST_ARTICLES = 200
const HOUR_MS = 3_600_000

/** An edition for the editor, with all that it chooses from. */
export async function loadComposer(row: EditionRow, services: Services) {
  const { db, env, now } = services
  const body = bodyOf(row)
  const [articles, library, receivers, audiences] = await Promise.all([
    listForDiscovery(services),
    findTariffLibrary(db),
    countAudience(db, body.audience, now(), row),
    db.selectFrom('audiences').select(['id', 'name']).orderBy('name').execute(),
  ])

  return {
    ...{ id: row.id, body, version: row.version, status: row.status as 'draft' | 'waiting', receivers, audiences },
    savedTime: row.version > 1 ? timeInIndia(row.changed_at) : null,
    articles: articles.slice(0, MOST_ARTICLES).map(({ slug, title }) => ({ slug, title })),
    states: library.states(),
    languages: offeredLanguages(),
    takesTwo: env.EDITION_APPROVAL === 'two',
    /** What the field of the minute begins with. */
    from: indiaMinute(new Date(now().getTime() + HOUR_MS)),
  }
}

export type EditedEdition = Awaited<ReturnType<typeof loadComposer>>

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
