import { Link, useLocation } from 'react-router'
import type { NavItem, PageName } from '#desk/access/desk-nav.ts'
import { grouped } from '#platform/grouped.ts'
import { deskCopy as copy } from './words.en.ts'

/** Beyond it a head says "99+". */
const MOST_SHOWN = 99

export interface DeskNavProps {
  pages: NavItem[]
  /** How much waits behind a page. */
  waiting: Partial<Record<PageName, number>>
}

/** The pages that one may open, in groups, with what waits there: in a row, and where that does not fit in a menu. */
export function DeskNav({ pages, waiting }: DeskNavProps) {
  const { pathname } = useLocation()
  // Of two of which one lies below the other, the one below.
  const open = pages.findLast(({ to, also = to }) => isWithin(pathname, to) || isWithin(pathname, also))
  const groups = [...grouped(pages, ({ group }) => group)]

  const list = groups.map(([group, items]) => (
    <div key={group} className="desk-nav__group">
      <p>{copy.groups[group]}</p>
      <ul>
        {items.map(({ name, to }) => (
          <li key={to}>
            <Link to={to} aria-current={open?.to === to ? 'page' : undefined}>
              {copy.pages[name]}
            </Link>
            <Waiting count={waiting[name] ?? 0} />
          </li>
        ))}
      </ul>
    </div>
  ))

  return (
    <nav className="wrap desk-nav" aria-label={copy.nav}>
      <div className="desk-nav__row">{list}</div>
      <details className="desk-nav__menu" key={pathname}>
        <summary>
          <span>{copy.menu}</span>
          {open && <b>{copy.pages[open.name]}</b>}
          {open && <Waiting count={waiting[open.name] ?? 0} />}
        </summary>
        <div className="desk-nav__list">{list}</div>
      </details>
    </nav>
  )
}

function Waiting({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <span className="desk-nav__count">
      <span>{copy.waiting(count, MOST_SHOWN)}</span> <span className="vh">{copy.wait}</span>
    </span>
  )
}

function isWithin(pathname: string, page: string): boolean {
  return pathname === page || pathname.startsWith(`${page}/`)
}
