import { pageNumber } from '#articles/paging.ts'
import { cutSearch } from '#platform/text/clean-text.ts'
import { wellFormed } from '#platform/text/well-formed.ts'

/**
 * A page that visitors see, and the one place where it registers: the router, the build, what is kept between visitors,
 * the sitemap, which pages are counted and the tests follow from it.
 */
export interface Page {
  /** As the router writes it: `blogs/:slug`. The landing page has none. */
  path: string
  file: string
  /**
   * `by the build`: the same for everybody until the next build. `once`: when it is first asked for, and again when what
   * it `shows` has changed. `each time`: it depends on who asks.
   */
  rendered: 'by the build' | 'once' | 'each time'
  shows?: 'posts' | 'openings' | 'settings' | 'tariffs'
  /**
   * What it reads from its query, and how each is written in one way. The page sees nothing else that is in the query,
   * under `npm run dev` too: a page that is there already could not answer by it.
   */
  reads: Record<string, (given: string) => string>
}

const byTheBuild = (path: string, file: string, reads: Page['reads'] = {}): Page => ({
  path,
  file: `site/${file}`,
  rendered: 'by the build',
  reads,
})

const once = (shows: NonNullable<Page['shows']>, path: string, file: string, reads?: Page['reads']): Page => ({
  ...byTheBuild(path, file, reads),
  rendered: 'once',
  shows,
})

const eachTime = (path: string, file: string): Page => ({ ...byTheBuild(path, file), rendered: 'each time' })

/** Every page of the site but staff's. Addresses are the specification's, section 2. */
export const PAGES: readonly Page[] = [
  byTheBuild('', 'home/home.tsx'),
  byTheBuild('about-us', 'about/about-us.tsx'),
  byTheBuild('one-coral', 'one-coral/one-coral.tsx', { module: asGiven }),
  byTheBuild('smart-home', 'smart-home/smart-home.tsx'),
  byTheBuild('smart-business', 'smart-business/smart-business.tsx'),
  byTheBuild('utilities', 'utilities/utilities.tsx'),
  byTheBuild('utilities/brief', 'utilities/brief.tsx'),
  byTheBuild('our-products', 'shop/our-products.tsx'),
  once('settings', 'book-audit', 'home-audit/book-audit.tsx', { country: short, state: short }),
  eachTime('book-audit/thanks', 'home-audit/book-audit-thanks.tsx'),
  byTheBuild('contact-us', 'contact/contact-us.tsx', { message: asGiven }),
  eachTime('contact-us/thanks', 'contact/contact-us-thanks.tsx'),
  once('openings', 'careers', 'careers/careers.tsx'),
  once('openings', 'careers/:id', 'careers/job.tsx'),
  eachTime('careers/:id/thanks', 'careers/job-thanks.tsx'),
  once('posts', 'blogs', 'blog/blogs.tsx', { page: (given) => String(pageNumber(given) ?? ''), search: cutSearch }),
  once('posts', 'blogs/:slug', 'blog/article.tsx'),
  byTheBuild('returns&refundsPolicy', 'legal/returns-and-refunds.tsx'),
  once('settings', 'privacypolicy', 'legal/privacy-policy.tsx'),
  byTheBuild('termsandconditions', 'legal/terms-and-conditions.tsx'),
  byTheBuild('energy-calculator', 'energy-calculator/energy-calculator.tsx'),
  eachTime('energy-calculator/correction', 'energy-calculator/correction.tsx'),
  eachTime('energy-calculator/correction/thanks', 'energy-calculator/correction-thanks.tsx'),
  byTheBuild('embed/office-map', 'contact/office-map-page.tsx'),
  once('tariffs', 'embed/energy-calculator', 'energy-calculator/embedded-calculator.tsx', {
    mode: asGiven,
    state: asGiven,
    tariff: asGiven,
    units: asGiven,
  }),
  eachTime('newsletter', 'newsletter/newsletter.tsx'),
  eachTime('newsletter/confirm', 'newsletter/newsletter-confirm.tsx'),
  eachTime('newsletter/preferences', 'newsletter/newsletter-preferences.tsx'),
  eachTime('newsletter/unsubscribe', 'newsletter/newsletter-unsubscribe.tsx'),
  eachTime('consents', 'consents/consents.tsx'),
  eachTime('too-many', 'not-found/too-many.tsx'),
]

const byAddress = new Map(PAGES.map((page) => [`/${page.path}`, page]))

/** The page at this very address; undefined for one of many, such as an article, and for what is no page. */
export function pageAt(pathname: string): Page | undefined {
  return byAddress.get(pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname)
}

/** The addresses of the pages that show this, as patterns of Hono. */
export function pagesThatShow(shows: NonNullable<Page['shows']>): string[] {
  return PAGES.filter((page) => page.shows === shows).map(({ path }) => `/${path}`)
}

function asGiven(given: string): string {
  return given
}

function short(given: string): string {
  return wellFormed(given.slice(0, 20))
}
