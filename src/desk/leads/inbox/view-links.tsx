import { Link } from 'react-router'
import { leadsDeskCopy as copy } from '#desk/leads/words.en.ts'
import { VIEWS, type ViewName, writeFilter } from './lead-filter.ts'
import type { Inbox } from './load-inbox.ts'

/** The views that everybody has and one's own, each with how many leads it holds. */
export function ViewLinks({ view, counts, saved }: Pick<Inbox, 'view' | 'counts' | 'saved'>) {
  return (
    <>
      <nav className="lead-views scroll-x" aria-label={copy.views}>
        {(Object.keys(VIEWS) as ViewName[]).map((name) => (
          <Link key={name} to={`?${writeFilter(VIEWS[name])}`} aria-current={name === view ? 'page' : undefined}>
            <span className="lead-views__count">{counts[name].toLocaleString('en-IN')}</span>
            <span className={name === 'overdue' && counts.overdue > 0 ? 'desk-bad' : undefined}>{copy.view[name]}</span>
          </Link>
        ))}
      </nav>
      {saved.length > 0 && (
        <nav className="lead-saved" aria-label={copy.ownViews}>
          <span>{copy.ownViews}</span>
          {saved.map(({ id, name, query, isShown, found }) => (
            <Link key={id} className="desk-link" to={`?${query}`} aria-current={isShown ? 'page' : undefined}>
              <span>{name}</span> <span className="lead-saved__count">{copy.ownCount(found.count, found.isMore)}</span>
            </Link>
          ))}
        </nav>
      )}
    </>
  )
}
