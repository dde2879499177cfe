import { randomInt } from 'node:crypto'
import type { Database } from '#database/database.ts'
import type { LeadRow } from '#database/tables.ts'

// No vowels, so no words; no look-alikes, so nothing to misread on the phone.
const ALPHABET = '3456789CDFGHJKMNPQRTVWXYZ'
const LENGTH = 8

/**
 * Puts a lead in, under another reference where somebody has this one already. Undefined where the same was sent on that
 * day: findByFingerprint finds it.
 */
export async function insertLead(db: Database, row: LeadRow): Promise<LeadRow | undefined> {
  const inserted = await db
    .insertInto('leads')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (inserted) return row

  const { reference, fingerprint } = row
  const same = await db.selectFrom('leads').select('id').where('fingerprint', '=', fingerprint).executeTakeFirst()
  if (same || !(await findByReference(db, reference))) return undefined
  return insertLead(db, { ...row, reference: newReference() })
}

export function findLead(db: Database, id: string): Promise<LeadRow> {
  return db.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

export function findByReference(db: Database, reference: string): Promise<LeadRow | undefined> {
  return db.selectFrom('leads').selectAll().where('reference', '=', reference).executeTakeFirst()
}

export function findByFingerprint(db: Database, fingerprint: string): Promise<LeadRow> {
  return db.selectFrom('leads').selectAll().where('fingerprint', '=', fingerprint).executeTakeFirstOrThrow()
}

export function findByIdempotencyKey(db: Database, key: string): Promise<LeadRow | undefined> {
  return db
    .selectFrom('idempotency_keys')
    .innerJoin('leads', 'leads.id', 'idempotency_keys.lead_id')
    .selectAll('leads')
    .where('key', '=', key)
    .executeTakeFirst()
}

/** Says to staff why the sender got no receipt. */
export async function holdReceipt(db: Database, id: string, reason: string) {
  await db.updateTable('leads').set({ receipt_held: reason }).where('id', '=', id).execute()
}

/** Whether it came with a lead, or with a letter about one. */
export async function isFileOfLead(db: Database, fileKey: string): Promise<boolean> {
  const lead = await db.selectFrom('leads').select('id').where('file_key', '=', fileKey).executeTakeFirst()
  if (lead) return true
  const file = await db.selectFrom('lead_message_files').select('id').where('file_key', '=', fileKey).executeTakeFirst()
  return file !== undefined
}

export async function rememberKey(db: Database, key: string, { id, received_at }: LeadRow) {
  await db
    .insertInto('idempotency_keys')
    .values({ key, lead_id: id, created_at: received_at })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
}

const EXPORT_BATCH = 1_000

/** Every stored lead, oldest first, read in batches so that a million of them need no memory. */
export async function* streamLeads(db: Database): AsyncGenerator<LeadRow> {
  let after: LeadRow | undefined

  do {
    const batch = await listLeadsAfter(db, after)
    yield* batch
    after = batch.length === EXPORT_BATCH ? batch.at(-1) : undefined
  } while (after)
}

function listLeadsAfter(db: Database, last?: LeadRow): Promise<LeadRow[]> {
  return db
    .selectFrom('leads')
    .selectAll()
    .$if(last !== undefined, (query) =>
      query.where((eb) => eb(eb.refTuple('received_at', 'id'), '>', eb.tuple(last!.received_at, last!.id))),
    )
    .orderBy('received_at')
    .orderBy('id')
    .limit(EXPORT_BATCH)
    .execute()
}

/** What a visitor quotes to us. There are 25^8, about 150 billion, so guessing one is hopeless. */
export function newReference(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
}
