import { ORIGIN_PLACEHOLDER } from './site.ts'

/** Where the site is served. Pages are rendered with a placeholder, which the server replaces. */
export function siteOrigin(): string {
  return typeof window === 'undefined' ? ORIGIN_PLACEHOLDER : window.location.origin
}
