import type { Database } from '#database/database.ts'
import type { LeadRow } from '#database/tables.ts'
import type { Services } from '#platform/services.ts'

/**
 * Deletes a lead for good with everything that hangs on it: what is in the
 * outbox, notes, its words in the search. The ledger of consents stays: it names
 * nobody. `alongside` runs in the same transaction. The file goes last: a crash
 * before that leaves one of no lead, which sweepFiles takes.
 */
export async function eraseLead(
  { id, file_key }: Pick<LeadRow, 'id' | 'file_key'>,
  { db, files }: Services,
  alongside: (trx: Database) => Promise<void>,
) {
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('leads').where('id', '=', id).execute()
    await alongside(trx)
  })
  if (file_key) await files.delete(file_key)
}
