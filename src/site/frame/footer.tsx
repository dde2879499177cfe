import { type ReactNode, useEffect } from 'react'
import { Brand } from '#company/brand.tsx'
import { companyLinks, tagline } from '#company/nav.en.ts'
import { contactEmail, office, phones, site, socialLinks } from '#company/site.ts'
import { noteFooter } from '#leads/form/human-check/footer-age.ts'
import type { Elements } from '#ui/elements.ts'
import { Icon } from '#ui/icon.tsx'
import type { Surface } from '#ui/page-handle.ts'
import { telephone } from '#ui/telephone.ts'
import { AppCodes } from './app-codes.tsx'
import { useCopyrightYears } from './use-copyright-years.ts'
import { frameCopy as copy } from './words.en.ts'

interface FooterProps {
  /** The ground of the page's last section, off which the footer is torn. */
  above: Surface
  children: ReactNode
}

interface FooterContentProps {
  /** The newsletter's form. */
  news: Elements
  /** What the visitor may choose again. */
  choices: Elements
}

export function Footer({ above, children }: FooterProps) {
  useEffect(noteFooter, [])

  return (
    <footer className="ftr on-deep" data-above={above}>
      {children}
    </footer>
  )
}

/** The same on every page. */
export function FooterContent({ news, choices }: FooterContentProps) {
  const years = useCopyrightYears(site.since)

  return (
    <div className="wrap">
      {news}
      <div className="ftr__main">
        <div className="stack">
          <Brand />
          <p className="muted">{tagline}</p>
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
            <a href={telephone(phones.general)} translate="no">
              {phones.general}
            </a>
            <br />
            <a href={`mailto:${contactEmail}`} translate="no">
              {contactEmail}
            </a>
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
        <span>{`${copy.copyright} ${years} ${site.brand}`}</span>
        {choices}
        <span>{copy.madeInIndia.join(' ')}</span>
      </div>
    </div>
  )
}
