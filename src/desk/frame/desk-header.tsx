import { useEffect, useRef } from 'react'
import { Form, Link, NavLink, useLocation } from 'react-router'
import { Brand } from '#company/brand.tsx'
import { forgetDesk } from './forget-desk.ts'
import { deskCopy as copy } from './words.en.ts'

interface DeskHeaderProps {
  /** Null on the ways in. */
  staff: { name: string; pages: { name: keyof typeof copy.pages; to: string }[] } | null
}

/** The desk's head: the brand, the pages that this person may open, and the way out. Works without scripts. */
export function DeskHeader({ staff }: DeskHeaderProps) {
  const nav = useRef<HTMLElement>(null)
  const { pathname } = useLocation()

  // On a phone the pages do not fit side by side: the one that is open is to be seen among them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with the address another link is the current one
  useEffect(() => {
    const current = nav.current?.querySelector<HTMLElement>('[aria-current="page"]')
    if (nav.current && current)
      nav.current.scrollLeft = current.offsetLeft - (nav.current.clientWidth - current.offsetWidth) / 2
  }, [pathname])

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
      {staff && (
        <nav className="wrap desk-nav scroll-x" aria-label={copy.nav} ref={nav}>
          {staff.pages.map(({ name, to }) => (
            <NavLink key={to} to={to} end={hasOwnPage(to, pathname, staff.pages)}>
              {copy.pages[name]}
            </NavLink>
          ))}
        </nav>
      )}
    </header>
  )
}

/** One page of the navigation may lie below another: only one of them is open. */
function hasOwnPage(to: string, pathname: string, pages: { to: string }[]): boolean {
  return pages.some((other) => other.to.startsWith(`${to}/`) && pathname.startsWith(other.to))
}
