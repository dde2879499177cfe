import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { type TestServices, test, testServices } from '../../tests/support/test-services.ts'
import { aPost, savePosts } from './blog-examples.ts'
import { listCards } from './post-queries.ts'
import { deletePost } from './save-post.ts'
import { seedPosts } from './seed-posts.ts'

const ARTICLES = 'content/posts'
const SLUG = 'capacitor-safety'

test('every article of ours is brought in once, with the size of its pictures', { timeout: 30_000 }, async () => {
  await using services = await testServices()

  const written = await seedPosts(services.db, { articles: ARTICLES, pictures: 'public' })
  const again = await seedPosts(services.db, { articles: ARTICLES, pictures: 'public' })

  expect(written.length).toBeGreaterThanOrEqual(24)
  expect(again).toEqual([])
  const post = await find(services, SLUG)
  expect(post?.content_html).toMatch(
    /<img alt="[^"]+" width="560" height="452" [^>]*src="\/posts\/capacitor-safety-1\.svg"/,
  )
  expect(post?.content_html).toMatch(/<div class="scroll-x" role="region" tabindex="0" aria-label="Table 1: /)
})

test('no two articles of ours have the same cover', async ({ services }) => {
  await seedPosts(services.db, { articles: ARTICLES, pictures: 'public' })

  const posts = await listCards(services.db, services.now(), { limit: 100 })
  const covers = posts.map(({ thumbnail_image }) => thumbnail_image)

  expect(new Set(covers).size).toBe(posts.length)
})

test('a changed file is read again; a post that staff have changed or deleted is left alone', async ({ services }) => {
  const folder = await mkdtemp(join(tmpdir(), 'posts-'))
  const file = join(folder, `${SLUG}.md`)
  const seed = () => seedPosts(services.db, { articles: folder, pictures: 'public' })
  await cp(join(ARTICLES, `${SLUG}.md`), file)
  await seed()

  await rewrite(file, 'A first correction.')
  expect(await seed()).toEqual([SLUG])
  expect((await find(services, SLUG))?.content_text).toBe('A first correction.')

  const [id = 0] = await savePosts(services.db, aPost({ slug: SLUG, title: 'Ours now' }))
  await rewrite(file, 'A second correction.')
  expect(await seed()).toEqual([])
  expect((await find(services, SLUG))?.title).toBe('Ours now')

  await services.db.transaction().execute((trx) => deletePost(trx, id))
  await rewrite(file, 'A third correction.')
  expect(await seed()).toEqual([])
  expect(await find(services, SLUG)).toBeUndefined()
  await rm(folder, { recursive: true })
})

test('an article whose head is wrong is named, with what is wrong', async ({ services }) => {
  const folder = await mkdtemp(join(tmpdir(), 'posts-'))
  await writeFile(join(folder, 'bad.md'), '---\ntitle: Only a title\n---\nText.\n')

  await expect(seedPosts(services.db, { articles: folder, pictures: 'public' })).rejects.toThrow(
    /content\/posts\/bad\.md[\s\S]*description/,
  )
  await rm(folder, { recursive: true })
})

async function rewrite(file: string, body: string) {
  const head = /^---\n[\s\S]*?\n---\n/.exec(await readFile(file, 'utf8'))?.[0]
  await writeFile(file, `${head}${body}\n`)
}

function find({ db }: TestServices, slug: string) {
  return db.selectFrom('posts').selectAll().where('slug', '=', slug).executeTakeFirst()
}
