import { listForDiscovery } from '#articles/list-posts.ts'
import { findTariffLibrary } from '#calculator/tariff-library.ts'
import type { EditionRow } from '#database/tables.ts'
import { indiaMinute, timeInIndia } from '#desk/frame/india-minute.ts'
import { countAudience } from '#editions/audience.ts'
import { bodyOf } from '#editions/edition-body.ts'
import type { Services } from '#platform/services.ts'

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
    takesTwo: env.EDITION_APPROVAL === 'two',
    /** What the field of the minute begins with. */
    from: indiaMinute(new Date(now().getTime() + HOUR_MS)),
  }
}

export type EditedEdition = Awaited<ReturnType<typeof loadComposer>>
