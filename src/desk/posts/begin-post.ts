import { placeholderSlug } from '#articles/placeholder-slug.ts'
import { coverOf } from '#articles/post.ts'
import type { Staff } from '#desk/access/staff-context.ts'
import { recordAction } from '#platform/operation/activity-log.ts'
import type { Services } from '#platform/services.ts'

/** A new, empty draft, or the one that was begun by the same form. Returns its id. */
export function beginPost(staff: Staff, { db, now }: Services, newId?: string): Promise<number> {
  const at = now().toISOString()
  const slug = placeholderSlug(newId)

  return db.transaction().execute(async (trx) => {
    const added = await trx
      .insertInto('posts')
      .values({
        ...{ slug, title: '', description: '', seo_meta_description: '', content_html: '', content_text: '' },
        ...{ contents: '[]', reading_minutes: 1, cover: coverOf(slug), cover_alt: '', tags: '[]', sources: '[]' },
        ...{ status: 'draft', published_at: at, updated_at: at, changed_at: at, changed_by: staff.name },
      })
      .onConflict((conflict) => conflict.column('slug').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!added)
      return (await trx.selectFrom('posts').select('id').where('slug', '=', slug).executeTakeFirstOrThrow()).id

    await recordAction(trx, { staff, action: 'post.created', subject: String(added.id), at: now() })
    return added.id
  })
}
