import type { Services } from '#platform/services.ts'
import { lastPage, PAGE_SIZE } from './paging.ts'
import type { PostPage } from './post.ts'
import { countVisible, listCards } from './post-queries.ts'

type Sources = Pick<Services, 'db' | 'now'>

/** One page of the blog, newest first; undefined where there is no such page. An empty blog has one, empty page. */
export async function listPosts({ db, now }: Sources, page: number): Promise<PostPage | undefined> {
  const count = await countVisible(db, now())
  if (page > lastPage(count)) return undefined

  return { results: await listCards(db, now(), { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }), count }
}
