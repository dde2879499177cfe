import { setTimeout as pause } from 'node:timers/promises'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { type Database, engineOf } from '#database/database.ts'
import type { LeadRow } from '#database/tables.ts'
import { catchUp } from '#desk/leads/inbox/catch-up.ts'
import type { Found } from '#desk/leads/inbox/count-leads.ts'
import type { Services } from '#platform/services.ts'
import { WORDS_VERSION, wordsOfLead } from './lead-words.ts'

/** In one transaction: whoever sends a lead meanwhile waits for it. */
const BATCH = 20
const SEARCH_WAITS_FOR = 1_000
const MOST_COUNTED = 1_000
/** The tasks behind this one wait so long, once a minute. */
const AT_ONCE_MS = 25_000

const IS_UNFINDABLE = sql<SqlBool>`is_findable = 0`
const IS_OLD = sql<SqlBool>`words_version < ${sql.lit(WORDS_VERSION)}`

/**
 * Makes every lead that the desk knows findable by its words, and then those that an older release indexed by those of
 * today, newest first; what it does not come to in its time, the next run does.
 */
export async function indexLeads({ db, now }: Pick<Services, 'db' | 'now'>) {
  await knowAll({ db, now })
  const end = performance.now() + AT_ONCE_MS
  while (performance.now() < end) {
    const begun = performance.now()
    const written = (await indexBatch(db)) || (await renewWords(db, BATCH))
    if (written === 0) return
    // Who asks for something meanwhile has half of the time, however slow the machine is just now.
    await pause(performance.now() - begun)
  }
}

/** For somebody who is about to search: what is new, newest first. A first index of many takes longer than they wait. */
export async function indexNewest(db: Database) {
  await noticeLostWords(db)
  for (let indexed = BATCH; indexed <= SEARCH_WAITS_FOR; indexed += BATCH) {
    if ((await indexBatch(db)) < BATCH) return
  }
}

/** Indexes so many anew that an older release indexed, newest first. Until then they are found by the words of that release. */
export async function renewWords(db: Database, limit: number): Promise<number> {
  const oldest = findable(db).where(IS_OLD).orderBy('lead_handling.words_version', 'desc')
  return writeWords(db, await oldest.orderBy('lead_handling.number', 'desc').limit(limit).execute())
}

/** How many leads a search may not find yet, of a thousand at most: they are not in the index, or not with all their words. */
export async function countNotIndexed(db: Database): Promise<Found> {
  const some = (which: RawBuilder<SqlBool>) =>
    db
      .selectFrom('lead_handling')
      .select('number')
      .where(which)
      .limit(MOST_COUNTED + 1)
      .execute()
  const rows = [...(await some(IS_UNFINDABLE)), ...(await some(IS_OLD))]
  const found = new Set(rows.map(({ number }) => number)).size
  return { count: Math.min(found, MOST_COUNTED), isMore: found > MOST_COUNTED }
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
function findable(db: Database) {
  return db
    .selectFrom('lead_handling')
    .innerJoin('leads', 'leads.id', 'lead_handling.lead_id')
    .leftJoin('resume_texts', 'resume_texts.lead_id', 'leads.id')
    .select('resume_texts.text as resume')
    .select(['number', 'leads.id', 'reference', 'full_name', 'email', 'phone_number', 'details', 'attribution'])
}

async function indexBatch(db: Database): Promise<number> {
  const unfindable = findable(db).where(IS_UNFINDABLE).orderBy('lead_handling.received_at', 'desc')
  return writeWords(db, await unfindable.limit(BATCH).execute())
}

async function writeWords(db: Database, leads: Findable[]): Promise<number> {
  // Before the transaction, which others wait for.
  const made = new Map(leads.map((lead) => [lead.number, wordsOfLead(lead)]))
  if (leads.length > 0) await db.transaction().execute((trx) => insertWords(trx, made))
  return leads.length
}

// Another process may be at the same leads, or have erased one: what it has done is left out.
async function insertWords(trx: Database, made: Map<number, string[]>) {
  const isPostgres = engineOf(trx) === 'postgres'
  const missing = await trx
    .selectFrom('lead_handling')
    .select('number')
    .where('number', 'in', [...made.keys()])
    .where((eb) => eb.or([IS_UNFINDABLE, IS_OLD]))
    // As staff who change several hold them (listSeen): held in another order, each would wait for the other.
    .orderBy('lead_id')
    .$if(isPostgres, (query) => query.forUpdate())
    .execute()
  const numbers = missing.map(({ number }) => number)
  if (numbers.length === 0) return

  const rows = numbers.map((number) => ({ number, words: made.get(number)! }))
  await (isPostgres ? fillColumn(trx, rows) : fillIndex(trx, rows))
}

interface WordsRow {
  number: number
  words: string[]
}

async function fillColumn(trx: Database, rows: WordsRow[]) {
  const made = rows.map(({ number, words }) => sql`(${number}::integer, array_to_tsvector(${words}::text[]))`)
  await sql`
    update lead_handling set is_findable = 1, words_version = ${WORDS_VERSION}, words = made.words
    from (values ${sql.join(made)}) as made (number, words)
    where lead_handling.number = made.number
  `.execute(trx)
}

async function fillIndex(trx: Database, rows: WordsRow[]) {
  const numbers = rows.map(({ number }) => number)
  const set = { is_findable: 1, words_version: WORDS_VERSION }
  await trx.updateTable('lead_handling').set(set).where('number', 'in', numbers).execute()
  // Its words may have been there before: a resume is read after it came.
  await sql`delete from lead_search where rowid in (${sql.join(numbers)})`.execute(trx)
  const made = rows.map(({ number, words }) => sql`(${number}, ${words.join(' ')})`)
  await sql`insert into lead_search (rowid, words) values ${sql.join(made)}`.execute(trx)
}
