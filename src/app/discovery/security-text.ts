import { Hono } from 'hono'
import type { RequestState } from '#platform/http/request-state.ts'

const DAY_MS = 24 * 3_600_000
/** RFC 9116, 2.5.5, asks for less than a year. Counted from the day of asking, it never lapses while the site runs. */
const VALID_DAYS = 180

interface Contact {
  origin: string
  /** Who is told of a weakness. */
  mailbox: string
}

/** /.well-known/security.txt: whom to tell of a weakness in the site. RFC 9116. */
export function securityText({ origin, mailbox }: Contact, now: Date): string {
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS

  return [
    `Contact: mailto:${mailbox}`,
    `Expires: ${new Date(today + VALID_DAYS * DAY_MS).toISOString()}`,
    'Preferred-Languages: en, hi, te',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n')
}

/** What stands below /.well-known: the file of RFC 9116. */
export function wellKnown(contact: Contact, now: () => Date) {
  return new Hono<RequestState>().get('/security.txt', (c) => {
    c.header('Cache-Control', 'public, max-age=300')
    return c.text(securityText(contact, now()))
  })
}
