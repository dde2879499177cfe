/** What stays the same of the site for as long as it runs; all else that it says of the company is in its facts. */
export const site = {
  /** The first year of the copyright; the footer adds the clock's. */
  since: 2025,
} as const

/**
 * Whatever must carry the site's full address is written with this placeholder, and
 * the server puts SITE_URL in its place (src/app/pages/post-process-html.ts).
 */
export const ORIGIN_PLACEHOLDER = 'https://site.invalid'

/** Likewise the number of a failed request, which the page shows and the log carries. */
export const REFERENCE_PLACEHOLDER = 'REFERENCE-PLACEHOLDER'
