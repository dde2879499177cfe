import type { Transaction } from 'kysely'
import type { Tables } from '#database/tables.ts'
import type { PostDraft } from './post.ts'
import { indexPost, unindexPost } from './post-index.ts'
import { prepareContent } from './prepare-content.ts'

export interface SaveOptions {
  /** The post is as its seed file says; see seedPosts. */
  isSeeded?: boolean
}

/**
 * Writes a post under its slug, new or again, with its tags, its place in the
 * search and the blog's version: call it inside a transaction, and all of it
 * is true at once. Returns the post's id.
 */
export async function savePost(
  trx: Transaction<Tables>,
  { content, ...draft }: PostDraft,
  { isSeeded = false }: SaveOptions = {},
): Promise<number> {
  const { html, text, contents, readingMinutes } = prepareContent(content)
  const row = {
    ...draft,
    thumbnail_image: draft.thumbnail_image ?? null,
    featured_image: draft.featured_image ?? null,
    content_html: html,
    content_text: text,
    contents: JSON.stringify(contents),
    reading_minutes: readingMinutes,
    tags: JSON.stringify(draft.tags),
    sources: JSON.stringify(draft.sources),
    is_seeded: isSeeded ? 1 : 0,
  }

  const { id } = await trx
    .insertInto('posts')
    .values(row)
    .onConflict((conflict) => conflict.column('slug').doUpdateSet(row))
    .returning('id')
    .executeTakeFirstOrThrow()

  await trx.deleteFrom('post_tags').where('post_id', '=', id).execute()
  const tags = [...new Set(draft.tags)].map((tag) => ({ tag, post_id: id }))
  if (tags.length > 0) await trx.insertInto('post_tags').values(tags).execute()

  await indexPost(trx, { id, title: draft.title, description: draft.description, content: text }, draft.status)
  await countChange(trx)
  return id
}

/** Removes a post and every trace of it from the lists and the search. */
export async function deletePost(trx: Transaction<Tables>, id: number) {
  await unindexPost(trx, id)
  await trx.deleteFrom('posts').where('id', '=', id).execute()
  await countChange(trx)
}

async function countChange(trx: Transaction<Tables>) {
  await trx
    .updateTable('blog_version')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .execute()
}
