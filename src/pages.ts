import { pageNumber } from '#articles/paging.ts'
import { cutSearch } from '#platform/text/clean-text.ts'
import { wellFormed } from '#platform/text/well-formed.ts'

/** What a page may show that changes while the site runs. */
export const SHOWN = ['posts', 'openings', 'tariffs', 'editions', 'company'] as const
export type Shown = (typeof SHOWN)[number]

/**
 * A page that visitors see, and the one place where it registers: the router, what is kept between visitors, the sitemap,
 * which pages are counted and the tests follow from it.
 */
export interface Page {
  /** As the router writes it: `blogs/:slug`. The landing page has none. */
  path: string
  file: string
  /**
   * `once`: for all who ask, and again when what it `shows` has changed. `each time`: it depends on who asks.
   */
  rendered: 'once' | 'each time'
  shows: readonly Shown[]
  /**
   * What it reads from its query: how each is written in one way, or `as given` for what somebody typed. That makes a page
   * of its own, which is not kept; so does what cannot be written (undefined). The page sees nothing else that is in the
   * query, under `npm run dev` too: a page that is there already could not answer by it.
   */
  reads: Record<string, 'as given' | ((given: string) => string | undefined)>
  /** Whether its address holds what opens something by itself, such as the link of a mail; opens-by-itself.ts keeps it here. */
  opensByItself: boolean
}

interface Once {
  shows?: readonly Shown[]
  reads?: Page['reads']
}

const once = (path: string, file: string, { shows = [], reads = {} }: Once = {}): Page => ({
  path,
  file: `site/${file}`,
  rendered: 'once',
  // The frame of each page names the company and its numbers.
  shows: [...shows, 'company'],
  reads,
  // Kept for all who ask.
  opensByItself: false,
})

const eachTime = (path: string, file: string): Page => ({ ...once(path, file), rendered: 'each time' })

const ofOneVisitor = (path: string, file: string): Page => ({ ...eachTime(path, file), opensByItself: true })

/** Every page of the site but staff's. Addresses are the specification's, section 2. */
export const PAGES: readonly Page[] = [
  once('', 'home/home.tsx', { shows: ['tariffs'] }),
  once('about-us', 'about/about-us.tsx'),
  once('one-coral', 'one-coral/one-coral.tsx', { reads: { module: 'as given' } }),
  once('smart-home', 'smart-home/smart-home.tsx', { shows: ['tariffs'] }),
  once('smart-business', 'smart-business/smart-business.tsx', { shows: ['tariffs'] }),
  once('utilities', 'utilities/utilities.tsx'),
  once('utilities/brief', 'utilities/brief.tsx'),
  once('our-products', 'shop/our-products.tsx'),
  once('book-audit', 'home-audit/book-audit.tsx', { reads: { country: short, state: short } }),
  ofOneVisitor('book-audit/thanks', 'home-audit/book-audit-thanks.tsx'),
  once('contact-us', 'contact/contact-us.tsx', { reads: { message: 'as given' } }),
  ofOneVisitor('contact-us/thanks', 'contact/contact-us-thanks.tsx'),
  once('careers', 'careers/careers.tsx', { shows: ['openings'] }),
  once('careers/:id', 'careers/job.tsx', { shows: ['openings'] }),
  ofOneVisitor('careers/:id/thanks', 'careers/job-thanks.tsx'),
  once('blogs', 'blog/blogs.tsx', {
    shows: ['posts'],
    reads: { page: (given) => pageNumber(given)?.toString(), search: cutSearch },
  }),
  once('blogs/:slug', 'blog/article.tsx', { shows: ['posts', 'tariffs'] }),
  once('questions', 'questions/questions.tsx'),
  once('returns&refundsPolicy', 'legal/returns-and-refunds.tsx'),
  once('privacypolicy', 'legal/privacy-policy.tsx'),
  once('termsandconditions', 'legal/terms-and-conditions.tsx'),
  once('earlier-texts/:version', 'legal/earlier-text.tsx'),
  once('accessibility', 'legal/accessibility.tsx'),
  once('languages', 'languages/languages.tsx', { shows: ['posts'] }),
  once('energy-calculator', 'energy-calculator/energy-calculator.tsx'),
  eachTime('energy-calculator/correction', 'energy-calculator/correction.tsx'),
  ofOneVisitor('energy-calculator/correction/thanks', 'energy-calculator/correction-thanks.tsx'),
  once('embed/office-map', 'contact/office-map-page.tsx'),
  once('embed/energy-calculator', 'energy-calculator/embedded-calculator.tsx', {
    shows: ['tariffs'],
    reads: { mode: 'as given', state: 'as given', tariff: 'as given', units: 'as given' },
  }),
  eachTime('newsletter', 'newsletter/newsletter.tsx'),
  once('newsletter/archive', 'newsletter/archive.tsx', {
    shows: ['editions'],
    reads: { page: (given) => pageNumber(given)?.toString() },
  }),
  once('newsletter/archive/:name', 'newsletter/archived-edition.tsx', { shows: ['editions'] }),
  ofOneVisitor('newsletter/confirm', 'newsletter/newsletter-confirm.tsx'),
  ofOneVisitor('newsletter/preferences', 'newsletter/newsletter-preferences.tsx'),
  ofOneVisitor('newsletter/unsubscribe', 'newsletter/newsletter-unsubscribe.tsx'),
  ofOneVisitor('consents', 'consents/consents.tsx'),
  once('data-request', 'data-request/data-request.tsx'),
  ofOneVisitor('data-request/thanks', 'data-request/data-request-thanks.tsx'),
  ofOneVisitor('your-enquiry', 'your-enquiry/find-links.tsx'),
  ofOneVisitor('your-enquiry/:token', 'your-enquiry/your-enquiry.tsx'),
  eachTime('too-many', 'not-found/too-many.tsx'),
]

const byAddress = new Map(PAGES.map((page) => [`/${page.path}`, page]))
const ofMany = PAGES.filter(({ path }) => path.includes(':')).map((page) => ({
  page,
  pattern: new RegExp(`^/${page.path.replace(/:\w+/g, '[^/]+')}$`),
}))

/** The page that answers at this address, with or without a slash at its end; undefined for what is no page. */
export function pageAt(pathname: string): Page | undefined {
  const address = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname
  return byAddress.get(address) ?? ofMany.find(({ pattern }) => pattern.test(address))?.page
}

function short(given: string): string {
  return wellFormed(given.slice(0, 20))
}
