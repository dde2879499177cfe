import { buffer } from 'node:stream/consumers'
import { isAlike, type Look, lookOf } from '#articles/pictures/look-of.ts'
import { making } from '#articles/pictures/make-pictures.ts'
import { widthsOf } from '#articles/pictures/picture-address.ts'
import { pictureKey } from '#articles/pictures/picture-files.ts'
import type { Database } from '#database/database.ts'
import type { PostPictureRow } from '#database/tables.ts'
import type { Services } from '#platform/services.ts'

const MOST_AT_ONCE = 200

/** The newest picture of the library that looks the same; a library of ten thousand is read in whole. */
export async function findAlike(db: Database, look: Look): Promise<PostPictureRow | undefined> {
  if (!look.look) return undefined
  const rows = await db
    .selectFrom('post_pictures')
    .select(['hash', 'width', 'height', 'look'])
    .where('look', 'is not', null)
    .where('look', '!=', '')
    .orderBy('uploaded_at', 'desc')
    .orderBy('hash')
    .execute()
  const alike = rows.find((row) => isAlike(row, look))
  return alike && db.selectFrom('post_pictures').selectAll().where('hash', '=', alike.hash).executeTakeFirst()
}

/** Looks at pictures that were kept before anybody did, some each hour. */
export async function lookAtPictures({ db, files, log }: Pick<Services, 'db' | 'files' | 'log'>) {
  const rows = await db
    .selectFrom('post_pictures')
    .select(['hash', 'width'])
    .where('look', 'is', null)
    .orderBy('uploaded_at', 'desc')
    .limit(MOST_AT_ONCE)
    .execute()
  if (rows.length === 0) return
  const { default: sharp } = await import('sharp')

  for (const { hash, width } of rows) {
    const smallest = pictureKey({ hash, width: widthsOf(width)[0] ?? width, format: 'webp' })
    try {
      const bytes = await buffer(await files.open(smallest))
      const look = await making.use(() => lookOf(sharp(bytes)))
      await db.updateTable('post_pictures').set({ look }).where('hash', '=', hash).execute()
    } catch (error) {
      log.warn({ err: error, picture: hash }, 'a picture of the library could not be looked at')
    }
  }
}
