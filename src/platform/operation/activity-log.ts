import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { type Database, engineOf } from '#database/database.ts'
import type { ActivityLogRow } from '#database/tables.ts'

export interface Action {
  /** Null where a command did it, or a stranger. */
  staff: { id: string; name: string } | null
  /** Such as `lead.answered`. */
  action: string
  /** What it was done to, such as a lead's id. */
  subject?: string
  /** What else tells the story; never what a lead says. */
  details?: Record<string, unknown>
  at: Date
}

const START = '0'.repeat(64)
const BATCH = 1_000

/** Writes down what staff did. Call it in the transaction that does it: both are kept, or neither. */
export async function recordAction(trx: Database, { staff, action, subject, details = {}, at }: Action) {
  // Two that write at once must not both follow the same row. SQLite's write lock sees to it by itself.
  if (engineOf(trx) === 'postgres') await sql`select pg_advisory_xact_lock(20261121)`.execute(trx)

  const last = await findHead(trx)
  const row = {
    number: (last?.number ?? 0) + 1,
    at: at.toISOString(),
    staff_id: staff?.id ?? null,
    staff_name: staff?.name ?? '',
    action,
    subject: subject ?? null,
    details: JSON.stringify(details),
    previous_hash: last?.hash ?? START,
  }

  await trx
    .insertInto('audit_log')
    .values({ ...row, hash: hashOf(row) })
    .execute()
}

/** The last line and its seal: whoever keeps it elsewhere notices a log that was cut. */
export function findHead(db: Database): Promise<Pick<ActivityLogRow, 'number' | 'hash'> | undefined> {
  return db.selectFrom('audit_log').select(['number', 'hash']).orderBy('number', 'desc').limit(1).executeTakeFirst()
}

export type Verdict = { ok: true; rows: number; head: string } | { ok: false; brokenAt: number }

/** Reads the whole log and follows its hashes. A changed, missing or inserted row breaks the chain at its number. */
export async function verifyActivityLog(db: Database): Promise<Verdict> {
  let head = START
  let rows = 0

  for (;;) {
    const batch = await db
      .selectFrom('audit_log')
      .selectAll()
      .where('number', '>', rows)
      .orderBy('number')
      .limit(BATCH)
      .execute()
    for (const row of batch) {
      const isNext = row.number === rows + 1 && row.previous_hash === head && row.hash === hashOf(row)
      if (!isNext) return { ok: false, brokenAt: rows + 1 }
      head = row.hash
      rows = row.number
    }
    if (batch.length < BATCH) return { ok: true, rows, head }
  }
}

const PAGE = 100

export interface WhichActions {
  before?: number | undefined
  /** Done by this person. */
  staffId?: string | undefined
  /** Done to this. */
  subject?: string | undefined
}

/** A page of the log, newest first, and the number to ask for the page before it. */
export async function listActions(
  db: Database,
  { before, staffId, subject }: WhichActions = {},
): Promise<{ rows: ActivityLogRow[]; older?: number }> {
  const rows = await db
    .selectFrom('audit_log')
    .selectAll()
    .$if(before !== undefined, (query) => query.where('number', '<', before!))
    .$if(staffId !== undefined, (query) => query.where('staff_id', '=', staffId!))
    .$if(subject !== undefined, (query) => query.where('subject', '=', subject!))
    .orderBy('number', 'desc')
    .limit(PAGE + 1)
    .execute()
  const page = rows.slice(0, PAGE)
  return { rows: page, older: rows.length > PAGE ? page.at(-1)?.number : undefined }
}

function hashOf(row: Omit<ActivityLogRow, 'hash'>): string {
  const { number, at, staff_id, staff_name, action, subject, details, previous_hash } = row
  const told = JSON.stringify([number, at, staff_id, staff_name, action, subject, details, previous_hash])
  return createHash('sha256').update(told).digest('hex')
}
