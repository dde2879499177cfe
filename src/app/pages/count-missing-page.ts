import type { Tallies } from '#platform/operation/tallies.ts'

const LONGEST = 120
/** Of an address as it came: more of it is not looked at, so that a long one costs no more than a short one. */
const LOOKED_AT = 1_000

/**
 * Counts an address that leads nowhere, under a kind of its own where one of
 * our pages links to it. The desk is left out, and so is whatever in the
 * address may tell of a person.
 */
export function countMissingPage({ url, method, headers }: Request, tallies: Tallies, origin: string) {
  const { pathname } = new URL(url)
  if (method !== 'GET' || /^\/desk(\/|\.|$)/.test(pathname)) return

  const isOurs = headers.get('Referer')?.startsWith(`${origin}/`)
  tallies.add(isOurs ? 'broken-link' : 'missing-page', nameOfAddress(pathname))
}

export function nameOfAddress(pathname: string): string {
  return (
    safelyDecoded(pathname.slice(0, LOOKED_AT))
      // The same page, asked for by the router of a visitor's browser.
      .replace(/\.data$/, '')
      .normalize('NFC')
      .replace(/[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2066-\u2069]/g, '')
      .split('/')
      .map((part) => (part.includes('@') ? '…' : part))
      .join('/')
      .replace(/\p{N}[\p{N}\s().-]{5,}/gu, '…')
      // Long words without a break: keys of links, not addresses that a person wrote.
      .replace(/[A-Za-z0-9_]{22,}/g, '…')
      .slice(0, LONGEST)
  )
}

// An address may hold a percent sign that encodes nothing.
function safelyDecoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
