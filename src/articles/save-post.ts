import type { Transaction } from 'kysely'
import type { NewPostRow, Tables } from '#database/tables.ts'
import { toOneLine } from '#platform/text/clean-text.ts'
import { isPlaceholderSlug } from './placeholder-slug.ts'
import type { PostDraft } from './post.ts'
import { indexPost, unindexPost } from './post-index.ts'
import { prepareContent } from './prepare-content.ts'

export interface SaveOptions {
  /** The post is as its seed file says; see seedPosts. */
  isSeeded?: boolean
  /** The post that this is, where its slug may be another one now. */
  id?: number
  /** Who wrote it, where it was somebody at the desk, and when. */
  changed?: { at: string; by: string }
}

/**
 * Writes a post, the one of this id or else of this slug, with its tags, its
 * place in the search and the blog's version: call it inside a transaction,
 * and all of it is true at once. Returns the post's id.
 */
export async function savePost(
  trx: Transaction<Tables>,
  { content, ...draft }: PostDraft,
  { isSeeded = false, id: known, changed }: SaveOptions = {},
): Promise<number> {
  const { html, text, contents, readingMinutes } = prepareContent(content)
  const row = {
    ...draft,
    title: toOneLine(draft.title),
    description: toOneLine(draft.description),
    seo_meta_description: toOneLine(draft.seo_meta_description),
    thumbnail_image: draft.thumbnail_image ?? null,
    featured_image: draft.featured_image ?? null,
    content_html: html,
    content_text: text,
    contents: JSON.stringify(contents),
    reading_minutes: readingMinutes,
    tags: JSON.stringify(draft.tags),
    sources: JSON.stringify(draft.sources),
    is_seeded: isSeeded ? 1 : 0,
    changed_at: changed?.at ?? draft.updated_at,
    changed_by: changed?.by ?? null,
  }
  const id = known === undefined ? await upsert(trx, row) : await update(trx, known, row)

  await trx.deleteFrom('post_tags').where('post_id', '=', id).execute()
  const tags = [...new Set(draft.tags)].map((tag) => ({ tag, post_id: id }))
  if (tags.length > 0) await trx.insertInto('post_tags').values(tags).execute()

  await indexPost(trx, { id, title: draft.title, description: draft.description, content: text }, draft.status)
  await countChange(trx)
  return id
}

async function upsert(trx: Transaction<Tables>, row: NewPostRow): Promise<number> {
  const { id } = await trx
    .insertInto('posts')
    .values(row)
    .onConflict((conflict) => conflict.column('slug').doUpdateSet(row))
    .returning('id')
    .executeTakeFirstOrThrow()
  // Under this address there is a post of its own again.
  await trx.deleteFrom('post_redirects').where('slug', '=', row.slug).execute()
  return id
}

/** An address that visitors may have kept leads to the post from now on. */
async function update(trx: Transaction<Tables>, id: number, row: NewPostRow): Promise<number> {
  const { slug } = await trx.selectFrom('posts').select('slug').where('id', '=', id).executeTakeFirstOrThrow()
  await trx.updateTable('posts').set(row).where('id', '=', id).execute()
  await trx.deleteFrom('post_redirects').where('slug', '=', row.slug).execute()
  if (slug !== row.slug && !isPlaceholderSlug(slug)) {
    await trx.insertInto('post_redirects').values({ slug, post_id: id, made_at: row.updated_at }).execute()
  }
  return id
}

/** Removes a post and every trace of it from the lists and the search. */
export async function deletePost(trx: Transaction<Tables>, id: number) {
  await unindexPost(trx, id)
  await trx.deleteFrom('posts').where('id', '=', id).execute()
  await countChange(trx)
}

/** Tells whoever keeps pages, lists or an index of the blog, in any process, that they are to look again. */
export async function countChange(trx: Transaction<Tables>) {
  await trx
    .updateTable('blog_version')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .execute()
}
