import { companyFacts } from '#company/facts.ts'
import { calculatorLink, companyLinks } from '#company/nav.en.ts'
import { auditCopy } from '#leads/home-audit/words.en.ts'
import { Icon } from '#ui/icon.tsx'
import { telephone } from '#ui/telephone.ts'
import { LanguageChoice } from './languages/language-choice.tsx'
import { MainLinks } from './main-links.tsx'
import { frameCopy as copy } from './words.en.ts'

/** The links on small screens. Opening, closing and its name are HTML and CSS; followMenu adds the rest. */
export function Menu({ path }: { path: string }) {
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
