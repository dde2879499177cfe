import type { Database } from '#database/database.ts'
import type { LeadRow } from '#database/tables.ts'
import type { Services } from '#platform/services.ts'
import { deleteLeads, deleteRemains } from './erase-leads.ts'

/**
 * Deletes a lead for good with everything that hangs on it: what is in the
 * outbox, notes, its words in the search. The ledger of consents stays: it names
 * nobody. `alongside` runs in the same transaction. The file goes last: a crash
 * before that leaves one of no lead, which sweepFiles takes.
 */
export async function eraseLead(
  { id }: Pick<LeadRow, 'id'>,
  services: Services,
  alongside: (trx: Database) => Promise<void>,
) {
  const remains = await services.db.transaction().execute(async (trx) => {
    const remains = await deleteLeads(trx, [id])
    await alongside(trx)
    return remains
  })
  await deleteRemains(remains, services)
}
