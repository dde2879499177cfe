import { use } from 'react'
import { useLocation } from 'react-router'
import { lastPage } from '#articles/paging.ts'
import { BlogCard } from './blog-card.tsx'
import type { BlogListState } from './blog-list-state.ts'
import { Pager } from './pager.tsx'
import { blogCopy as copy } from './words.en.ts'

const IN_SIGHT = 4

interface BlogListProps {
  page: number
  search: string
  posts: BlogListState | Promise<BlogListState>
}

/** The blogs of a page or of a search, or that there are none. Suspends while they are being fetched. */
export function BlogList({ page, search, posts }: BlogListProps) {
  const { results, count, isFailed } = posts instanceof Promise ? use(posts) : posts
  if (results.length === 0) return <Empty isFailed={isFailed} />

  return (
    <>
      <p className={search ? 'blogs__found' : 'vh'} role="status">
        <span>{search ? copy.search.found(count, search) : `${copy.page} ${page}`}</span>
        {search && <a href="/blogs?page=1">{copy.search.all}</a>}
      </p>
      <ul className="blog-grid">
        {results.map((post, at) => (
          <BlogCard key={post.slug} post={post} isLead={!search && page === 1 && at === 0} isEager={at < IN_SIGHT} />
        ))}
      </ul>
      {!search && <Pager page={page} last={lastPage(count)} />}
    </>
  )
}

function Empty({ isFailed }: { isFailed?: true }) {
  const { pathname, search } = useLocation()

  return (
    <div className="blogs__empty" role="status">
      <p className="h-mid">{copy.empty}</p>
      <p className="muted">{isFailed ? copy.failedHint : copy.emptyHint}</p>
      {isFailed ? (
        <a className="btn btn--coral" href={pathname + search}>
          {copy.retry}
        </a>
      ) : (
        <a className="btn btn--line" href="/blogs?page=1">
          {copy.search.all}
        </a>
      )}
    </div>
  )
}
