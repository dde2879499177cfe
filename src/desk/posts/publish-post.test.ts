import { expect } from 'vitest'
import { openAssistantDependencies } from '#app/assistant-dependencies.ts'
import { findArticle } from '#articles/find-article.ts'
import { findPictureOfPost, listForDiscovery, listForFeed } from '#articles/list-posts.ts'
import { findBlogStamp } from '#articles/post-queries.ts'
import { searchPosts } from '#articles/search-posts.ts'
import { actionsLogged } from '../../../tests/support/at-desk.ts'
import { type TestServices, test } from '../../../tests/support/test-services.ts'
import { aBody, aDraft, asha } from './desk-post-examples.ts'
import { findDeskPost } from './post-drafts.ts'
import { publishPost, removePost, unpublishPost } from './publish-post.ts'
import { listRevisions } from './revisions.ts'
import { deskPostsCopy } from './words.en.ts'

const MINUTE_MS = 60_000
const SLUG = 'what-a-fan-costs'

test('a draft is nowhere; published it is on its page, in lists, feeds, search and assistant', async ({ services }) => {
  const draft = await aDraft(services, { content: '<h2>Ceiling fans</h2><p>A zephyrometer measures their breeze.</p>' })
  const { searchIndex } = openAssistantDependencies(services, () => new Response(null, { status: 404 }))
  const knows = async () => (await searchIndex.open()).passages.some(({ href }) => href.startsWith(`/blogs/${SLUG}`))
  expect(await whereItIs(services)).toEqual([])
  expect(await knows()).toBe(false)

  expect(await publishPost(draft, services)).toEqual({ ok: true })

  expect(await whereItIs(services)).toEqual(['page', 'list', 'feed', 'search'])
  services.travel(2_000)
  expect(await knows()).toBe(true)
  expect(await findDeskPost(services.db, draft.id)).toMatchObject({ isPublic: true, row: { status: 'published' } })
})

test('what is missing is told field by field, what was written is saved, nothing is shown', async ({ services }) => {
  const other = await aDraft(services)
  await publishPost(other, services)
  const draft = await aDraft(services, {
    description: '',
    content: '<p>It costs 4 rupees.</p><img src="/media/x.webp" alt="">',
    tags: [],
  })

  const outcome = await publishPost({ ...draft, isUnsourced: false }, services)

  const { errors } = deskPostsCopy
  expect(outcome).toEqual({
    ok: false,
    troubles: {
      slug: errors.slugTaken,
      description: errors.description,
      content: errors.alt,
      tags: errors.tags,
      unsourced: errors.unsourced,
    },
  })
  expect(await findDeskPost(services.db, draft.id)).toMatchObject({ version: 1, body: draft.body })
  expect((await listForDiscovery(services)).length).toBe(1)
})

test('a scheduled post appears at its minute by itself, and whoever keeps pages notices', async ({ services }) => {
  const draft = await aDraft(services)
  const from = new Date(services.now().getTime() + MINUTE_MS)
  await publishPost({ ...draft, from }, services)
  const before = await findBlogStamp(services.db, services.now())
  expect(await whereItIs(services)).toEqual([])

  services.travel(MINUTE_MS - 1)
  expect(await whereItIs(services)).toEqual([])
  expect(await findBlogStamp(services.db, services.now())).toBe(before)

  services.travel(1)
  expect(await whereItIs(services)).toEqual(['page', 'list', 'feed', 'search'])
  expect(await findBlogStamp(services.db, services.now())).not.toBe(before)
  expect((await findArticle(services, SLUG))?.published_at).toBe(from.toISOString())
})

test('a post is not scheduled for a minute that has passed: nobody could read it on its date', async ({ services }) => {
  const draft = await aDraft(services)
  const from = new Date(services.now().getTime() - 2 * MINUTE_MS)

  expect(await publishPost({ ...draft, from }, services)).toMatchObject({
    troubles: { from: deskPostsCopy.errors.fromPast },
  })
  expect(await whereItIs(services)).toEqual([])
})

test('a post scheduled for the minute that has begun appears at once', async ({ services }) => {
  const draft = await aDraft(services)
  const from = new Date(services.now().getTime() - MINUTE_MS)

  expect(await publishPost({ ...draft, from }, services)).toEqual({ ok: true })
  expect(await whereItIs(services)).toEqual(['page', 'list', 'feed', 'search'])
})

test('a visible article keeps its date when its changes go out; it is not scheduled away', async ({ services }) => {
  const draft = await aDraft(services)
  await publishPost(draft, services)
  const published = services.now().toISOString()
  services.travel(MINUTE_MS)

  const later = { ...draft, version: 1, body: aBody({ title: 'Better' }) }
  const from = new Date(services.now().getTime() + MINUTE_MS)
  expect(await publishPost({ ...later, from }, services)).toMatchObject({ troubles: { from: expect.any(String) } })
  expect(await findArticle(services, SLUG)).toMatchObject({ title: 'What a fan costs' })

  await publishPost({ ...later, version: 2 }, services)
  expect(await findArticle(services, SLUG)).toMatchObject({
    title: 'Better',
    published_at: published,
    updated_at: services.now().toISOString(),
  })
})

test('an address that was left leads to where the article is now, however often it moved', async ({ services }) => {
  const draft = await aDraft(services)
  await publishPost(draft, services)
  for (const [version, slug] of [
    [1, 'fans'],
    [2, 'ceiling-fans'],
  ] as const) {
    await publishPost({ ...draft, version, body: aBody({ slug }) }, services)
  }

  for (const old of [SLUG, 'fans']) expect((await findArticle(services, old))?.slug, old).toBe('ceiling-fans')
  expect(await findPictureOfPost(services, SLUG)).toMatchObject({ title: draft.body.title })

  // Back to where it was: no circle.
  await publishPost({ ...draft, version: 3, body: aBody() }, services)
  expect((await findArticle(services, SLUG))?.slug).toBe(SLUG)
  expect((await findArticle(services, 'ceiling-fans'))?.slug).toBe(SLUG)
  // And away again, by the same way.
  await publishPost({ ...draft, version: 4, body: aBody({ slug: 'ceiling-fans' }) }, services)
  expect((await findArticle(services, SLUG))?.slug).toBe('ceiling-fans')

  // Another article may take an address that is free again.
  const other = await aDraft(services, { slug: 'fans', title: 'Fans' })
  await publishPost(other, services)
  expect((await findArticle(services, 'fans'))?.title).toBe('Fans')
})

test('the address of a draft that was never seen leaves no redirect', async ({ services }) => {
  const draft = await aDraft(services)
  await publishPost(draft, services)

  expect(await services.db.selectFrom('post_redirects').selectAll().execute()).toEqual([])
})

test('an unpublished article is gone for visitors and kept for staff; a deleted one is gone', async ({ services }) => {
  const draft = await aDraft(services)
  await publishPost(draft, services)
  await publishPost({ ...draft, version: 1, body: aBody({ slug: 'fans' }) }, services)
  services.travel(MINUTE_MS)
  await publishPost(
    await aDraft(services, { slug: 'newer', content: '<p>Lamps.</p>', title: 'Lamps', description: 'Lamps.' }),
    services,
  )
  const before = await findBlogStamp(services.db, services.now())

  expect(await unpublishPost(draft.id, asha, services)).toBe(true)
  expect(await findArticle(services, 'fans')).toBeUndefined()
  expect(await findArticle(services, SLUG)).toBeUndefined()
  expect(await searchPosts(services.db, services.now(), 'fan')).toEqual([])
  expect(await findBlogStamp(services.db, services.now())).not.toBe(before)
  expect(await findDeskPost(services.db, draft.id)).toMatchObject({ body: { slug: 'fans' }, row: { status: 'draft' } })

  expect(await removePost(draft.id, asha, services)).toBe(true)
  expect(await findDeskPost(services.db, draft.id)).toBeUndefined()
  expect(await listRevisions(services.db, draft.id)).toEqual([])
  expect(await removePost(draft.id, asha, services)).toBe(false)
})

test('each publication is kept in the history and written in the log', async ({ services }) => {
  const draft = await aDraft(services)
  const from = new Date(services.now().getTime() + MINUTE_MS)
  await publishPost({ ...draft, from }, services)
  await publishPost({ ...draft, version: 1 }, services)
  await unpublishPost(draft.id, asha, services)
  await removePost(draft.id, asha, services)

  expect(await actionsLogged(services)).toEqual([
    ...['post.created', 'post.edited', 'post.scheduled', 'post.published', 'post.unpublished', 'post.deleted'],
  ])
})

async function whereItIs(services: TestServices): Promise<string[]> {
  const found = {
    page: await findArticle(services, SLUG),
    list: (await listForDiscovery(services)).find(({ slug }) => slug === SLUG),
    feed: (await listForFeed(services)).find(({ slug }) => slug === SLUG),
    search: (await searchPosts(services.db, services.now(), 'ceiling')).find(({ slug }) => slug === SLUG),
  }
  return Object.entries(found).flatMap(([place, post]) => (post ? [place] : []))
}
