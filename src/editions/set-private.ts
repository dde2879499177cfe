import { sql } from 'kysely'
import { type Action, recordAction } from '#platform/operation/activity-log.ts'
import type { Services } from '#platform/services.ts'

/** Takes an edition's page out of the public archive, or shows it there. False where it is so already, or has none. */
export function setPrivate(
  id: string,
  isPrivate: boolean,
  staff: NonNullable<Action['staff']>,
  { db, now }: Pick<Services, 'db' | 'now'>,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const changed = await trx
      .updateTable('edition_pages')
      .set({ is_private: isPrivate ? 1 : 0, revision: sql<number>`revision + 1` })
      .where('edition_id', '=', id)
      .where('is_private', '=', isPrivate ? 0 : 1)
      .returning('edition_id')
      .executeTakeFirst()
    if (changed)
      await recordAction(trx, {
        ...{ staff, subject: id, at: now() },
        action: isPrivate ? 'edition.made-private' : 'edition.made-public',
      })
    return changed !== undefined
  })
}
