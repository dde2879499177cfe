import { sql, type Transaction } from 'kysely'
import { type Database, engineOf } from '#database/database.ts'
import type { Tables } from '#database/tables.ts'
import { indexPost } from './post-index.ts'

/** Indexes every article again where a published one is in no search, as after a change of how words are folded. */
export async function indexLostPosts(db: Database) {
  const isIndexed =
    engineOf(db) === 'postgres'
      ? sql<boolean>`search is not null`
      : // One row a document: https://www.sqlite.org/fts5.html#the_docsize_table
        sql<boolean>`id in (select id from post_search_docsize)`
  const lost = await db
    .selectFrom('posts')
    .select('id')
    .where('status', '<>', 'draft')
    .where(sql<boolean>`not (${isIndexed})`)
    .limit(1)
    .executeTakeFirst()
  if (lost) await db.transaction().execute(indexPosts)
}

/** Puts every article where its engine searches. Rows move between engines; what an engine derives from them does not. */
export async function indexPosts(trx: Transaction<Tables>) {
  const posts = await trx.selectFrom('posts').select('id').execute()

  for (const { id } of posts) {
    const { title, description, content_text, status } = await trx
      .selectFrom('posts')
      .select(['title', 'description', 'content_text', 'status'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    await indexPost(trx, { id, title, description, content: content_text }, status)
  }
}
