import { Brand } from '#company/brand.tsx'
import { Flag } from '#ui/art/flag.tsx'
import { MainLinks } from './main-links.tsx'
import { Menu } from './menu.tsx'
import { frameCopy as copy } from './words.en.ts'

/** Where the links failed: home, and from there on. */
export function HeaderWithoutLinks() {
  return (
    <header className="hdr on-paper">
      <div className="wrap hdr__in">
        <Brand />
      </div>
    </header>
  )
}

/** Sticky; all eight links where they fit, else a menu. */
export function Header() {
  return (
    <header className="hdr on-paper">
      <div className="wrap hdr__in">
        <Brand />
        <nav className="nav" aria-label={copy.mainNav}>
          <MainLinks>{(label) => <span data-label={label}>{label}</span>}</MainLinks>
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
