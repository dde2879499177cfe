import type { Database } from '#database/database.ts'

const BATCH = 500

/**
 * Gives deliveries that failed for good another 72 hours, from now. Whatever is
 * not failed is left alone, so that pressing twice sends once. Returns how many.
 */
export async function replay(trx: Database, ids: string[], now: Date): Promise<number> {
  const at = now.toISOString()
  let replayed = 0

  for (let from = 0; from < ids.length; from += BATCH) {
    const rows = await trx
      .updateTable('outbox')
      // The last error stays until it is out of date: whoever sends again may want to know why it failed.
      .set({ created_at: at, due_at: at, attempts: 0, failed_at: null, leased_by: null, leased_until: null })
      .where('id', 'in', ids.slice(from, from + BATCH))
      .where('failed_at', 'is not', null)
      .returning('id')
      .execute()
    replayed += rows.length
  }

  return replayed
}
