import { NavLink } from 'react-router'
import { frameCopy as copy } from '#content/frame.ts'
import { mainNav } from '#content/site.ts'
import { Flag } from '#ui/art/flag.tsx'
import { Brand } from './brand.tsx'
import { Menu } from './menu.tsx'

/** Sticky; all eight links where they fit, else a menu. */
export function Header() {
  return (
    <header className="hdr on-paper">
      <div className="wrap hdr__in">
        <Brand />
        <nav className="nav" aria-label={copy.mainNav}>
          {mainNav.map(({ path, label }) => (
            <NavLink key={path} to={path} end={path === '/'}>
              <span data-label={label}>{label}</span>
            </NavLink>
          ))}
        </nav>
        <span className="made-in-india">
          <Flag />
          <span>
            {copy.madeInIndia[0]}
            <br />
            {copy.madeInIndia[1]}
          </span>
        </span>
        <Menu />
      </div>
    </header>
  )
}
