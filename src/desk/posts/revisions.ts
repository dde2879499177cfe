import type { Transaction } from 'kysely'
import type { Database } from '#database/database.ts'
import type { PostRevisionRow, RevisionReason, Tables } from '#database/tables.ts'
import type { Staff } from '#desk/access/staff-context.ts'
import type { PostBody } from './post-body.ts'
import type { DeskPost } from './post-drafts.ts'

interface Kept {
  post: Pick<DeskPost, 'row' | 'body'>
  reason: RevisionReason
  /** Null for what was there before staff came. */
  staff: Pick<Staff, 'name'> | null
  at: Date
}

/** Keeps a state of a post, and returns its number. Call it while the post is held. */
export async function keepRevision(trx: Transaction<Tables>, { post, reason, staff, at }: Kept): Promise<number> {
  const { id } = post.row
  const { last } = await trx
    .selectFrom('post_revisions')
    .select((eb) => eb.fn.max('number').as('last'))
    .where('post_id', '=', id)
    .executeTakeFirstOrThrow()
  const number = (last ?? 0) + 1

  await trx
    .insertInto('post_revisions')
    .values({
      ...{ post_id: id, number, reason, body: JSON.stringify(post.body) },
      ...{ made_at: at.toISOString(), staff_name: staff?.name ?? '' },
    })
    .execute()
  return number
}

/** Every kept state of a post, the newest first. */
export function listRevisions(db: Database, id: number): Promise<Omit<PostRevisionRow, 'body'>[]> {
  return db
    .selectFrom('post_revisions')
    .select(['post_id', 'number', 'reason', 'made_at', 'staff_name'])
    .where('post_id', '=', id)
    .orderBy('number', 'desc')
    .execute()
}

export async function findRevision(db: Database, id: number, number: number) {
  const row = await db
    .selectFrom('post_revisions')
    .selectAll()
    .where('post_id', '=', id)
    .where('number', '=', number)
    .executeTakeFirst()
  return row && { ...row, body: JSON.parse(row.body) as PostBody }
}
