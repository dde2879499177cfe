import type { Database } from '#database/database.ts'
import type { EditionRow } from '#database/tables.ts'
import { recordAction } from '#platform/operation/activity-log.ts'
import type { Services } from '#platform/services.ts'
import { isPublished } from './news.ts'
import { automaticCopy } from './words.en.ts'

const OPEN = ['draft', 'waiting', 'scheduled', 'sending', 'paused'] as const

/** Whether visitors still see all that an edition of the site's own tells. */
export async function isStillTrue(db: Database, editionId: string, now: Date): Promise<boolean> {
  const news = await db
    .selectFrom('edition_news')
    .select(['kind', 'subject'])
    .where((eb) => eb.or([eb('edition_id', '=', editionId), eb('digest_id', '=', editionId)]))
    .execute()
  for (const each of news) if (!(await isPublished(db, each, now))) return false
  return true
}

/**
 * Stops each edition of the site's own that tells what was taken back. What else it was to tell is told by the next one;
 * once published again, so is that, unless the edition had begun: then somebody may have it.
 */
export async function takeBackNews({ db, now }: Pick<Services, 'db' | 'now'>) {
  const open = await db
    .selectFrom('editions')
    .select(['id'])
    .where('automatic', 'is not', null)
    .where('status', 'in', OPEN)
    .execute()
  for (const { id } of open) {
    if (await isStillTrue(db, id, now())) continue
    await db.transaction().execute((trx) => stop(trx, id, now()))
  }
}

async function stop(trx: Database, id: string, at: Date) {
  const stopped: Pick<EditionRow, 'began_at'> | undefined = await trx
    .updateTable('editions')
    .set({ status: 'cancelled', ended_at: at.toISOString(), send_at: null, paused_because: automaticCopy.takenBack })
    .where('id', '=', id)
    .where('status', 'in', OPEN)
    .returning('began_at')
    .executeTakeFirst()
  if (!stopped) return

  await recordAction(trx, { staff: null, action: 'edition.taken-back-by-itself', subject: id, at })
  if (stopped.began_at !== null) return
  // A digest tells what is left of it the next time; an edition of its own is begun anew once it is published again.
  await trx.updateTable('edition_news').set({ digest_id: null }).where('digest_id', '=', id).execute()
  await trx.deleteFrom('edition_news').where('edition_id', '=', id).where('digest_id', 'is', null).execute()
  await trx.updateTable('edition_news').set({ edition_id: null }).where('edition_id', '=', id).execute()
}
