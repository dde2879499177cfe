import { type SqlBool, sql } from 'kysely'
import { type Database, engineOf } from '#database/database.ts'
import type { LeadRow } from '#database/tables.ts'
import { catchUp } from '#desk/leads/inbox/catch-up.ts'
import type { Services } from '#platform/services.ts'
import { WORDS_VERSION, wordsOfLead } from './lead-words.ts'

const BATCH = 200
const SEARCH_WAITS_FOR = 1_000
/** Others are answered between two batches. */
const RENEWED_AT_ONCE = 25
/** Of a million leads within hours; the tasks behind this one wait for seconds. */
const RENEWED_EACH_TIME = 5_000

const IS_UNFINDABLE = sql<SqlBool>`is_findable = 0`
const IS_OLD = sql<SqlBool>`words_version < ${sql.lit(WORDS_VERSION)}`

/** Makes every lead that the desk knows findable by its words, and some that an older release indexed by those of today. */
export async function indexLeads({ db, now }: Pick<Services, 'db' | 'now'>) {
  await knowAll({ db, now })
  while ((await indexBatch(db)) === BATCH);
  await renewWords(db, RENEWED_EACH_TIME)
}

/** For somebody who is about to search: what is new, newest first. A first index of many takes longer than they wait. */
export async function indexNewest(db: Database) {
  await noticeLostWords(db)
  for (let indexed = BATCH; indexed <= SEARCH_WAITS_FOR; indexed += BATCH) {
    if ((await indexBatch(db)) < BATCH) return
  }
}

/** Indexes so many anew that an older release indexed, newest first. Until then they are found by the words of that release. */
export async function renewWords(db: Database, most: number) {
  for (let renewed = 0; renewed < most; renewed += RENEWED_AT_ONCE) {
    const limit = Math.min(RENEWED_AT_ONCE, most - renewed)
    const oldest = findable(db).where(IS_OLD).orderBy('lead_handling.words_version', 'desc')
    const leads = await oldest.orderBy('lead_handling.number', 'desc').limit(limit).execute()
    await writeWords(db, leads)
    if (leads.length < limit) return
  }
}

/** Takes in what the desk has not seen, for who must miss no lead: the others are in the index, or among those not indexed. */
export async function knowAll({ db, now }: Pick<Services, 'db' | 'now'>) {
  await catchUp({ db, now })
  await noticeLostWords(db)
}

/** The numbers of the leads that are not in the index with all their words: they are looked through one by one. */
export function notIndexed(db: Database) {
  const numbers = () => db.selectFrom('lead_handling').select('number')
  return numbers().where(IS_UNFINDABLE).unionAll(numbers().where(IS_OLD))
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

/** Leads with all that their words are made of. */
export function findable(db: Database) {
  return db
    .selectFrom('lead_handling')
    .innerJoin('leads', 'leads.id', 'lead_handling.lead_id')
    .leftJoin('resume_texts', 'resume_texts.lead_id', 'leads.id')
    .select('resume_texts.text as resume')
    .select(['number', 'leads.id', 'reference', 'full_name', 'email', 'phone_number', 'details', 'attribution'])
}

async function indexBatch(db: Database): Promise<number> {
  const unfindable = findable(db).where(IS_UNFINDABLE).orderBy('lead_handling.received_at', 'desc')
  const leads = await unfindable.limit(BATCH).execute()
  await writeWords(db, leads)
  return leads.length
}

async function writeWords(db: Database, leads: Findable[]) {
  if (leads.length === 0) return
  // As staff who change several hold them (listSeen): held in another order, each would wait for the other.
  const inOrder = leads.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  await db.transaction().execute(async (trx) => {
    for (const lead of inOrder) await insertWords(trx, lead)
  })
}

// Whoever marks the row writes the words: another process may be at the same leads, or have erased one.
async function insertWords(trx: Database, lead: Findable) {
  const words = wordsOfLead(lead)
  const isPostgres = engineOf(trx) === 'postgres'
  const column = isPostgres ? { words: sql`array_to_tsvector(${words}::text[])` } : {}
  const marked = await trx
    .updateTable('lead_handling')
    .set({ is_findable: 1, words_version: WORDS_VERSION, ...column })
    .where('number', '=', lead.number)
    .where((eb) => eb.or([IS_UNFINDABLE, IS_OLD]))
    .returning('number')
    .executeTakeFirst()
  // Its words may have been there before: a resume is read after it came.
  if (!marked || isPostgres) return
  await sql`delete from lead_search where rowid = ${lead.number}`.execute(trx)
  await sql`insert into lead_search (rowid, words) values (${lead.number}, ${words.join(' ')})`.execute(trx)
}
