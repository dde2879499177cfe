import type { Database } from '#database/database.ts'
import { editionCopy } from './words.en.ts'

/**
 * What a backup says was still to go may have gone since: nothing of it goes by itself. A person looks first, also at
 * what the site would begin. Returns how many editions wait for that.
 */
export async function holdEditionsAfterRestore(db: Database): Promise<number> {
  return db.transaction().execute(async (trx) => {
    await trx.updateTable('automatic_letters').set({ mode: 'waits' }).where('mode', '=', 'goes').execute()
    const paused = await trx
      .updateTable('editions')
      .set({ status: 'paused', paused_because: editionCopy.restored })
      .where('status', '=', 'sending')
      .returning('id')
      .execute()
    const waiting = await trx
      .updateTable('editions')
      .set({ status: 'waiting', send_at: null, approved_by_name: null })
      .where('status', '=', 'scheduled')
      .returning('id')
      .execute()
    return paused.length + waiting.length
  })
}
