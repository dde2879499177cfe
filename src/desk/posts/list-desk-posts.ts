import type { Database } from '#database/database.ts'
import type { PostStatus } from '#database/tables.ts'

export type PostState = 'draft' | 'scheduled' | 'public'

export interface ListedPost {
  id: number
  title: string
  slug: string
  state: PostState
  /** Something is written that visitors do not see yet. */
  hasChanges: boolean
  published_at: string
  changed_at: string
  changed_by: string | null
}

const PAGE = 50

interface Asked {
  /** Words of the title or the address. */
  search: string
  page: number
}

/** The posts of the blog in every state, those changed last first, and how many there are. */
export async function listDeskPosts(
  db: Database,
  now: Date,
  { search, page }: Asked,
): Promise<{ posts: ListedPost[]; count: number; pages: number }> {
  const wanted = `%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  const found = db.selectFrom('posts').$if(Boolean(search), (query) =>
    query.where(({ eb, fn, val }) => {
      const isLike = (column: 'title' | 'slug') =>
        eb(fn<string>('lower', [column]), 'like', fn<string>('lower', [val(wanted)]))
      return eb.or([isLike('title'), isLike('slug')])
    }),
  )
  const { count } = await found.select((eb) => eb.fn.countAll<number | string>().as('count')).executeTakeFirstOrThrow()
  const rows = await found
    .leftJoin('post_drafts', 'post_drafts.post_id', 'posts.id')
    .select(['id', 'title', 'slug', 'status', 'published_at', 'changed_at', 'changed_by', 'is_public'])
    .orderBy('changed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE)
    .offset((page - 1) * PAGE)
    .execute()

  return {
    posts: rows.map(({ status, is_public, ...row }) => ({
      ...row,
      state: stateOf(status, row.published_at, now),
      hasChanges: status !== 'draft' && is_public === 0,
    })),
    count: Number(count),
    pages: Math.max(1, Math.ceil(Number(count) / PAGE)),
  }
}

export function stateOf(status: PostStatus, published_at: string, now: Date): PostState {
  if (status === 'draft') return 'draft'
  return published_at <= now.toISOString() ? 'public' : 'scheduled'
}
