import { allKeysOfPicture, PICTURE_FILES } from '#articles/pictures/picture-files.ts'
import { findPicture } from '#articles/pictures/picture-queries.ts'
import type { Staff } from '#desk/access/staff-context.ts'
import { findUsesOfPictures, keysOfCuts } from '#desk/company/uses-of-pictures.ts'
import { recordAction } from '#platform/operation/activity-log.ts'
import type { Services } from '#platform/services.ts'

// Longer than any upload takes, from its first file to its row.
const AGE_MS = 3_600_000

/** Deletes a picture that nothing shows. Returns the name of what does, and then leaves it. */
export async function forgetPicture(hash: string, staff: Staff, services: Services): Promise<string | undefined> {
  const { db, files, now } = services
  const picture = await findPicture(db, hash)
  const [use] = (await findUsesOfPictures(db, [hash], now())).get(hash) ?? []
  if (!picture || use) return use?.name

  const keys = [...allKeysOfPicture(picture), ...(await keysOfCuts(db, hash))]
  await db.transaction().execute(async (trx) => {
    // Of three in one place, the first can still be put back in the third's.
    await trx.updateTable('post_pictures').set({ replaces: picture.replaces }).where('replaces', '=', hash).execute()
    await trx.deleteFrom('post_pictures').where('hash', '=', hash).execute()
    await recordAction(trx, { staff, action: 'picture.deleted', subject: hash, at: now() })
  })
  for (const key of keys) await files.delete(key)
  return undefined
}

/** Deletes files of no picture: what an upload, or a deletion, that was cut off left behind. */
export async function sweepPictures({ db, files, log, now }: Services) {
  const before = new Date(now().getTime() - AGE_MS)
  const pictures = await db.selectFrom('post_pictures').select(['hash', 'width']).execute()
  const known = new Set(pictures.flatMap(allKeysOfPicture))
  let swept = 0

  for await (const { key, storedAt } of files.list(PICTURE_FILES)) {
    if (storedAt >= before || known.has(key)) continue
    await files.delete(key)
    swept += 1
  }
  if (swept > 0) log.warn({ swept }, 'files of no picture deleted')
}
