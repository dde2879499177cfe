import { sql } from 'kysely'
import { type Database, engineOf } from '#database/database.ts'
import type { LeadRow } from '#database/tables.ts'
import { catchUp } from '#desk/leads/inbox/catch-up.ts'
import type { Services } from '#platform/services.ts'
import { wordsOfLead } from './lead-words.ts'

const BATCH = 200
const SEARCH_WAITS_FOR = 1_000

/** Makes every lead that the desk knows findable by its words. */
export async function indexLeads({ db, now }: Pick<Services, 'db' | 'now'>) {
  await catchUp({ db, now })
  await noticeLostWords(db)
  while ((await indexBatch(db)) === BATCH);
}

/** For somebody who is about to search: what is new, newest first. A first index of many takes longer than they wait. */
export async function indexNewest(db: Database) {
  await noticeLostWords(db)
  for (let indexed = BATCH; indexed <= SEARCH_WAITS_FOR; indexed += BATCH) {
    if ((await indexBatch(db)) < BATCH) return
  }
}

// A backup, or a move to the other engine, brings the rows and not the words that were made of them.
async function noticeLostWords(db: Database) {
  // One after the other: together, SQLite looked at each lead.
  if ((await sql`${anyWords(db)} limit 1`.execute(db)).rows.length > 0) return
  const findable = await sql`select 1 from lead_handling where is_findable = 1 limit 1`.execute(db)
  if (findable.rows.length > 0) await db.updateTable('lead_handling').set({ is_findable: 0 }).execute()
}

function anyWords(db: Database) {
  return engineOf(db) === 'postgres'
    ? sql`select 1 from lead_handling where words is not null`
    : // One row a document: https://www.sqlite.org/fts5.html#the_docsize_table
      sql`select 1 from lead_search_docsize`
}

type Findable = Pick<
  LeadRow,
  'id' | 'reference' | 'full_name' | 'email' | 'phone_number' | 'details' | 'attribution'
> & {
  number: number
  resume: string | null
}

async function indexBatch(db: Database): Promise<number> {
  const leads = await db
    .selectFrom('lead_handling')
    .innerJoin('leads', 'leads.id', 'lead_handling.lead_id')
    .leftJoin('resume_texts', 'resume_texts.lead_id', 'leads.id')
    .select('resume_texts.text as resume')
    .select(['number', 'leads.id', 'reference', 'full_name', 'email', 'phone_number', 'details', 'attribution'])
    .where(sql<boolean>`is_findable = 0`)
    .orderBy('lead_handling.received_at', 'desc')
    .limit(BATCH)
    .execute()

  if (leads.length > 0) {
    // As staff who change several hold them (listSeen): held in another order, each would wait for the other.
    const inOrder = leads.toSorted((a, b) => (a.id < b.id ? -1 : 1))
    await db.transaction().execute(async (trx) => {
      for (const lead of inOrder) await insertWords(trx, lead)
    })
  }
  return leads.length
}

// Whoever marks the row writes the words: another process may be at the same leads, or have erased one.
async function insertWords(trx: Database, lead: Findable) {
  const words = wordsOfLead(lead)
  if (engineOf(trx) === 'postgres') {
    await sql`
      update lead_handling set is_findable = 1, words = array_to_tsvector(${words}::text[])
      where number = ${lead.number} and is_findable = 0
    `.execute(trx)
    return
  }

  const marked = await trx
    .updateTable('lead_handling')
    .set({ is_findable: 1 })
    .where('number', '=', lead.number)
    .where(sql<boolean>`is_findable = 0`)
    .returning('number')
    .executeTakeFirst()
  // Its words may have been there before: a resume is read after it came.
  if (!marked) return
  await sql`delete from lead_search where rowid = ${lead.number}`.execute(trx)
  await sql`insert into lead_search (rowid, words) values (${lead.number}, ${words.join(' ')})`.execute(trx)
}
