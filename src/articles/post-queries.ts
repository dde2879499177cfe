import { sql } from 'kysely'
import { countRows } from '#database/count-rows.ts'
import type { Database } from '#database/database.ts'
import type { PostRow } from '#database/tables.ts'
import { currentLanguage, FIRST_LANGUAGE, type Language } from '#platform/text/language.ts'
import type { PostCard, PostLink } from './post.ts'
import { listTranslated, toldInLanguage } from './translations.ts'

const CARD = [
  'id',
  'slug',
  'title',
  'description',
  'seo_meta_description',
  'cover',
  'cover_alt',
  'thumbnail_image',
  'featured_image',
  'reading_minutes',
  'published_at',
  'updated_at',
] as const

type CardRow = Pick<PostRow, (typeof CARD)[number]>

// Written out, not bound: only then SQLite sees that the index posts_visible holds exactly these rows.
const isNoDraft = sql<boolean>`status <> 'draft'`

interface Place {
  limit: number
  offset?: number
}

/** The newest first; in another language than English those that are there in it, and then the others. */
export async function listCards(db: Database, now: Date, { limit, offset = 0 }: Place): Promise<PostCard[]> {
  if (currentLanguage() === FIRST_LANGUAGE) return listNewest(db, now, { limit, offset })

  const translated = await listTranslated(db, now)
  const first = translated.slice(offset, offset + limit)
  const rest = { limit: limit - first.length, offset: Math.max(0, offset - translated.length) }
  const others = await listNewest(db, now, rest, currentLanguage())
  return [...(await findCards(db, now, first)), ...(await toldInLanguage(db, others))]
}

/** The ids first, from the index alone: a page far down costs no more than the entries it skips. */
async function listNewest(
  db: Database,
  now: Date,
  { limit, offset = 0 }: Place,
  notIn?: Language,
): Promise<PostCard[]> {
  const onPage = db
    .selectFrom('posts')
    .select('id')
    .where(isNoDraft)
    .where('published_at', '<=', now.toISOString())
    .$if(notIn !== undefined, (query) =>
      query.where(({ exists, not, selectFrom }) =>
        not(
          exists(
            selectFrom('post_translations')
              .select('post_translations.post_id')
              .whereRef('post_translations.post_id', '=', 'posts.id')
              .where('post_translations.language', '=', notIn ?? '')
              .where('post_translations.is_public', '=', 1),
          ),
        ),
      ),
    )
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
  const rows = await db
    .selectFrom('posts')
    .select(CARD)
    .where('id', 'in', onPage)
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .execute()

  return rows.map(toCard)
}

const counts = new WeakMap<Database, { stamp: string; count: number }>()

/** Counted once for each state of the blog: counting is what would grow with it. */
export async function countVisible(db: Database, now: Date): Promise<number> {
  const stamp = await findBlogStamp(db, now)
  const known = counts.get(db)
  if (known?.stamp === stamp) return known.count

  const visible = db.selectFrom('posts').where(isNoDraft).where('published_at', '<=', now.toISOString())
  const count = await countRows(visible)
  counts.set(db, { stamp, count })
  return count
}

/** Cards in the order of the ids; those that nobody may see yet are left out. */
export async function findCards(db: Database, now: Date, ids: number[]): Promise<PostCard[]> {
  if (ids.length === 0) return []

  const rows = await db
    .selectFrom('posts')
    .select(CARD)
    .where('id', 'in', ids)
    .where(isNoDraft)
    .where('published_at', '<=', now.toISOString())
    .execute()
  const byId = new Map(rows.map((row) => [row.id, toCard(row)]))

  return toldInLanguage(
    db,
    ids.flatMap((id) => byId.get(id) ?? []),
  )
}

async function findVisiblePost(db: Database, now: Date, slug: string): Promise<PostRow | undefined> {
  return db
    .selectFrom('posts')
    .selectAll()
    .where('slug', '=', slug)
    .where(isNoDraft)
    .where('published_at', '<=', now.toISOString())
    .executeTakeFirst()
}

/** The visible post of this slug, or the one that had it before it moved. */
export async function findVisibleOrMoved(db: Database, now: Date, slug: string): Promise<PostRow | undefined> {
  const post = await findVisiblePost(db, now, slug)
  if (post) return post

  const moved = await db
    .selectFrom('post_redirects')
    .innerJoin('posts', 'posts.id', 'post_redirects.post_id')
    .select('posts.slug')
    .where('post_redirects.slug', '=', slug)
    .executeTakeFirst()
  return moved && findVisiblePost(db, now, moved.slug)
}

type Published = Pick<PostRow, 'id' | 'published_at'>

/** The post before (older) or after (newer) a published one, if there is one. */
export async function findNeighbour(
  db: Database,
  now: Date,
  { id, published_at }: Published,
  side: 'older' | 'newer',
): Promise<PostLink | null> {
  const [sign, order] = side === 'older' ? (['<', 'desc'] as const) : (['>', 'asc'] as const)
  const post = await db
    .selectFrom('posts')
    .select(['id', 'slug', 'title', 'published_at'])
    .where(isNoDraft)
    .where(({ eb, refTuple, tuple }) => eb(refTuple('published_at', 'id'), sign, tuple(published_at, id)))
    .orderBy('published_at', order)
    .orderBy('id', order)
    .limit(1)
    .executeTakeFirst()

  // Not in the query, where it would take the index's place: what follows a post still to come is to come as well.
  if (!post || post.published_at > now.toISOString()) return null
  const [told = post] = await toldInLanguage<PostLink & { id: number }>(db, [
    { id: post.id, slug: post.slug, title: post.title },
  ])
  const { id: _, ...link } = told
  return link
}

/** The newest posts under each of the tags, most tags in common first. */
export async function findRelatedIds(db: Database, { id, tags }: { id: number; tags: string[] }): Promise<number[]> {
  const NEWEST = 20
  const shared = new Map<number, number>()

  for (const tag of tags) {
    const tagged = await db
      .selectFrom('post_tags')
      .select('post_id')
      .where('tag', '=', tag)
      .where('post_id', '<>', id)
      .orderBy('post_id', 'desc')
      .limit(NEWEST)
      .execute()
    for (const { post_id } of tagged) shared.set(post_id, (shared.get(post_id) ?? 0) + 1)
  }

  return [...shared].toSorted(([a, inA], [b, inB]) => inB - inA || b - a).map(([post]) => post)
}

/** Stays the same for as long as every page of the blog does: no post was changed, and none has come of age. */
export async function findBlogStamp(db: Database, now: Date): Promise<string> {
  const [{ version }, newest] = await Promise.all([
    db.selectFrom('blog_version').select('version').executeTakeFirstOrThrow(),
    db
      .selectFrom('posts')
      .select(['published_at', 'id'])
      .where(isNoDraft)
      .where('published_at', '<=', now.toISOString())
      .orderBy('published_at', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst(),
  ])

  return `${version} ${newest?.published_at} ${newest?.id}`
}

export function toCard({ cover, thumbnail_image, featured_image, ...row }: CardRow): PostCard {
  const drawn = `/covers/${cover}.svg`
  return { ...row, thumbnail_image: thumbnail_image ?? drawn, featured_image: featured_image ?? drawn }
}

/** What the posts say, in the language of now where they are there in it, and under which tags, by their ids. */
export async function findContents(db: Database, ids: number[]) {
  if (ids.length === 0) return new Map<number, never>()

  const rows = await db
    .selectFrom('posts')
    .leftJoin('post_translations as own', (join) =>
      join.onRef('own.post_id', '=', 'posts.id').on('own.language', '=', currentLanguage()).on('own.is_public', '=', 1),
    )
    .select(['posts.id', 'posts.tags'])
    .select((eb) => [
      eb.fn.coalesce('own.content_html', 'posts.content_html').as('content_html'),
      eb.fn.coalesce('own.content_text', 'posts.content_text').as('content_text'),
    ])
    .where('posts.id', 'in', ids)
    .execute()
  return new Map(
    rows.map(({ id, content_html, content_text, tags }) => [
      id,
      { content: content_html, text: content_text, tags: JSON.parse(tags) as string[] },
    ]),
  )
}
