import type { Transaction } from 'kysely'
import type { Tables } from '../../src/database/tables.ts'
import { indexPost } from '../../src/features/blog/post-index.ts'

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
