import { Brand } from '#company/brand.tsx'
import { calculatorLink, companyLinks, tagline } from '#company/nav.en.ts'
import { contactEmail, office, phones, site, socialLinks } from '#company/site.ts'
import { Island } from '#site/island.tsx'
import { Icon } from '#ui/icon.tsx'
import type { Surface } from '#ui/page-handle.ts'
import { telephone } from '#ui/telephone.ts'
import { AppCodes } from './app-codes.tsx'
import { copyrightYears } from './copyright-years.ts'
import { frameCopy as copy } from './words.en.ts'

interface FooterProps {
  /** The ground of the page's last section, off which the footer is torn. */
  above: Surface
}

export function Footer({ above }: FooterProps) {
  return (
    <footer className="ftr on-deep" data-above={above}>
      <div className="wrap">
        <Island name="newsletter" />
        <div className="ftr__main">
          <div className="stack">
            <Brand />
            <p className="muted">{tagline}</p>
            <p>
              <a className="ftr__bill" href={calculatorLink.path}>
                {calculatorLink.label}
              </a>
            </p>
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
              {office.address[0]},
              <br />
              {office.address[1]}
              <br />
              <a href={telephone(phones.general)}>{phones.general}</a>
              <br />
              <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
            </address>
            <ul className="ftr__social">
              {socialLinks.map(({ icon, label, href }) => (
                <li key={icon}>
                  <a href={href} aria-label={label}>
                    <Icon name={icon} />
                  </a>
                </li>
              ))}
            </ul>
          </div>
          <AppCodes />
        </div>
        <div className="ftr__end">
          <span>
            <span>{copy.copyright}</span> <span data-since={site.since}>{copyrightYears(site.since, BUILD_YEAR)}</span>{' '}
            <span>{site.brand}</span>
          </span>
          <Island name="analytics" wakes="touched" />
          <span>{copy.madeInIndia.join(' ')}</span>
        </div>
      </div>
    </footer>
  )
}
