import { randomUUIDv7 } from 'node:crypto'
import type { Transaction } from 'kysely'
import { type Database, engineOf } from '#database/database.ts'
import { insertOnce } from '#database/insert-once.ts'
import type { EditionRow, Tables } from '#database/tables.ts'
import { recordAction } from '#platform/operation/activity-log.ts'
import type { Services } from '#platform/services.ts'
import { type EditionBody, EMPTY_BODY } from './edition-body.ts'
import { findEdition, findEditionRevision } from './edition-queries.ts'
import { keepEdition } from './edition-states.ts'

interface Writer {
  id: string
  name: string
}

export interface EditionWriting {
  id: string
  body: EditionBody
  /** The version that was changed. */
  version: number
  /** The window that changes it; empty where there is no script to tell one from another. */
  editor: string
  /** The version of somebody else's that ours is to replace. */
  replaces?: number | undefined
  staff: Writer
  /** A point to come back to, that stays in the history. */
  isKept?: boolean
}

type WrittenEdition = { ok: true; row: EditionRow } | { ok: false; theirs: EditionRow }

// One line of the log for a spell of writing, not one for every pause between two words.
const SPELL_MS = 10 * 60_000

/** An edition that is not begun may be written on; one that somebody was asked to look at is a draft again by it. */
export function isOpen({ status }: Pick<EditionRow, 'status'>): boolean {
  return status === 'draft' || status === 'waiting'
}

/** Returns its id. One that is there by this id already is left as it is. */
export function createEdition(
  staff: Writer,
  { db, now }: Services,
  { id = randomUUIDv7(), body = EMPTY_BODY }: { id?: string; body?: EditionBody } = {},
): Promise<string> {
  const at = now()
  return db.transaction().execute(async (trx) => {
    const row = trx.insertInto('editions').values({
      ...{ id, status: 'draft', body: JSON.stringify(body), version: 1, editor: '', created_at: at.toISOString() },
      ...{ changed_at: at.toISOString(), changed_by: staff.id, changed_by_name: staff.name },
    })
    if (await insertOnce(row)) await recordAction(trx, { staff, action: 'edition.created', subject: id, at })
    return id
  })
}

/**
 * Keeps what was written, unless somebody else has saved since: then nothing is written, and theirs comes back.
 * Undefined where there is no such edition, or it may not be written on any more.
 */
export function writeEdition(writing: EditionWriting, { db, now }: Services): Promise<WrittenEdition | undefined> {
  const { id, body, version, editor, replaces, staff, isKept } = writing
  const at = now()

  return db.transaction().execute(async (trx) => {
    const row = await holdEdition(trx, id)
    if (!row || !isOpen(row)) return undefined

    const isReplaced = replaces === row.version
    const isOwnLast = editor !== '' && row.editor === editor
    const text = JSON.stringify(body)
    if (text !== row.body) {
      if (version !== row.version && !isOwnLast && !isReplaced) return { ok: false, theirs: row }
      if (isReplaced) await keepEdition(trx, row, 'replaced', row.changed_by_name, at)
      await change(trx, row, { body: text, editor, staff, at })
    }
    if (isKept && !(await isKeptAlready(trx, { id, body: text }))) {
      await keepEdition(trx, { id, body: text }, 'kept', staff.name, at)
      await recordAction(trx, { staff, action: 'edition.kept', subject: id, at })
    }
    return { ok: true, row: (await findEdition(trx, id))! }
  })
}

async function isKeptAlready(trx: Database, { id, body }: Pick<EditionRow, 'id' | 'body'>): Promise<boolean> {
  const last = await trx
    .selectFrom('edition_revisions')
    .select(['reason', 'body'])
    .where('edition_id', '=', id)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.reason === 'kept' && last.body === body
}

async function change(
  trx: Database,
  row: EditionRow,
  { body, editor, staff, at }: { body: string; editor: string; staff: Writer; at: Date },
) {
  await trx
    .updateTable('editions')
    .set({
      ...{ body, editor, version: row.version + 1, status: 'draft', changed_at: at.toISOString() },
      ...{ changed_by: staff.id, changed_by_name: staff.name },
    })
    .where('id', '=', row.id)
    .execute()
  const isSpell = row.changed_by === staff.id && row.version > 1 && at.getTime() - Date.parse(row.changed_at) < SPELL_MS
  if (!isSpell) await recordAction(trx, { staff, action: 'edition.edited', subject: row.id, at })
}

/** Brings an earlier state back as what is written now. False where there is none, or the edition has begun. */
export function restoreEdition(
  { id, number, staff }: { id: string; number: number; staff: Writer },
  { db, now }: Services,
): Promise<boolean> {
  const at = now()
  return db.transaction().execute(async (trx) => {
    const row = await holdEdition(trx, id)
    const revision = await findEditionRevision(trx, id, number)
    if (!row || !revision || !isOpen(row)) return false
    if (row.body === revision.body) return true

    // What is written now would be gone otherwise.
    await keepEdition(trx, row, 'kept', row.changed_by_name, at)
    await change(trx, row, { body: revision.body, editor: '', staff, at })
    await recordAction(trx, { staff, action: 'edition.restored', subject: id, details: { number }, at })
    return true
  })
}

/** False where there is none, or it has gone to somebody. */
export function deleteEdition(id: string, staff: Writer, { db, now }: Services): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const row = await holdEdition(trx, id)
    if (!row || !isOpen(row)) return false
    await trx.deleteFrom('editions').where('id', '=', id).execute()
    await recordAction(trx, { staff, action: 'edition.deleted', subject: id, at: now() })
    return true
  })
}

/** The edition, held: whoever else wants to write on it waits until this transaction has ended. */
async function holdEdition(trx: Transaction<Tables>, id: string): Promise<EditionRow | undefined> {
  // SQLite has one writer at a time anyway, and no word for this.
  if (engineOf(trx) === 'postgres')
    await trx.selectFrom('editions').select('id').where('id', '=', id).forUpdate().execute()
  return findEdition(trx, id)
}
