/** The company in one place. Change the brand here and nowhere else. */
export const site = {
  brand: 'Coral Urja',
  language: 'en-IN',
  tagline: 'Electricity, made clear.',
} as const

/**
 * Pages are built before anyone knows where they will be served. Whatever must
 * carry the site's full address is built with this stand-in, and the server
 * puts SITE_URL in its place (src/platform/http/page-store.ts).
 */
export const ORIGIN_STAND_IN = 'https://site.invalid'
