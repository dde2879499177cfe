import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect } from 'vitest'
import { test } from '../../../tests/support/test-services.ts'
import { BlogList } from './blog-list.tsx'
import { loadBlogs } from './load-blogs.ts'
import { blogCopy as copy } from './words.en.ts'

const ADDRESS = { page: 2, search: '' }

test('a list that cannot be loaded is logged, empty, and can be tried again', async ({ services }) => {
  const logged: unknown[] = []
  services.log.error = (...told: unknown[]) => logged.push(told[1])
  await services.db.schema.alterTable('posts').renameTo('posts_away').execute()

  const { posts, status } = await loadBlogs(services, ADDRESS)
  expect(status).toBe(503)
  expect(logged).toContain('the blogs could not be loaded')

  const html = renderToStaticMarkup(
    <MemoryRouter initialEntries={['/blogs?page=2']}>
      <BlogList {...ADDRESS} posts={posts} />
    </MemoryRouter>,
  )
  expect(html).toContain(copy.empty)
  expect(html).toContain('href="/blogs?page=2"')
  expect(html).toContain(copy.retry)
})
