import type { Database } from '#database/database.ts'
import type { LeadRow } from '#database/tables.ts'
import { kindsSeenBy } from '#desk/access/kinds-seen.ts'
import type { Viewer } from '#desk/leads/inbox/select-leads.ts'
import { indexNewest } from '#desk/leads/search/index-leads.ts'
import { personMarks } from '#desk/leads/search/lead-words.ts'
import { leadsWithAny } from '#desk/leads/search/matching-leads.ts'

const MOST = 20

/** What else came from this email or phone, newest first, of the kinds that this role sees. */
export async function findOfSamePerson(db: Database, lead: LeadRow, { role }: Pick<Viewer, 'role'>) {
  await indexNewest(db)

  return db
    .selectFrom('lead_handling as handling')
    .innerJoin('leads', 'leads.id', 'handling.lead_id')
    .select(['leads.id', 'leads.kind', 'leads.reference', 'leads.received_at', 'leads.details', 'handling.status'])
    .where('handling.number', 'in', leadsWithAny(db, personMarks(lead)))
    .where('leads.kind', 'in', kindsSeenBy(role))
    .where('leads.id', '!=', lead.id)
    .orderBy('leads.received_at', 'desc')
    .limit(MOST)
    .execute()
}
