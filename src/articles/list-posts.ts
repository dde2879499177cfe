import type { Services } from '#platform/services.ts'
import { FIRST_LANGUAGE, type Language } from '#platform/text/language.ts'
import { lastPage, PAGE_SIZE } from './paging.ts'
import type { PostCard, PostPage } from './post.ts'
import { countVisible, findContents, findVisibleOrMoved, listCards } from './post-queries.ts'
import { findAllLanguages, toldInLanguage } from './translations.ts'

type Sources = Pick<Services, 'db' | 'now'>

/** One page of the blog, newest first; undefined where there is no such page. An empty blog has one, empty page. */
export async function listPosts({ db, now }: Sources, page: number): Promise<PostPage | undefined> {
  const count = await countVisible(db, now())
  if (page > lastPage(count)) return undefined

  return { results: await listCards(db, now(), { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }), count }
}

/** Search engines take 50,000 addresses in one sitemap (sitemaps.org); the rest of the site needs some of them. */
const MOST = 49_000

/** A post, and the languages in which visitors can read it, English first. */
export type DiscoveredPost = PostCard & { languages: Language[] }

/** Every published post, newest first, as the sitemap needs it. */
export async function listForDiscovery({ db, now }: Pick<Services, 'db' | 'now'>): Promise<DiscoveredPost[]> {
  const cards = await listCards(db, now(), { limit: MOST })
  const languages = await findAllLanguages(db)
  return cards.map((card) => ({ ...card, languages: [FIRST_LANGUAGE, ...(languages.get(card.id) ?? [])] }))
}

const NEWEST = 20

type FeedPost = PostCard & { content: string; tags: string[] }

/** The newest posts, whole: in another language than English those that are there in it. */
export async function listForFeed({ db, now }: Pick<Services, 'db' | 'now'>): Promise<FeedPost[]> {
  const cards = (await listCards(db, now(), { limit: NEWEST })).filter(({ lang }) => !lang)
  const contents = await findContents(
    db,
    cards.map(({ id }) => id),
  )

  return cards.map((card) => {
    const { content = '', tags = [] } = contents.get(card.id) ?? {}
    return { ...card, content, tags }
  })
}

/** What the picture of a post is drawn from in the language of now, or undefined where there is no such post. */
export async function findPictureOfPost({ db, now }: Pick<Services, 'db' | 'now'>, slug: string) {
  const post = await findVisibleOrMoved(db, now(), slug)
  if (!post) return undefined
  const [told] = await toldInLanguage(db, [
    { id: post.id, title: post.title, featured_image: post.featured_image ?? '' },
  ])
  return told && { title: told.title, cover: drawnCover(told.featured_image) ?? post.cover }
}

/** The name of a drawn cover, where the picture is one. */
function drawnCover(address: string): string | undefined {
  return /^\/covers\/((?:plain\/)?[\w-]+)\.svg$/.exec(address)?.[1]
}
