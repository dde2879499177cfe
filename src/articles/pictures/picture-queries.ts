import { sql } from 'kysely'
import type { Database } from '#database/database.ts'
import type { PostPictureRow } from '#database/tables.ts'

const MOST = 60

export function findPicture(db: Database, hash: string): Promise<PostPictureRow | undefined> {
  return db.selectFrom('post_pictures').selectAll().where('hash', '=', hash).executeTakeFirst()
}

/** The newest pictures. */
export function listPictures(db: Database): Promise<PostPictureRow[]> {
  return db.selectFrom('post_pictures').selectAll().orderBy('uploaded_at', 'desc').orderBy('hash').limit(MOST).execute()
}

/** The title of each post that shows one of these pictures, or is being written to, by the picture's hash. */
export async function findPostsOfPictures(db: Database, hashes: readonly string[]): Promise<Map<string, string[]>> {
  if (hashes.length === 0) return new Map()
  const named = sql<string>`'%/media/' || post_pictures.hash || '-%'`
  const rows = await db
    .selectFrom('post_pictures')
    .innerJoin('posts', (join) => join.onTrue())
    .leftJoin('post_drafts', 'post_drafts.post_id', 'posts.id')
    .select(['post_pictures.hash', 'posts.title'])
    .where('post_pictures.hash', 'in', hashes)
    .where((eb) =>
      eb.or([
        eb('content_html', 'like', named),
        eb('featured_image', 'like', named),
        eb('thumbnail_image', 'like', named),
        eb('body', 'like', named),
      ]),
    )
    .execute()
  return new Map([...Map.groupBy(rows, ({ hash }) => hash)].map(([hash, own]) => [hash, own.map(({ title }) => title)]))
}
