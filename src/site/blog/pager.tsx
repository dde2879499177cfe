import type { ReactNode } from 'react'
import { pagePath, pagesShown } from '#articles/paging.ts'
import { Icon } from '#ui/icon.tsx'
import { blogCopy as copy } from './words.en.ts'

interface PagerProps {
  page: number
  last: number
}

export function Pager({ page, last }: PagerProps) {
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
