import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { lastPage, pagePath, pagesShown } from '#articles/paging.ts'
import { Icon } from '#ui/icon.tsx'
import { BlogCard } from './blog-card.tsx'
import type { BlogListState } from './blog-list-state.ts'
import { blogCopy as copy } from './words.en.ts'

const IN_SIGHT = 4

interface BlogListProps {
  page: number
  search: string
  posts: BlogListState
}

/** The blogs of a page or of a search, or that there are none. */
export function BlogList({ page, search, posts }: BlogListProps) {
  const { results, count, isFailed } = posts
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

interface PagerProps {
  page: number
  last: number
}

function Pager({ page, last }: PagerProps) {
  return (
    <nav className="pager" aria-label={copy.pages}>
      <Step to={page > 1 ? page - 1 : undefined} rel="prev">
        <Icon name="left" /> {copy.previousPage}
      </Step>
      <ol className="pager__numbers">
        {pagesShown(page, last).map((number, at) => (
          <li key={number ?? `gap-${at}`}>
            {number ? (
              <a
                href={pagePath(number)}
                aria-current={number === page ? 'page' : undefined}
                aria-label={`${copy.page} ${number}`}
              >
                {number}
              </a>
            ) : (
              <span aria-hidden="true">…</span>
            )}
          </li>
        ))}
      </ol>
      <Step to={page < last ? page + 1 : undefined} rel="next">
        {copy.nextPage} <Icon name="go" />
      </Step>
    </nav>
  )
}

interface StepProps {
  /** None at either end: the button is there and disabled. */
  to?: number
  rel: 'prev' | 'next'
  children: ReactNode
}

function Step({ to, rel, children }: StepProps) {
  return to ? (
    <a className="btn btn--line btn--sm" href={pagePath(to)} rel={rel}>
      {children}
    </a>
  ) : (
    <button className="btn btn--line btn--sm" type="button" disabled>
      {children}
    </button>
  )
}
