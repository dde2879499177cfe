import { isDeepStrictEqual } from 'node:util'
import type { Staff } from '#desk/access/staff-context.ts'
import { recordAction } from '#platform/operation/activity-log.ts'
import type { Services } from '#platform/services.ts'
import { holdPost, type Saved, type Saving, saveDraft } from './post-drafts.ts'
import { findRevision, keepRevision } from './revisions.ts'

export interface Writing extends Omit<Saving, 'at'> {
  /** A point to come back to, that stays in the history. */
  isCheckpoint?: boolean
  /** Staff have seen somebody else's text of this version and choose their own; the other one stays in the history. */
  replaces?: number
}

/** Saves what was typed. Undefined where there is no such post. */
export function writePost(
  { isCheckpoint, replaces, ...saving }: Writing,
  { db, now }: Services,
): Promise<Saved | undefined> {
  const at = now()

  return db.transaction().execute(async (trx) => {
    const post = await holdPost(trx, saving.id)
    if (!post) return undefined

    const { id, body, staff } = saving
    const isReplaced = replaces === post.version
    if (isReplaced) await keepRevision(trx, { post, reason: 'replaced', staff: { name: post.savedBy ?? '' }, at })
    const saved = await saveDraft(trx, post, { ...saving, ...(isReplaced && { version: post.version }), at })
    if (!saved.ok || !isCheckpoint) return saved

    const number = await keepRevision(trx, { post: { row: post.row, body }, reason: 'kept', staff, at })
    await recordAction(trx, { staff, action: 'post.kept', subject: String(id), details: { number }, at })
    return saved
  })
}

/** Brings an earlier state back as the draft; what is visible stays until it is published. False where there is none. */
export function restoreRevision(
  { id, number, staff }: { id: number; number: number; staff: Staff },
  { db, now }: Services,
): Promise<boolean> {
  const at = now()

  return db.transaction().execute(async (trx) => {
    const post = await holdPost(trx, id)
    const revision = await findRevision(trx, id, number)
    if (!post || !revision) return false

    const { body } = revision
    if (isDeepStrictEqual(body, post.body)) return true
    // What is written now would be gone otherwise.
    await keepRevision(trx, { post, reason: 'kept', staff: { name: post.savedBy ?? '' }, at })
    await saveDraft(trx, post, { id, body, version: post.version, editor: '', staff, at })
    await keepRevision(trx, { post: { row: post.row, body }, reason: 'restored', staff, at })
    await recordAction(trx, { staff, action: 'post.restored', subject: String(id), details: { number }, at })
    return true
  })
}
