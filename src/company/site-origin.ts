import { ORIGIN_STAND_IN } from './site.ts'

/** Where the site is served. Pages are rendered with a stand-in, which the server replaces. */
export function siteOrigin(): string {
  return typeof window === 'undefined' ? ORIGIN_STAND_IN : window.location.origin
}
