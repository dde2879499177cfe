import type { Transaction } from 'kysely'
import { cardPicture } from '#articles/pictures/picture-address.ts'
import type { PostDraft } from '#articles/post.ts'
import { unindexPost } from '#articles/post-index.ts'
import { countChange, deletePost, savePost } from '#articles/save-post.ts'
import type { Tables } from '#database/tables.ts'
import type { Staff } from '#desk/access/staff-context.ts'
import { recordAction } from '#platform/operation/activity-log.ts'
import type { Services } from '#platform/services.ts'
import { findPublishingTroubles, type PostTroubles } from './find-post-troubles.ts'
import type { PostBody } from './post-body.ts'
import { type DeskPost, holdPost, noteChange, type Saving, saveDraft } from './post-drafts.ts'
import { keepRevision } from './revisions.ts'
import { deskPostsCopy } from './words.en.ts'

const { errors } = deskPostsCopy

/** A form knows no seconds: the minute that is chosen may run already, and end on the way. */
const MINUTE_GRACE_MS = 2 * 60_000

interface Publishing extends Omit<Saving, 'at'> {
  /** From when visitors see it, where that is not now. */
  from?: Date
  /** Staff have said that no figure in it needs a source. */
  isUnsourced: boolean
}

export type Published =
  | { ok: true }
  | { ok: false; theirs: DeskPost }
  /** What was written is saved all the same. */
  | { ok: false; troubles: PostTroubles }

/**
 * Shows visitors what is written, now or from a minute on: with its page, the
 * lists, the feeds, the search and the assistant, which all follow the blog's
 * version. Undefined where there is no such post.
 */
export async function publishPost(
  { from, isUnsourced, ...saving }: Publishing,
  { db, now }: Services,
): Promise<Published | undefined> {
  const at = now()

  return db.transaction().execute(async (trx) => {
    const post = await holdPost(trx, saving.id)
    if (!post) return undefined

    const saved = await saveDraft(trx, post, { ...saving, at })
    if (!saved.ok) return saved

    const troubles = await findTroubles(trx, post, { ...saving, from, isUnsourced }, at)
    if (Object.keys(troubles).length > 0) return { ok: false, troubles }

    const { id, body, staff } = saving
    const draft = toPostDraft(body, post, from ?? at, at)
    await savePost(trx, draft, { id, changed: { at: at.toISOString(), by: staff.name } })
    await trx.updateTable('post_drafts').set({ is_public: 1 }).where('post_id', '=', id).execute()

    const reason = draft.status === 'scheduled' ? 'scheduled' : 'published'
    await keepRevision(trx, { post: { row: post.row, body }, reason, staff, at })
    const { slug, published_at } = draft
    await recordAction(trx, {
      staff,
      action: `post.${reason}`,
      subject: String(id),
      details: { slug, published_at },
      at,
    })
    return { ok: true }
  })
}

async function findTroubles(
  trx: Transaction<Tables>,
  post: DeskPost,
  { id, body, from, isUnsourced }: Omit<Publishing, 'editor' | 'version' | 'staff'>,
  at: Date,
): Promise<PostTroubles> {
  const troubles = findPublishingTroubles(body, isUnsourced, at)
  const other = await trx
    .selectFrom('posts')
    .select('id')
    .where('slug', '=', body.slug)
    .where('id', '<>', id)
    .executeTakeFirst()
  if (other) troubles.slug ??= errors.slugTaken
  // Its date would be one at which nobody could read it.
  if (from && at.getTime() - from.getTime() >= MINUTE_GRACE_MS) troubles.from ??= errors.fromPast
  // It would vanish until then.
  if (from && from > at && isVisible(post, at)) troubles.from ??= errors.alreadyPublic
  return troubles
}

export function isVisible({ row }: Pick<DeskPost, 'row'>, now: Date): boolean {
  return row.status !== 'draft' && row.published_at <= now.toISOString()
}

/** What is visible keeps its date and is dated as changed; what was not begins at its minute. */
function toPostDraft(body: PostBody, post: DeskPost, from: Date, at: Date): PostDraft {
  const published_at = isVisible(post, at) ? post.row.published_at : from.toISOString()

  return {
    ...body,
    seo_meta_description: body.seo_meta_description || body.description,
    featured_image: body.featured_image || undefined,
    thumbnail_image: body.thumbnail_image || cardPicture(body.featured_image) || undefined,
    status: published_at > at.toISOString() ? 'scheduled' : 'published',
    published_at,
    updated_at: isVisible(post, at) ? at.toISOString() : published_at,
  }
}

/** Takes a post from the visitors' sight. Its text, its address and its history stay. */
export async function unpublishPost(id: number, staff: Staff, { db, now }: Services): Promise<boolean> {
  const at = now()

  return db.transaction().execute(async (trx) => {
    const post = await holdPost(trx, id)
    if (!post) return false

    await unindexPost(trx, id)
    await trx.updateTable('posts').set({ status: 'draft', title: post.body.title }).where('id', '=', id).execute()
    await trx.updateTable('post_drafts').set({ is_public: 0 }).where('post_id', '=', id).execute()
    await noteChange(trx, { id, staff, at })
    await countChange(trx)
    await recordAction(trx, {
      staff,
      action: 'post.unpublished',
      subject: String(id),
      details: { slug: post.row.slug },
      at,
    })
    return true
  })
}

/** Deletes a post with its drafts and its history. Nothing brings it back. */
export async function removePost(id: number, staff: Staff, { db, now }: Services): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const post = await holdPost(trx, id)
    if (!post) return false

    await deletePost(trx, id)
    const details = { slug: post.row.slug, title: post.row.title }
    await recordAction(trx, { staff, action: 'post.deleted', subject: String(id), details, at: now() })
    return true
  })
}
