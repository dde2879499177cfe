import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { Brand } from '#company/brand.tsx'
import { companyFacts } from '#company/facts.ts'
import { calculatorLink, companyLinks, mainNav } from '#company/nav.en.ts'
import { auditCopy } from '#leads/home-audit/words.en.ts'
import { Icon } from '#ui/icon.tsx'
import { telephone } from '#ui/telephone.ts'
import { LanguageChoice } from './languages/language-choice.tsx'
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

function Flag() {
  return (
    <svg viewBox="0 0 24 30" aria-hidden="true">
      <path d="M2 1v28" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
      <path d="M4 2h18v5H4z" fill="#FF9933" />
      <path d="M4 7h18v5H4z" fill="#fff" />
      <path d="M4 12h18v5H4z" fill="#138808" />
      <circle cx="13" cy="9.5" r="1.9" fill="none" stroke="#000080" strokeWidth=".8" />
      <path d="M4 2h18v15H4z" fill="none" stroke="currentColor" strokeOpacity=".25" strokeWidth=".6" />
    </svg>
  )
}

/** The links on small screens. Opening, closing and its name are HTML and CSS; followMenu adds the rest. */
function Menu({ path }: { path: string }) {
  const { salesPhone, supportPhone } = companyFacts().company
  return (
    <details className="menu">
      <summary>
        <span className="menu__open">
          <Icon name="menu" />
          <span className="vh">{copy.openMenu}</span>
        </span>
        <span className="menu__close">
          <Icon name="close" />
          <span className="vh">{copy.closeMenu}</span>
        </span>
      </summary>
      <nav className="menu__sheet on-paper" aria-label={copy.menuNav}>
        <MainLinks>
          {(label) => (
            <>
              <span>{label}</span>
              <Icon name="go" />
            </>
          )}
        </MainLinks>
        <div className="menu__more">
          {companyLinks.slice(0, 3).map(({ path, label }) => (
            <a key={path} href={path}>
              {label}
            </a>
          ))}
        </div>
        <LanguageChoice path={path} place="menu" />
        <div className="menu__foot">
          <a className="menu__bill" href={calculatorLink.path}>
            {calculatorLink.label}
          </a>
          <a className="menu__audit" href="/book-audit">
            {auditCopy.heading}
          </a>
          <a className="menu__phone" href={telephone(salesPhone)}>
            <span>{copy.menuPhones.sales}</span> <b translate="no">{salesPhone}</b>
          </a>
          <a className="menu__phone" href={telephone(supportPhone)}>
            <span>{copy.menuPhones.support}</span> <b translate="no">{supportPhone}</b>
          </a>
        </div>
      </nav>
    </details>
  )
}

/** The pages of the main navigation; the one that is shown, or that the shown one belongs to, is marked. */
function MainLinks({ children }: { children: (label: string) => ReactNode }) {
  const { pathname } = useLocation()

  return mainNav.map(({ path, label }) => (
    <a key={path} href={path} aria-current={isWithin(pathname, path) ? 'page' : undefined}>
      {children(label)}
    </a>
  ))
}

function isWithin(pathname: string, path: string): boolean {
  return pathname === path || (path !== '/' && pathname.startsWith(`${path}/`))
}
