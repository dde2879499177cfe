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

/** The title of a post that shows the picture, or is being written to; undefined where none does. */
export async function findUseOfPicture(db: Database, hash: string): Promise<string | undefined> {
  const named = `%/media/${hash}-%`
  const post = await db
    .selectFrom('posts')
    .leftJoin('post_drafts', 'post_drafts.post_id', 'posts.id')
    .select('title')
    .where((eb) =>
      eb.or([
        eb('content_html', 'like', named),
        eb('featured_image', 'like', named),
        eb('thumbnail_image', 'like', named),
        eb('body', 'like', named),
      ]),
    )
    .limit(1)
    .executeTakeFirst()
  return post?.title
}
