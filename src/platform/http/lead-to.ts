import type { Context } from 'hono'
import type { RedirectStatusCode } from 'hono/utils/http-status'

/**
 * Leads to an address as it stands, also one in which letters of other scripts and percent signs are mixed, as a browser's
 * address bar gives them: Hono's own `redirect` writes the percent signs of such a one a second time.
 */
export function leadTo(c: Context, address: string, status: RedirectStatusCode): Response {
  return c.redirect(inAscii(address), status)
}

/** A header holds Latin letters alone. */
export function inAscii(address: string): string {
  return address.toWellFormed().replace(/[^\0-\x7f]+/g, encodeURIComponent)
}
