import { sql } from 'kysely'
import type { Database } from '#database/database.ts'
import type { PostPictureRow, PostRow } from '#database/tables.ts'

const MOST_ON_A_PAGE = 60

export function findPicture(db: Database, hash: string): Promise<PostPictureRow | undefined> {
  return db.selectFrom('post_pictures').selectAll().where('hash', '=', hash).executeTakeFirst()
}

interface PicturePage {
  pictures: PostPictureRow[]
  hasOlder: boolean
}

/** The newest pictures; `page`: from 1. */
export async function listPictures(db: Database, page = 1): Promise<PicturePage> {
  const rows = await db
    .selectFrom('post_pictures')
    .selectAll()
    .orderBy('uploaded_at', 'desc')
    .orderBy('hash')
    .limit(MOST_ON_A_PAGE + 1)
    .offset((page - 1) * MOST_ON_A_PAGE)
    .execute()
  return { pictures: rows.slice(0, MOST_ON_A_PAGE), hasOlder: rows.length > MOST_ON_A_PAGE }
}

/** Of these pictures, those in whose place another was put. */
export async function findReplaced(db: Database, hashes: readonly string[]): Promise<string[]> {
  if (hashes.length === 0) return []
  const rows = await db.selectFrom('post_pictures').select('replaces').where('replaces', 'in', hashes).execute()
  return rows.flatMap(({ replaces }) => replaces ?? [])
}

/** Each post that shows one of these pictures in any language, or is being written to, by the picture's hash. */
export async function findPostsOfPictures(
  db: Database,
  hashes: readonly string[],
): Promise<Map<string, Pick<PostRow, 'id' | 'title'>[]>> {
  if (hashes.length === 0) return new Map()
  const named = sql<string>`'%/media/' || post_pictures.hash || '-%'`
  const rows = await db
    .selectFrom('post_pictures')
    .innerJoin('posts', (join) => join.onTrue())
    .leftJoin('post_drafts', 'post_drafts.post_id', 'posts.id')
    .select(['post_pictures.hash', 'posts.id', 'posts.title'])
    .where('post_pictures.hash', 'in', hashes)
    .where((eb) =>
      eb.or([
        eb('content_html', 'like', named),
        eb('featured_image', 'like', named),
        eb('thumbnail_image', 'like', named),
        eb('body', 'like', named),
        eb.exists(
          eb
            .selectFrom('post_translations as own')
            .select('own.language')
            .whereRef('own.post_id', '=', 'posts.id')
            .where((own) => own.or([own('own.content_html', 'like', named), own('own.draft', 'like', named)])),
        ),
      ]),
    )
    .execute()
  return Map.groupBy(rows, ({ hash }) => hash)
}
