import type { Transaction } from 'kysely'
import { hideTranslation, keepState, publishTranslation } from '#articles/save-translation.ts'
import { digestOfEnglish, type TranslationBody } from '#articles/translations.ts'
import type { Database } from '#database/database.ts'
import type { PostTranslationRow, Tables } from '#database/tables.ts'
import type { Staff } from '#desk/access/staff-context.ts'
import { findPublishingTroubles, type PostTroubles } from '#desk/posts/find-post-troubles.ts'
import { type DeskPost, findDeskPost, holdPost } from '#desk/posts/post-drafts.ts'
import { recordAction } from '#platform/operation/activity-log.ts'
import type { Services } from '#platform/services.ts'
import type { Language } from '#platform/text/language.ts'

/** An article in another language as staff have it before them, with the English one. */
export interface DeskTranslation {
  post: DeskPost
  language: Language
  /** What is written: the draft where there is one, else what visitors read; empty where nobody has begun. */
  body: TranslationBody
  version: number
  state: 'none' | 'draft' | 'public'
  hasChanges: boolean
  /** The English that visitors read is another one than that of which it was made. */
  isBehind: boolean
  /** When it was made of the English, where it was. */
  madeAt: string | null
  savedAt: string | null
  savedBy: string | null
}

export interface Writing {
  id: number
  language: Language
  body: TranslationBody
  /** The version that was changed. */
  version: number
  /** The window that changes it; empty without scripts. */
  editor: string
  /** The version of somebody else's that ours is to replace: what they wrote is among the earlier states. */
  replaces?: number
  staff: Staff
}

type Saved = { ok: true; version: number; savedAt: string } | { ok: false; theirs: DeskTranslation }
type Published = Saved | { ok: false; troubles: PostTroubles }

/** Undefined where there is no such article. */
export async function findDeskTranslation(
  db: Database,
  id: number,
  language: Language,
): Promise<DeskTranslation | undefined> {
  const post = await findDeskPost(db, id)
  return post && withTranslation(db, post, language)
}

async function withTranslation(db: Database, post: DeskPost, language: Language): Promise<DeskTranslation> {
  const row = await db
    .selectFrom('post_translations')
    .selectAll()
    .where('post_id', '=', post.row.id)
    .where('language', '=', language)
    .executeTakeFirst()
  const isMade = Boolean(row?.made_from)
  return {
    ...{ post, language, body: bodyOf(row), version: row?.version ?? 0 },
    state: row ? (row.is_public ? 'public' : 'draft') : 'none',
    hasChanges: row?.is_public === 1 && row.draft !== null,
    isBehind: isMade && row?.made_from !== digestOfEnglish(post.row),
    madeAt: isMade ? (row?.made_at ?? null) : null,
    ...{ savedAt: row?.changed_at ?? null, savedBy: row?.changed_by ?? null },
  }
}

function bodyOf(row: PostTranslationRow | undefined): TranslationBody {
  if (!row) return { title: '', description: '', seo_meta_description: '', cover_alt: '', content: '' }
  if (row.draft) return JSON.parse(row.draft)
  const { title, description, seo_meta_description, cover_alt, content_html: content } = row
  return { title, description, seo_meta_description, cover_alt, content }
}

/** Keeps what was typed; visitors see nothing of it yet. Undefined where there is no such article. */
export function saveTranslation(writing: Writing, { db, now }: Services): Promise<Saved | undefined> {
  return db.transaction().execute(async (trx) => {
    const post = await holdPost(trx, writing.id)
    return post && saveHeld(trx, await withTranslation(trx, post, writing.language), writing, now())
  })
}

async function saveHeld(trx: Transaction<Tables>, before: DeskTranslation, writing: Writing, at: Date): Promise<Saved> {
  const { id: post_id, language, body, version, editor, replaces, staff } = writing
  const now = at.toISOString()
  if (JSON.stringify(body) === JSON.stringify(before.body))
    return { ok: true, version: before.version, savedAt: before.savedAt ?? now }

  const last = await trx
    .selectFrom('post_translations')
    .select('editor')
    .where('post_id', '=', post_id)
    .where('language', '=', language)
    .executeTakeFirst()
  const isOwnLast = Boolean(editor) && last?.editor === editor
  if (version !== before.version && !isOwnLast && replaces !== before.version) return { ok: false, theirs: before }
  if (replaces === before.version)
    await keepState(trx, { post_id, language, body: before.body, made_at: now, staff_name: before.savedBy ?? '' })

  const draft = {
    ...{ draft: JSON.stringify(body), version: before.version + 1, editor, is_seeded: 0 },
    ...{ changed_at: now, changed_by: staff.name },
  }
  await trx
    .insertInto('post_translations')
    .values({
      ...{ post_id, language, title: '', description: '', seo_meta_description: '', cover_alt: '' },
      ...{ content_html: '', content_text: '', contents: '[]', is_public: 0, updated_at: now },
      ...{ made_from: '', made_at: now },
      ...draft,
    })
    .onConflict((conflict) => conflict.columns(['post_id', 'language']).doUpdateSet(draft))
    .execute()
  if (!isOwnLast) await record(trx, writing, 'edited', at)
  return { ok: true, version: draft.version, savedAt: now }
}

/** Shows visitors what is written, as made of the English that they read now. */
export function showTranslation(writing: Writing, { db, now }: Services): Promise<Published | undefined> {
  const at = now()
  return db.transaction().execute(async (trx) => {
    const post = await holdPost(trx, writing.id)
    if (!post) return undefined
    const saved = await saveHeld(trx, await withTranslation(trx, post, writing.language), writing, at)
    if (!saved.ok) return saved

    const troubles = findTroubles(post, writing.body, at)
    if (Object.keys(troubles).length > 0) return { ok: false, troubles }
    const { id: postId, language, body, staff } = writing
    await publishTranslation(trx, {
      ...{ postId, language, body, madeFrom: digestOfEnglish(post.row) },
      ...{ madeAt: at.toISOString(), updatedAt: at.toISOString(), changed: { at: at.toISOString(), by: staff.name } },
    })
    await record(trx, writing, 'published', at)
    return saved
  })
}

/** Takes it from the visitors' sight. False where they saw none. */
export function withdrawTranslation(
  { id: postId, language, staff }: Pick<Writing, 'id' | 'language' | 'staff'>,
  { db, now }: Services,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    if (!(await holdPost(trx, postId)) || !(await hideTranslation(trx, { postId, language }))) return false
    await record(trx, { id: postId, language, staff }, 'unpublished', now())
    return true
  })
}

/** Brings an earlier state back as the draft. False where there is none. */
export function bringBackState(
  { id, language, number, staff }: Pick<Writing, 'id' | 'language' | 'staff'> & { number: number },
  { db, now }: Services,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const post = await holdPost(trx, id)
    const state = await trx
      .selectFrom('post_translation_revisions')
      .select('body')
      .where('post_id', '=', id)
      .where('language', '=', language)
      .where('number', '=', number)
      .executeTakeFirst()
    if (!post || !state) return false
    const before = await withTranslation(trx, post, language)
    const body: TranslationBody = JSON.parse(state.body)
    await keepState(trx, {
      ...{ post_id: id, language, body: before.body },
      ...{ made_at: before.savedAt ?? now().toISOString(), staff_name: before.savedBy ?? '' },
    })
    await saveHeld(trx, before, { id, language, body, version: before.version, editor: '', staff }, now())
    return true
  })
}

/** What visitors have read of it, and what was replaced, the newest first. */
export function listStates(db: Database, id: number, language: Language) {
  return db
    .selectFrom('post_translation_revisions')
    .select(['number', 'made_at', 'staff_name'])
    .where('post_id', '=', id)
    .where('language', '=', language)
    .orderBy('number', 'desc')
    .execute()
}

/** In which languages there is something of these articles, and whether their English has changed since. */
export async function listTranslationsOf(db: Database, ids: readonly number[]) {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('post_translations')
    .innerJoin('posts', 'posts.id', 'post_translations.post_id')
    .select(['posts.id', 'language', 'is_public', 'made_from'])
    .select(['posts.title', 'posts.description', 'posts.content_html'])
    .where('posts.id', 'in', ids)
    .orderBy('language')
    .execute()
  return rows.map(({ id, language, is_public, made_from, ...english }) => ({
    ...{ id, language, isPublic: is_public === 1 },
    isBehind: made_from !== '' && made_from !== digestOfEnglish(english),
  }))
}

function findTroubles(post: DeskPost, body: TranslationBody, at: Date): PostTroubles {
  const found = findPublishingTroubles({ ...post.body, ...body }, true, at)
  return Object.fromEntries(Object.entries(found).filter(([field]) => field in body))
}

function record(
  trx: Transaction<Tables>,
  { id, language, staff }: Pick<Writing, 'id' | 'language' | 'staff'>,
  act: 'edited' | 'published' | 'unpublished',
  at: Date,
) {
  return recordAction(trx, { staff, action: `post.translation-${act}`, subject: String(id), details: { language }, at })
}
