import { sql } from 'kysely'
import { type Database, engineOf } from '#database/database.ts'
import type { LeadRow } from '#database/tables.ts'
import { catchUp } from '#features/lead-desk/inbox/catch-up.ts'
import type { Services } from '#platform/services.ts'
import { wordsOf } from './lead-words.ts'

const BATCH = 200
const SEARCH_WAITS_FOR = 1_000

/** Makes every lead that the desk knows findable by its words. */
export async function indexLeads({ db }: Pick<Services, 'db'>) {
  await catchUp(db)
  while ((await indexBatch(db)) === BATCH);
}

/** For somebody who is about to search: what is new, newest first. A first index of many takes longer than they wait. */
export async function indexNewest(db: Database) {
  for (let indexed = BATCH; indexed <= SEARCH_WAITS_FOR; indexed += BATCH) {
    if ((await indexBatch(db)) < BATCH) return
  }
}

type Findable = Pick<LeadRow, 'reference' | 'full_name' | 'email' | 'phone_number' | 'details' | 'attribution'> & {
  number: number
}

async function indexBatch(db: Database): Promise<number> {
  const leads = await db
    .selectFrom('lead_handling')
    .innerJoin('leads', 'leads.id', 'lead_handling.lead_id')
    .select(['number', 'reference', 'full_name', 'email', 'phone_number', 'details', 'attribution'])
    .where(sql<boolean>`is_findable = 0`)
    .orderBy('lead_handling.received_at', 'desc')
    .limit(BATCH)
    .execute()

  if (leads.length > 0) {
    await db.transaction().execute(async (trx) => {
      for (const lead of leads) await insertWords(trx, lead)
    })
  }
  return leads.length
}

// Whoever marks the row writes the words: another process may be at the same leads, or have erased one.
async function insertWords(trx: Database, lead: Findable) {
  const marked = await trx
    .updateTable('lead_handling')
    .set({ is_findable: 1 })
    .where('number', '=', lead.number)
    .where(sql<boolean>`is_findable = 0`)
    .returning('number')
    .executeTakeFirst()
  if (!marked) return

  const words = wordsOf(lead)
  await (engineOf(trx) === 'postgres'
    ? sql`insert into lead_search (number, words) values (${lead.number}, array_to_tsvector(${words}::text[]))`
    : sql`insert into lead_search (rowid, words) values (${lead.number}, ${words.join(' ')})`
  ).execute(trx)
}
