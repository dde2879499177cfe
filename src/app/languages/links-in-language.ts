import { ORIGIN_PLACEHOLDER } from '#company/site.ts'
import { pageAt } from '#pages.ts'
import {
  addressIn,
  FIRST_LANGUAGE,
  isInNoLanguage,
  type Language,
  langOf,
  offeredLanguages,
  withoutLanguage,
} from '#platform/text/language.ts'

/** Beside pages: answers of the API, what leads on from pages, and what says in which language it is. */
const BESIDE_PAGES =
  /^\/(api|go)\/|^(\/newsletter)?\/(feed\.xml|atom\.xml|feed\.json)$|^\/(llms\.txt|site\.webmanifest)$|^\/your-enquiry\/[^/]+\/(visit\.ics|data\.json)$/

const TAGS = /<(?:a|area|form|link|button|input|iframe)\b[^>]*>/g
const ADDRESSES = / (href|action|formaction|(?:data-)?src)="([^"]*)"/gi
const STRUCTURED = /(<script\b[^>]*ld\+json[^>]*>)([\s\S]*?)(<\/script>)/g
const META = /<meta property="og:url" content="([^"]*)"/
const CANONICAL = /<link rel="canonical" href="([^"]*)"\/?>/

/**
 * A page with its links, forms and structured data leading to pages of the same language: pages are written without one,
 * and no component knows of it. What says its language itself (`hreflang`) leads where it says.
 */
export function linksInLanguage(html: string, language: Language): string {
  if (language === FIRST_LANGUAGE) return html
  const inIt = (address: string) => inLanguage(address, language)
  return html
    .replace(TAGS, (tag) =>
      / hreflang=/i.test(tag)
        ? tag
        : tag.replace(ADDRESSES, (_, name: string, address: string) => ` ${name}="${inIt(address)}"`),
    )
    .replace(META, (_, address: string) => `<meta property="og:url" content="${inIt(address)}"`)
    .replace(STRUCTURED, (_, begins: string, json: string, ends: string) => {
      const own = new RegExp(`"(${ORIGIN_PLACEHOLDER}[^"]*)"`, 'g')
      return begins + json.replace(own, (_, address: string) => `"${inIt(address)}"`) + ends
    })
}

/** Tells search engines where the same page is in the other languages, next to where it says its own address. */
export function withAlternates(html: string, languages: readonly Language[]): string {
  const [link, canonical] = CANONICAL.exec(html) ?? []
  if (!link || !canonical || languages.length < 2 || html.includes('<meta name="robots" content="noindex"')) return html
  // A page that is not there in each language says itself where it is.
  if (html.includes(' hrefLang="x-default"')) return html

  const { path } = withoutLanguage(canonical.slice(ORIGIN_PLACEHOLDER.length) || '/')
  const alternate = (hreflang: string, language: Language) =>
    `<link rel="alternate" hrefLang="${hreflang}" href="${ORIGIN_PLACEHOLDER}${addressIn(language, path)}"/>`
  const all = [
    ...languages.map((language) => alternate(langOf(language), language)),
    alternate('x-default', FIRST_LANGUAGE),
  ]
  return html.replace(link, () => link + all.join(''))
}

function inLanguage(address: string, language: Language): string {
  const origin = address.startsWith(ORIGIN_PLACEHOLDER) ? ORIGIN_PLACEHOLDER : ''
  const path = address.slice(origin.length)
  if (!path.startsWith('/') || path.startsWith('//')) return address
  return isMirrored(path.replaceAll('&amp;', '&')) ? origin + addressIn(language, path) : address
}

/** Whether there is something in each language at this address, which is told without a language. */
export function isMirrored(address: string): boolean {
  const path = address.replace(/[?#].*$/s, '')
  return pageAt(path) !== undefined || BESIDE_PAGES.test(path)
}

/**
 * In which language somebody asks, and for what: `/hi/contact-us` is `/contact-us` in Hindi. What is in no language has no
 * such address: `/hi/desk` is no page, which is said in Hindi.
 */
export function askedIn(pathname: string): { language: Language; path: string } {
  const { language, path } = withoutLanguage(pathname)
  if (language === FIRST_LANGUAGE || !offeredLanguages().includes(language))
    return { language: FIRST_LANGUAGE, path: pathname }
  return { language, path: !isMirrored(path) && isInNoLanguage(path) ? pathname : path }
}
