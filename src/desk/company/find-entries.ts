import type { Transaction } from 'kysely'
import { asOf } from '#company/registers/read-facts.ts'
import type { Register } from '#company/registers/register.ts'
import { registers } from '#company/registers/registers.ts'
import { type Database, engineOf } from '#database/database.ts'
import type { RegisterEntryRow, RegisterVersionRow, Tables } from '#database/tables.ts'

export type EntryValues = Record<string, unknown>

/** An entry as staff have it before them. */
export interface DeskEntry {
  id: string
  register: string
  key: string | null
  position: number
  /** What visitors see; null for nothing. */
  published: EntryValues | null
  /** What is written: the draft where there is one, else what is published. */
  values: EntryValues
  /** `changed`: visitors see something else than what is written. `draft`: they see nothing. */
  state: 'published' | 'changed' | 'draft'
  /** From when visitors see what is written. */
  publishAt: string | null
  /** An hour that it was scheduled for is over; nothing has been done to it since. */
  hasCome: boolean
  deletedAt: string | null
  /** Nobody has replaced the first build's own words. */
  isSample: boolean
  revision: number
  updatedAt: string
  updatedBy: string
}

export function findRegister(id: string | undefined): Register | undefined {
  return registers.find((register) => register.id === id)
}

/** What a page of the desk draws a register from. */
export type ShownRegister = Omit<Register, 'check'>

export function toShown({ check: _, ...register }: Register): ShownRegister {
  return register
}

/** All entries of a register, or of every one, in their order; those in the trash too. */
export async function listEntries(db: Database, now: Date, register?: string): Promise<DeskEntry[]> {
  const rows = await db
    .selectFrom('register_entries')
    .selectAll()
    .$if(register !== undefined, (query) => query.where('register', '=', register!))
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.map((row) => toEntry(row, now))
}

/** Undefined where there is none. */
export async function findEntry(db: Database, id: string, now: Date): Promise<DeskEntry | undefined> {
  const row = await db.selectFrom('register_entries').selectAll().where('id', '=', id).executeTakeFirst()
  return row && toEntry(row, now)
}

/** The entry, held: whoever else wants to write to it waits until this transaction has ended. */
export async function holdEntry(trx: Transaction<Tables>, id: string, now: Date): Promise<DeskEntry | undefined> {
  // SQLite has one writer at a time anyway, and no word for this.
  if (engineOf(trx) === 'postgres')
    await trx.selectFrom('register_entries').select('id').where('id', '=', id).forUpdate().execute()
  return findEntry(trx, id, now)
}

type EntryVersion = Omit<RegisterVersionRow, 'values'> & { values: EntryValues }

/** The newest first. */
export async function listVersions(db: Database, id: string): Promise<EntryVersion[]> {
  const rows = await db
    .selectFrom('register_versions')
    .selectAll()
    .where('entry_id', '=', id)
    .orderBy('number', 'desc')
    .execute()
  return rows.map((row) => ({ ...row, values: JSON.parse(row.values) }))
}

function toEntry(stored: RegisterEntryRow, now: Date): DeskEntry {
  const row = asOf(stored, now)
  const [published, draft] = [row.published, row.draft].map((text) => text && (JSON.parse(text) as EntryValues))
  return {
    ...{ id: row.id, register: row.register, key: row.key, position: row.position },
    published: published || null,
    values: draft || published || {},
    state: !published ? 'draft' : draft ? 'changed' : 'published',
    publishAt: row.publish_at,
    hasCome: stored.publish_at !== row.publish_at,
    deletedAt: row.deleted_at,
    isSample: row.is_sample === 1,
    ...{ revision: row.revision, updatedAt: row.updated_at, updatedBy: row.updated_by },
  }
}
