import { Form, Link, useLocation } from 'react-router'
import { Brand } from '#company/brand.tsx'
import type { NavItem, PageName } from '#desk/access/desk-nav.ts'
import { grouped } from '#platform/grouped.ts'
import { deskCopy as copy } from './words.en.ts'

const OURS = /^desk-|^post-/

/** Beyond it a head says "99+". */
const MOST_SHOWN = 99

interface DeskHeaderProps {
  /** Null on the ways in. */
  staff: ({ name: string } & DeskNavProps) | null
}

/** The desk's head: the brand, the pages that this person may open, and the way out. Works without scripts. */
export function DeskHeader({ staff }: DeskHeaderProps) {
  return (
    <header className="desk-head on-sheet">
      <div className="wrap desk-head__in">
        <Brand />
        <Link className="desk-head__title" to="/desk">
          {copy.title}
        </Link>
        {staff && (
          <Form className="desk-head__out" method="post" action="/desk/sign-out" reloadDocument onSubmit={forgetDesk}>
            <span>{staff.name}</span>
            <button className="desk-link" type="submit">
              {copy.signOut}
            </button>
          </Form>
        )}
      </div>
      {staff && <DeskNav {...staff} />}
    </header>
  )
}

interface DeskNavProps {
  pages: NavItem[]
  /** How much waits behind a page. */
  waiting: Partial<Record<PageName, number>>
}

/** The pages that one may open, in groups, with what waits there: in a row, and where that does not fit in a menu. */
function DeskNav({ pages, waiting }: DeskNavProps) {
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

/** What the desk kept in this browser goes as one leaves, also where the browser does not know Clear-Site-Data. */
function forgetDesk() {
  try {
    for (const store of [localStorage, sessionStorage]) {
      for (const key of Object.keys(store)) if (OURS.test(key)) store.removeItem(key)
    }
  } catch {
    // A browser that keeps nothing for us has nothing to forget.
  }
}

/** A page that the browser kept whole and shows again after signing out: it is asked for anew, and refused. */
export function refuseOldPage({ persisted }: PageTransitionEvent) {
  if (persisted) location.reload()
}
