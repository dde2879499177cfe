import type { AutomaticKind } from '#database/tables.ts'
import type { EditionBody } from '#editions/edition-body.ts'
import type { Services } from '#platform/services.ts'
import { NEWS_KINDS } from './automatic-kinds.ts'
import { bodyOfDigest, bodyOfNews } from './body-of-news.ts'
import { findNewest } from './news.ts'

/** What would be sent if the newest of its kind were news now. Undefined where nothing of it was ever published. */
export async function previewAutomatic(
  kind: AutomaticKind,
  { db, now }: Pick<Services, 'db' | 'now'>,
): Promise<EditionBody | undefined> {
  if (kind !== 'digest') {
    const newest = await findNewest(db, kind, now())
    return newest && bodyOfNews(db, [newest], now())
  }
  const newest = await Promise.all(NEWS_KINDS.map((each) => findNewest(db, each, now())))
  return bodyOfDigest(
    db,
    newest.filter((news) => news !== undefined),
    now(),
  )
}
