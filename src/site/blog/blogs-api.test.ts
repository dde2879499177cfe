import { expect, onTestFinished, vi } from 'vitest'
import { createApi } from '#app/api.ts'
import { aPost, savePosts } from '#articles/blog-examples.ts'
import { PAGE_SIZE } from '#articles/paging.ts'
import { type TestServices, test } from '../../../tests/support/test-services.ts'
import { blogCopy as copy } from './words.en.ts'

test('a page has 18 blogs, newest first, and the number of all', async ({ services }) => {
  await savePosts(services.db, ...days(PAGE_SIZE + 2))

  const first = await get(services, '/blogs/blogs?page=1')
  const second = await get(services, '/blogs/blogs?page=2')

  expect(first.body.count).toBe(PAGE_SIZE + 2)
  expect(first.body.results.map(({ slug }: { slug: string }) => slug).slice(0, 2)).toEqual(['day-20', 'day-19'])
  expect(first.body.results).toHaveLength(PAGE_SIZE)
  expect(second.body.results.map(({ slug }: { slug: string }) => slug)).toEqual(['day-2', 'day-1'])
})

test('without a page it is the first; an empty blog has one page', async ({ services }) => {
  expect(await get(services, '/blogs/blogs')).toEqual({ status: 200, body: { results: [], count: 0 } })
})

test('a page that is none is refused, one beyond the last is not found', async ({ services }) => {
  await savePosts(services.db, aPost())

  for (const page of ['0', '-1', '1.5', 'two', '1e3', '99999999999999999999', '1;drop', '%00']) {
    expect(await get(services, `/blogs/blogs?page=${page}`), page).toMatchObject({
      status: 422,
      body: { message: copy.api.noPageNumber, page: [copy.api.noPageNumber] },
    })
  }
  expect(await get(services, '/blogs/blogs?page=2')).toEqual({ status: 404, body: { message: copy.api.noSuchPage } })
})

test('the number of all follows what is published, deleted and due', async ({ services }) => {
  const count = async () => (await get(services, '/blogs/blogs')).body.count

  await savePosts(services.db, aPost())
  expect(await count()).toBe(1)
  await savePosts(services.db, aPost({ slug: 'later', status: 'scheduled', published_at: '2026-11-20T03:30:00.000Z' }))
  expect(await count()).toBe(1)
  services.travel(24 * 3_600_000)
  expect(await count()).toBe(2)
  await savePosts(services.db, aPost({ status: 'draft' }))
  expect(await count()).toBe(1)
})

test('what is asked for again is ready, and a second later shows what has changed meanwhile', async ({ services }) => {
  onTestFinished(() => void vi.useRealTimers())
  vi.useFakeTimers({ toFake: ['performance'] })
  const api = createApi(services)
  const titles = async () => {
    const list = await (await api.request('/blogs/blogs')).json()
    const { title } = await (await api.request('/blogs/blogs/a-post')).json()
    return [list.results[0].title, title]
  }

  await savePosts(services.db, aPost({ title: 'Before' }))
  expect(await titles()).toEqual(['Before', 'Before'])
  await savePosts(services.db, aPost({ title: 'After' }))
  expect(await titles(), 'within the same second').toEqual(['Before', 'Before'])
  vi.advanceTimersByTime(1_000)
  expect(await titles()).toEqual(['After', 'After'])

  await savePosts(services.db, aPost({ status: 'draft' }))
  vi.advanceTimersByTime(1_000)
  expect((await api.request('/blogs/blogs/a-post')).status).toBe(404)
})

test('whoever has an answer already is told that it still holds, and that it is to ask again', async ({ services }) => {
  await savePosts(services.db, aPost())
  const api = createApi(services)

  for (const path of ['/blogs/blogs?page=1', '/blogs/blogs/a-post']) {
    const first = await api.request(path, { headers: { 'Accept-Encoding': 'br' } })
    const headers = { 'Accept-Encoding': 'br', 'If-None-Match': first.headers.get('ETag')! }
    const again = await api.request(path, { headers })

    expect([first.headers.get('Content-Encoding'), again.status], path).toEqual(['br', 304])
    expect(again.headers.get('Cache-Control'), path).toBe('no-cache')
  }
})

test('a search answers a plain list', async ({ services }) => {
  await savePosts(services.db, aPost())

  const { status, body } = await get(services, '/blogs/blogs-all?search=fan')

  expect(status).toBe(200)
  expect(body).toMatchObject([{ slug: 'a-post', thumbnail_image: '/covers/dial.svg' }])
  expect((await get(services, '/blogs/blogs-all')).body).toEqual([])
})

test('one blog has all that the specification names, and its neighbours', async ({ services }) => {
  await savePosts(
    services.db,
    ...days(3),
    aPost({ slug: 'other', tags: ['metering'], published_at: '2026-01-01T03:30:00.000Z' }),
  )

  const { status, body } = await get(services, '/blogs/blogs/day-2')

  expect(status).toBe(200)
  expect(body).toMatchObject({
    id: expect.any(Number),
    slug: 'day-2',
    title: 'What a fan costs',
    content: '<h2 id="the-sum">The sum</h2><p>Seventy watts for ten hours.</p>',
    thumbnail_image: '/covers/dial.svg',
    featured_image: '/covers/dial.svg',
    seo_meta_description: 'The sum for a ceiling fan, in full.',
    contents: [{ id: 'the-sum', text: 'The sum' }],
    url: 'http://localhost:3000/blogs/day-2',
    previous: { slug: 'day-1' },
    next: { slug: 'day-3' },
  })
  expect(body.related.map(({ slug }: { slug: string }) => slug).sort()).toEqual(['day-1', 'day-3'])
})

test('a blog unknown, in draft or still to come is not found, in the specification’s words', async ({ services }) => {
  await savePosts(
    services.db,
    aPost({ slug: 'draft', status: 'draft' }),
    aPost({ slug: 'tomorrow', status: 'scheduled', published_at: '2026-11-20T03:30:00.000Z' }),
  )

  for (const slug of ['unknown', 'draft', 'tomorrow', "'%22--", 'x'.repeat(3_000)]) {
    expect(await get(services, `/blogs/blogs/${slug}`), slug).toEqual({
      status: 404,
      body: { message: "Blog Not Found - The blog you're looking for does not exist." },
    })
  }
})

test('what a post says is made safe when it is stored', async ({ services }) => {
  const content =
    '<script>alert(1)</script><p onclick="x()" style="color:red">Hello <a href="javascript:x()">you</a></p><img src="https://evil.example/x.png"><iframe src="/"></iframe>'
  await savePosts(services.db, aPost({ content }))

  const { body } = await get(services, '/blogs/blogs/a-post')

  expect(body.content).toBe('<p>Hello <a>you</a></p>')
})

/** Posts of the first, second, third … of November. */
function days(count: number) {
  return Array.from({ length: count }, (_, at) => {
    const published_at = new Date(Date.UTC(2026, 9, at + 1, 3, 30)).toISOString()
    return aPost({ slug: `day-${at + 1}`, published_at })
  })
}

async function get(services: TestServices, path: string) {
  const response = await createApi(services).request(path)
  return { status: response.status, body: await response.json() }
}
