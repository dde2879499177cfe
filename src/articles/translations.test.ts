import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect } from 'vitest'
import { inLanguage } from '#platform/text/in-language.ts'
import { FIRST_LANGUAGE, type Language, offerLanguages } from '#platform/text/language.ts'
import { type TestServices, test, testServices } from '../../tests/support/test-services.ts'
import { aPost, savePosts } from './blog-examples.ts'
import { findArticle } from './find-article.ts'
import { findPictureOfPost, listForDiscovery, listForFeed, listPosts } from './list-posts.ts'
import { findBlogStamp } from './post-queries.ts'
import { deletePost } from './save-post.ts'
import { hideTranslation, publishTranslation } from './save-translation.ts'
import { searchForVisitor } from './search-for-visitor.ts'
import { searchPosts } from './search-posts.ts'
import { seedPosts } from './seed-posts.ts'

const SLUGS = ['fans', 'geysers', 'lamps']
const AT = '2026-11-20T03:30:00.000Z'
const GEYSER = {
  title: 'गीजर का खर्च',
  description: 'एक गीजर का हिसाब।',
  seo_meta_description: '',
  cover_alt: 'डायल',
  content: '<h2>हिसाब</h2><p>दो हजार वाट, आधा घंटा।</p>',
}

beforeAll(() => offerLanguages(['en', 'hi', 'te']))
afterAll(() => offerLanguages([FIRST_LANGUAGE]))

test('in Hindi what is there in Hindi comes first, and what is in English says so and leads to the English page', async () => {
  await using services = await withGeyserInHindi()

  expect((await listPosts(services, 1))?.results.map(({ slug, lang }) => [slug, lang])).toEqual([
    ['lamps', undefined],
    ['geysers', undefined],
    ['fans', undefined],
  ])
  const inHindi = await inLanguage('hi', () => listPosts(services, 1))
  expect(inHindi?.results.map(({ slug, title, lang }) => [slug, title, lang])).toEqual([
    ['geysers', GEYSER.title, undefined],
    ['lamps', 'About lamps', 'en-IN'],
    ['fans', 'About fans', 'en-IN'],
  ])
  expect(inHindi?.count).toBe(3)
})

test('every page of the list follows the one before it, in every language', async ({ services }) => {
  const ids = await savePosts(services.db, ...Array.from({ length: 40 }, (_, at) => aPost({ slug: `post-${at}` })))
  for (const id of ids.slice(0, 20)) await publish(services, id, { title: `लेख ${id}` })

  const pages = await inLanguage('hi', () => Promise.all([1, 2, 3].map((page) => listPosts(services, page))))
  const slugs = pages.flatMap((page) => page?.results.map(({ slug }) => slug) ?? [])
  expect(new Set(slugs).size).toBe(40)
  const languages = pages.flatMap((page) => page?.results.map(({ lang }) => lang) ?? [])
  expect(languages.lastIndexOf(undefined)).toBe(19)
})

test('an article is read in the language of the page, with its own contents; where it is not translated, in English', async () => {
  await using services = await withGeyserInHindi()
  const inHindi = (slug: string) => inLanguage('hi', () => findArticle(services, slug))

  const [article, other] = [await inHindi('geysers'), await inHindi('fans')]
  expect(article).toMatchObject({ title: GEYSER.title, contents: [{ id: 'हिसाब', text: 'हिसाब' }] })
  expect(article).not.toHaveProperty('lang')
  expect(article?.languages).toEqual(['en', 'hi'])
  expect(article?.url).toBe(`${services.env.SITE_URL}/hi/blogs/geysers`)
  expect(article?.previous).toEqual({ slug: 'fans', title: 'About fans', lang: 'en-IN' })
  expect(other).toMatchObject({ title: 'About fans', lang: 'en-IN', languages: ['en'] })
  expect(other?.url).toBe(`${services.env.SITE_URL}/blogs/fans`)
  expect(other?.next).toEqual({ slug: 'geysers', title: GEYSER.title })
  expect(await inLanguage('te', () => findArticle(services, 'geysers'))).toMatchObject({ lang: 'en-IN' })
})

test('the picture of a shared article has its title in the language of the page, and no English words on its cover', async () => {
  await using services = await withGeyserInHindi()
  await services.db.updateTable('posts').set({ featured_image: '/covers/slab-cliffs.svg' }).execute()
  const inHindi = (slug: string) => inLanguage('hi', () => findPictureOfPost(services, slug))

  expect(await inHindi('geysers')).toEqual({ title: GEYSER.title, cover: 'plain/slab-cliffs' })
  expect(await inHindi('fans')).toEqual({ title: 'About fans', cover: 'slab-cliffs' })
  expect(await findPictureOfPost(services, 'geysers')).toEqual({ title: 'About geysers', cover: 'slab-cliffs' })
})

test('a search finds an article by words of any of its languages, and shows the one that is asked in', async () => {
  await using services = await withGeyserInHindi()
  const found = (search: string) => searchPosts(services.db, services.now(), search)

  const [inHindi] = await inLanguage('hi', () => found('वाट'))
  expect(inHindi).toMatchObject({ slug: 'geysers', title: GEYSER.title })
  expect(inHindi?.found?.passage.filter(({ isMatch }) => isMatch).map(({ text }) => text)).toEqual(['वाट'])
  expect(await found('गीजर')).toMatchObject([{ slug: 'geysers', title: 'About geysers' }])
})

test('what fits a search best comes first; a visitor is shown first what can be read in the language of the page', async ({
  services,
}) => {
  const [, id = 0] = await savePosts(
    services.db,
    aPost({ slug: 'inverters', title: 'Inverters', content: '<p>An inverter for each home.</p>' }),
    aPost({ slug: 'geysers', title: 'Geysers', content: '<p>A geyser, a fan, a lamp and, once, an inverter.</p>' }),
  )
  await publish(services, id)
  const byFit = await inLanguage('hi', () => searchPosts(services.db, services.now(), 'inverter'))
  const forVisitor = await inLanguage('hi', () => searchForVisitor(services, 'inverter'))

  expect(byFit.map(({ slug }) => slug)).toEqual(['inverters', 'geysers'])
  expect(forVisitor.map(({ slug }) => slug)).toEqual(['geysers', 'inverters'])
})

test('the feed of a language has what is there in it; for the sitemap each article says its languages', async () => {
  await using services = await withGeyserInHindi()

  expect(await inLanguage('hi', () => listForFeed(services))).toMatchObject([
    { slug: 'geysers', content: expect.stringContaining('दो हजार वाट') },
  ])
  expect(await inLanguage('te', () => listForFeed(services))).toEqual([])
  const languages = Object.fromEntries((await listForDiscovery(services)).map((post) => [post.slug, post.languages]))
  expect(languages).toEqual({ fans: ['en'], geysers: ['en', 'hi'], lamps: ['en'] })
})

test('what is withdrawn, or whose English article is gone, is read nowhere; whoever keeps pages notices', async () => {
  await using services = await withGeyserInHindi()
  const { id = 0 } = (await findArticle(services, 'geysers')) ?? {}
  const inHindi = () => inLanguage('hi', () => findArticle(services, 'geysers'))
  const before = await findBlogStamp(services.db, services.now())

  await services.db.transaction().execute((trx) => hideTranslation(trx, { postId: id, language: 'hi' }))
  expect(await inHindi()).toMatchObject({ lang: 'en-IN', languages: ['en'] })
  expect(await findBlogStamp(services.db, services.now())).not.toBe(before)
  expect(await searchPosts(services.db, services.now(), 'वाट')).toEqual([])

  await publish(services, id)
  await services.db.transaction().execute((trx) => deletePost(trx, id))
  expect(await inHindi()).toBeUndefined()
  expect(await services.db.selectFrom('post_translations').selectAll().execute()).toEqual([])
})

test('a site that has its articles gets their translations once; one that staff have written on stays theirs', async () => {
  await using services = await testServices()
  const slug = 'geyser-costs-and-timing'
  const articles = await mkdtemp(join(tmpdir(), 'posts-'))
  const seed = () => seedPosts(services.db, { articles, pictures: 'public' })
  await cp(`content/posts/${slug}.md`, join(articles, `${slug}.md`))
  expect(await seed()).toEqual([slug])

  await cp(`content/posts/hi/${slug}.md`, join(articles, 'hi', `${slug}.md`))
  expect(await seed()).toEqual([`hi/${slug}`])
  expect(await seed()).toEqual([])
  const article = await inLanguage('hi', () => findArticle(services, slug))
  expect(article?.title).toMatch(/\p{Script=Devanagari}/u)
  expect(article?.content).toContain('aria-label="टेबल 1')

  await services.db.updateTable('post_translations').set({ is_seeded: 0, title: 'हमारा' }).execute()
  await writeFile(
    join(articles, 'hi', `${slug}.md`),
    `${await readFile(`content/posts/hi/${slug}.md`, 'utf8')}\nनया।\n`,
  )
  expect(await seed()).toEqual([])
  expect((await inLanguage('hi', () => findArticle(services, slug)))?.title).toBe('हमारा')
  await rm(articles, { recursive: true })
})

/** Three articles, of which one is there in Hindi. */
async function withGeyserInHindi() {
  const services = await testServices()
  const ids = await savePosts(services.db, ...SLUGS.map((slug) => aPost({ slug, title: `About ${slug}` })))
  await publish(services, ids[1] ?? 0)
  return services
}

function publish(
  { db }: TestServices,
  postId: number,
  changes: Partial<typeof GEYSER> = {},
  language: Language = 'hi',
) {
  return db.transaction().execute((trx) =>
    publishTranslation(trx, {
      ...{ postId, language, madeFrom: '', madeAt: AT, updatedAt: AT },
      body: { ...GEYSER, ...changes },
    }),
  )
}
