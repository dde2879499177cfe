import { Fragment } from 'react'
import { appDownloads, appDownloadsCopy } from '#company/app-downloads.en.ts'
import { Brand } from '#company/brand.tsx'
import { brandName } from '#company/brand-name.ts'
import { companyFacts } from '#company/facts.ts'
import { calculatorLink, companyLinks, underLogo } from '#company/nav.en.ts'
import { addressLines, headOffice } from '#company/offices.ts'
import { company as companyRegister } from '#company/registers/company.en.ts'
import { site } from '#company/site.ts'
import { Island } from '#site/island.tsx'
import type { Surface } from '#ui/page-handle.ts'
import { telephone } from '#ui/telephone.ts'
import { copyrightYears } from './copyright-years.ts'
import { LanguageChoice } from './languages/language-choice.tsx'
import { frameCopy as copy } from './words.en.ts'

const NETWORKS = companyRegister.fields.social.fields.network.options

interface FooterProps {
  /** The ground of the page's last section, off which the footer is torn. */
  above: Surface
  /** Of the page, without a language. */
  path: string
  asksForNewsletter: boolean
}

export function Footer({ above, path, asksForNewsletter }: FooterProps) {
  const { generalPhone, email, social } = companyFacts().company
  return (
    <footer className="ftr on-deep" data-above={above}>
      <div className="wrap">
        {asksForNewsletter && <Island name="newsletter" />}
        <div className="ftr__main">
          <div className="stack">
            <Brand />
            <p className="muted">{underLogo.tagline}</p>
            <p>
              <a className="ftr__bill" href={calculatorLink.path}>
                {calculatorLink.label}
              </a>
            </p>
            <LanguageChoice path={path} place="footer" />
          </div>
          <nav aria-label={copy.company}>
            <h2>{copy.company}</h2>
            <ul className="ftr__links">
              {companyLinks.map(({ path, label }) => (
                <li key={path}>
                  <a href={path}>{label}</a>
                </li>
              ))}
            </ul>
          </nav>
          <div>
            <h2>{copy.contact}</h2>
            <address translate="no">
              <Address />
              <a href={telephone(generalPhone)}>{generalPhone}</a>
              <br />
              <a href={`mailto:${email}`}>{email}</a>
            </address>
            {/* As files: below the first view, and together 210 bytes of each page. */}
            {social.length > 0 && (
              <ul className="ftr__social">
                {social.map(({ network, address }) => (
                  <li key={address}>
                    <a href={address} aria-label={NETWORKS[network]}>
                      <img src={`/icons/networks/${network}.svg`} alt="" width="20" height="20" loading="lazy" />
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </div>
          <AppCodes />
        </div>
        <Registration />
        <div className="ftr__end">
          <span>
            <span>{copy.copyright}</span> <span data-since={site.since}>{copyrightYears(site.since, BUILD_YEAR)}</span>{' '}
            <span>{brandName()}</span>
          </span>
          <Island name="analytics" wakes="touched" />
          <span>{copy.madeInIndia.join(' ')}</span>
        </div>
      </div>
    </footer>
  )
}

/** The head office's, line by line. */
function Address() {
  const office = headOffice()
  const lines = office ? addressLines(office) : []
  return lines.map((line, at) => (
    <Fragment key={line}>
      <span>{at < lines.length - 1 ? `${line},` : line}</span>
      <br />
    </Fragment>
  ))
}

/** As whom the company is registered, as far as it says so. */
function Registration() {
  const { legalName, cin, gstin } = companyFacts().company
  const said = [legalName, cin && copy.cin(cin), gstin && copy.gstin(gstin)].filter(Boolean)
  return (
    said.length > 0 && (
      <p className="ftr__legal" translate="no">
        {said.join(' · ')}
      </p>
    )
  )
}

/** The two apps: a code for the phone beside the screen, and both stores for the phone in the hand. */
function AppCodes() {
  return (
    <section className="apps" aria-label={appDownloadsCopy.heading}>
      {appDownloads.map(({ slug, name }) => (
        <figure key={slug} className="app">
          <img src={`/qr/${slug}.svg`} alt={appDownloadsCopy.code(name)} width="144" height="144" loading="lazy" />
          <figcaption>
            <span>{name}</span>
            <span className="app__stores">
              <a href={`/go/app-${slug}-play`} aria-label={`${name}, ${appDownloadsCopy.play}`}>
                {appDownloadsCopy.play}
              </a>
              <a href={`/go/app-${slug}-app-store`} aria-label={`${name}, ${appDownloadsCopy.appStore}`}>
                {appDownloadsCopy.appStore}
              </a>
            </span>
          </figcaption>
        </figure>
      ))}
    </section>
  )
}
