import type { Page } from '@playwright/test'

export interface Shot {
  /** Of its pictures' files. */
  name: string
  path: string
  /** What is pressed or typed before the picture; a state that an older site lacks is passed over. */
  act?: (page: Page) => Promise<void>
  isDesk?: boolean
}

const scrollTo = (selector: string) => (page: Page) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.scrollIntoView({ block: 'start' }))

const press = (selector: string) => (page: Page) => page.locator(selector).first().click({ timeout: 4_000 })

const openLead = async (page: Page) => {
  await press('.inbox__who a')(page)
  await page.locator('.inbox__who').first().waitFor({ state: 'detached' })
}

/** Every page of the site and its important states, in the order of docs/look/README.md. */
export const SHOTS: Shot[] = [
  { name: 'landing', path: '/' },
  { name: 'landing-house', path: '/', act: scrollTo('.lit') },
  { name: 'menu', path: '/contact-us', act: press('header summary') },
  { name: 'smart-home', path: '/smart-home' },
  { name: 'smart-home-compare', path: '/smart-home', act: scrollTo('.comparison') },
  { name: 'smart-home-bills', path: '/smart-home', act: scrollTo('.two-bills') },
  { name: 'smart-home-reviews', path: '/smart-home', act: scrollTo('.reviews') },
  { name: 'smart-business', path: '/smart-business' },
  { name: 'smart-business-lead', path: '/smart-business', act: scrollTo('.change') },
  { name: 'utilities', path: '/utilities' },
  { name: 'utilities-checks', path: '/utilities', act: scrollTo('.checks') },
  { name: 'utilities-brief', path: '/utilities/brief' },
  { name: 'one-coral', path: '/one-coral' },
  { name: 'one-coral-module', path: '/one-coral', act: scrollTo('.modules') },
  { name: 'shop', path: '/our-products' },
  { name: 'about', path: '/about-us' },
  { name: 'contact', path: '/contact-us' },
  { name: 'contact-errors', path: '/contact-us', act: press('main form [type=submit]') },
  { name: 'book-audit', path: '/book-audit' },
  { name: 'careers', path: '/careers' },
  { name: 'job', path: '/careers/telecaller' },
  { name: 'blogs', path: '/blogs' },
  { name: 'blogs-search', path: '/blogs?search=geyser' },
  { name: 'blogs-none', path: '/blogs?search=xylophone' },
  { name: 'article', path: '/blogs/geyser-costs-and-timing' },
  { name: 'article-figure', path: '/blogs/geyser-costs-and-timing', act: scrollTo('.prose img') },
  { name: 'calculator', path: '/energy-calculator' },
  { name: 'calculator-stairs', path: '/embed/energy-calculator', act: scrollTo('.stairs') },
  { name: 'calculator-kvah', path: '/energy-calculator?mode=kvah' },
  { name: 'questions', path: '/questions' },
  { name: 'newsletter', path: '/newsletter' },
  { name: 'privacy', path: '/privacypolicy' },
  { name: 'accessibility', path: '/accessibility' },
  { name: 'not-found', path: '/smart-hom' },
  { name: 'desk-sign-in', path: '/desk/sign-in' },
  { name: 'desk-leads', path: '/desk/leads?status=any', isDesk: true },
  { name: 'desk-lead', path: '/desk/leads?status=any', act: openLead, isDesk: true },
  { name: 'desk-board', path: '/desk/leads/board', isDesk: true },
  { name: 'desk-results', path: '/desk/leads/results', isDesk: true },
  { name: 'desk-visits', path: '/desk/visits', isDesk: true },
  { name: 'desk-letters', path: '/desk/letters', isDesk: true },
  { name: 'desk-applications', path: '/desk/applications', isDesk: true },
  { name: 'desk-subscribers', path: '/desk/subscribers', isDesk: true },
  { name: 'desk-posts', path: '/desk/posts', isDesk: true },
  { name: 'desk-openings', path: '/desk/openings', isDesk: true },
  { name: 'desk-company', path: '/desk/company', isDesk: true },
  { name: 'desk-claims', path: '/desk/company/claims', isDesk: true },
  { name: 'desk-tariffs', path: '/desk/tariffs', isDesk: true },
  { name: 'desk-surcharges', path: '/desk/tariffs/surcharges', isDesk: true },
  { name: 'desk-status', path: '/desk/status', isDesk: true },
  { name: 'desk-privacy', path: '/desk/privacy', isDesk: true },
  { name: 'desk-activity', path: '/desk/activity-log', isDesk: true },
  { name: 'desk-staff', path: '/desk/staff', isDesk: true },
  { name: 'desk-account', path: '/desk/account', isDesk: true },
]
