import type { ExpressionBuilder, Transaction } from 'kysely'
import { findPostsOfPictures } from '#articles/pictures/picture-queries.ts'
import { countChange } from '#articles/save-post.ts'
import { countFactsChange } from '#company/registers/seed-registers.ts'
import type { Tables } from '#database/tables.ts'
import type { Staff } from '#desk/access/staff-context.ts'
import { holdEntry } from '#desk/company/find-entries.ts'
import { holdPost, noteChange } from '#desk/posts/post-drafts.ts'

interface Swap {
  /** Hashes of two pictures of the same size: all that differs in their addresses. */
  from: string
  to: string
  staff: Staff
  at: Date
}

/**
 * Articles and entries, what is written beside them, and all their versions show the one picture in place of the other; who
 * has one of them open is told as they save. Returns how many articles and entries that are.
 */
export async function swapPicture(
  trx: Transaction<Tables>,
  swap: Swap,
): Promise<{ articles: number; entries: number }> {
  return { articles: await swapInPosts(trx, swap), entries: await swapInEntries(trx, swap) }
}

async function swapInPosts(trx: Transaction<Tables>, { from, to, staff, at }: Swap): Promise<number> {
  const address = `%/media/${from}-%`
  const posts = await findPostsOfPictures(trx, [from])
  const ids = (posts.get(from) ?? []).map(({ id }) => id).toSorted((one, other) => one - other)

  for (const id of ids) {
    await holdPost(trx, id)
    await noteChange(trx, { id, staff, at })
    await trx
      .updateTable('posts')
      .set((eb) => ({
        content_html: swapped(eb, 'content_html', from, to),
        featured_image: swapped(eb, 'featured_image', from, to),
        thumbnail_image: swapped(eb, 'thumbnail_image', from, to),
      }))
      .where('id', '=', id)
      .execute()
    await trx
      .updateTable('post_drafts')
      .set((eb) => ({
        ...{ body: swapped(eb, 'body', from, to), version: eb('version', '+', 1), saved_at: at.toISOString() },
        ...{ staff_id: staff.id, staff_name: staff.name, editor: '' },
      }))
      .where('post_id', '=', id)
      .where('body', 'like', address)
      .execute()
  }
  await trx
    .updateTable('post_translations')
    .set((eb) => ({
      ...{ content_html: swapped(eb, 'content_html', from, to), draft: swapped(eb, 'draft', from, to) },
      ...{ version: eb('version', '+', 1), editor: '', changed_at: at.toISOString(), changed_by: staff.name },
    }))
    .where((eb) => eb.or([eb('content_html', 'like', address), eb('draft', 'like', address)]))
    .execute()
  await trx
    .updateTable('post_translation_revisions')
    .set((eb) => ({ body: swapped(eb, 'body', from, to) }))
    .where('body', 'like', address)
    .execute()
  await trx
    .updateTable('post_revisions')
    .set((eb) => ({ body: swapped(eb, 'body', from, to) }))
    .where('body', 'like', address)
    .execute()
  if (ids.length > 0) await countChange(trx)
  return ids.length
}

async function swapInEntries(trx: Transaction<Tables>, { from, to, staff, at }: Swap): Promise<number> {
  const picture = `%"${from}-%`
  const rows = await trx
    .selectFrom('register_entries')
    .select('id')
    .where((eb) => eb.or([eb('published', 'like', picture), eb('draft', 'like', picture)]))
    .orderBy('id')
    .execute()

  for (const { id } of rows) {
    await holdEntry(trx, id, at)
    await trx
      .updateTable('register_entries')
      .set((eb) => ({
        published: swapped(eb, 'published', from, to),
        draft: swapped(eb, 'draft', from, to),
        revision: eb('revision', '+', 1),
        ...{ updated_at: at.toISOString(), updated_by: staff.name },
      }))
      .where('id', '=', id)
      .execute()
  }
  await trx
    .updateTable('register_versions')
    .set((eb) => ({ values: swapped(eb, 'values', from, to) }))
    .where('values', 'like', picture)
    .execute()
  if (rows.length > 0) await countFactsChange(trx, at)
  return rows.length
}

function swapped<Table extends keyof Tables>(
  eb: ExpressionBuilder<Tables, Table>,
  column: Parameters<ExpressionBuilder<Tables, Table>['ref']>[0],
  from: string,
  to: string,
) {
  return eb.fn<string>('replace', [eb.ref(column), eb.val(from), eb.val(to)])
}
