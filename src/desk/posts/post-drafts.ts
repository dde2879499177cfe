import type { Transaction } from 'kysely'
import { isPlaceholderSlug } from '#articles/placeholder-slug.ts'
import { type Database, engineOf } from '#database/database.ts'
import type { PostRow, Tables } from '#database/tables.ts'
import type { Staff } from '#desk/access/staff-context.ts'
import { recordAction } from '#platform/operation/activity-log.ts'
import { bodyOfRow, type PostBody } from './post-body.ts'
import { keepRevision } from './revisions.ts'

/** A post as staff have it before them: what visitors see, and what is written beside it. */
export interface DeskPost {
  row: PostRow
  body: PostBody
  version: number
  /** True while visitors see, or are to see, what the body says. */
  isPublic: boolean
  savedAt: string | null
  savedBy: string | null
}

export interface Saving {
  id: number
  body: PostBody
  /** The version that was changed. */
  version: number
  /** The window that changes it; empty where there is no script to tell one from another. */
  editor: string
  staff: Staff
  at: Date
}

export type Saved = { ok: true; version: number; savedAt: string } | { ok: false; theirs: DeskPost }

export async function findDeskPost(db: Database, id: number): Promise<DeskPost | undefined> {
  const row = await db.selectFrom('posts').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) return undefined

  const draft = await db.selectFrom('post_drafts').selectAll().where('post_id', '=', id).executeTakeFirst()
  return {
    row,
    body: draft ? JSON.parse(draft.body) : bodyOfRow(row),
    version: draft?.version ?? 0,
    isPublic: draft ? draft.is_public === 1 : row.status !== 'draft',
    savedAt: draft?.saved_at ?? null,
    savedBy: draft?.staff_name ?? row.changed_by,
  }
}

/** The post, held: whoever else wants to write to it waits until this transaction has ended. */
export async function holdPost(trx: Transaction<Tables>, id: number): Promise<DeskPost | undefined> {
  // SQLite has one writer at a time anyway, and no word for this.
  if (engineOf(trx) === 'postgres')
    await trx.selectFrom('posts').select('id').where('id', '=', id).forUpdate().execute()
  return findDeskPost(trx, id)
}

// One line of the log for a spell of writing, not one for every pause between two words.
const SPELL_MS = 10 * 60_000

/**
 * Keeps what staff have written, unless somebody else has saved since: then
 * nothing is written, and theirs comes back. Visitors see nothing of it yet.
 */
export async function saveDraft(trx: Transaction<Tables>, post: DeskPost, saving: Saving): Promise<Saved> {
  const { id, body, version, editor, staff, at } = saving
  const now = at.toISOString()
  const text = JSON.stringify(body)
  if (text === JSON.stringify(post.body)) return { ok: true, version: post.version, savedAt: post.savedAt ?? now }

  const last = await trx.selectFrom('post_drafts').selectAll().where('post_id', '=', id).executeTakeFirst()
  const isOwnLast = Boolean(editor) && last?.editor === editor
  if (version !== post.version && !isOwnLast) return { ok: false, theirs: post }
  if (!last && !isPlaceholderSlug(post.row.slug)) await keepRevision(trx, { post, reason: 'original', staff: null, at })

  const draft = {
    ...{ post_id: id, version: post.version + 1, body: text, is_public: 0 },
    ...{ saved_at: now, staff_id: staff.id, staff_name: staff.name, editor },
  }
  await trx
    .insertInto('post_drafts')
    .values(draft)
    .onConflict((conflict) => conflict.column('post_id').doUpdateSet(draft))
    .execute()
  await noteChange(trx, { id, title: post.row.status === 'draft' ? body.title : undefined, staff, at })

  const isSpell = last?.staff_id === staff.id && at.getTime() - Date.parse(last.saved_at) < SPELL_MS
  if (!isSpell) await recordAction(trx, { staff, action: 'post.edited', subject: String(id), at })
  return { ok: true, version: draft.version, savedAt: now }
}

/** Who changed the post last, and when. From here on it is staff's: its file in content/posts no longer changes it. */
export async function noteChange(
  trx: Transaction<Tables>,
  { id, title, staff, at }: { id: number; title?: string; staff: Staff; at: Date },
) {
  const change = { changed_at: at.toISOString(), changed_by: staff.name, is_seeded: 0 }
  await trx
    .updateTable('posts')
    .set(title === undefined ? change : { ...change, title })
    .where('id', '=', id)
    .execute()
}
