import { Brand } from '#company/brand.tsx'
import { Flag } from '#ui/art/flag.tsx'
import { LanguageChoice } from './languages/language-choice.tsx'
import { MainLinks } from './main-links.tsx'
import { Menu } from './menu.tsx'
import { frameCopy as copy } from './words.en.ts'

/** Sticky; all eight links where they fit, else a menu. `path`: of this page, without a language. */
export function Header({ path }: { path: string }) {
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
        <LanguageChoice path={path} place="header" />
        <Menu path={path} />
      </div>
    </header>
  )
}
