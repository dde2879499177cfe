import { textOf } from '#articles/prepare-content.ts'
import { withPatience } from '#database/patience.ts'
import { type Begun, countAudience } from '#editions/audience.ts'
import { drawEdition } from '#editions/draw-edition.tsx'
import type { EditionBody } from '#editions/edition-body.ts'
import { linksOf, picturesOf, readParts } from '#editions/edition-parts.ts'
import { OWN_LINKS } from '#editions/recipient-letter.ts'
import type { Services } from '#platform/services.ts'
import { checkSendingDomain } from './check-sending-domain.ts'
import { lettersCopy } from './words.en.ts'

const { checks: copy } = lettersCopy
const PATIENCE_MS = 5_000
const AT_ONCE = 4

/** `bad` keeps an edition from being sent, `doubt` does not. */
interface Found {
  verdict: 'good' | 'doubt' | 'bad'
  text: string
}

export interface Check extends Found {
  name: keyof typeof copy.names
}

const LARGE_BYTES = 100_000
const TOO_LARGE_BYTES = 250_000
const LONG_SUBJECT = 70

interface Looked {
  checks: Check[]
  receivers: number
  text: string
}

/** Everything that is looked at before an edition goes out. */
export async function checkEdition(body: EditionBody, services: Services, begun?: Begun): Promise<Looked> {
  const parts = await readParts(body, services)
  const { html, text } = await drawEdition(body, services)
  const [receivers, links, domain] = await Promise.all([
    countAudience(services.db, body.audience, services.now(), begun),
    checkLinks(linksOf(parts), services.env.SITE_URL),
    checkSendingDomain(services.env),
  ])
  const missing = parts.filter(({ kind }) => kind === 'missing').length
  const isEmpty = parts.every((part) => part.kind === 'written') && textOf(body.content).trim() === ''

  return {
    receivers,
    text,
    checks: [
      check('fields', [
        !body.subject && bad(copy.subjectMissing),
        !body.preheader && bad(copy.preheaderMissing),
        isEmpty && bad(copy.contentMissing),
        /\{[^{}\n]{1,80}\}/.test(`${body.subject} ${body.preheader} ${textOf(body.content)} ${body.text}`) &&
          bad(copy.braces),
        missing > 0 && bad(copy.blocksMissing(missing)),
      ]),
      check('receivers', [receivers === 0 && bad(copy.nobody)], copy.receivers(receivers)),
      check('links', links),
      check('pictures', [
        picturesOf(parts).some(({ alt }) => !alt.trim()) && bad(copy.altMissing),
        picturesOf(parts).some(({ src }) => /\.svg($|\?)/i.test(src)) && doubt(copy.drawing),
      ]),
      check(
        'length',
        [
          Buffer.byteLength(html) > TOO_LARGE_BYTES
            ? bad(copy.tooLarge(kilobytes(html)))
            : Buffer.byteLength(html) > LARGE_BYTES && doubt(copy.large(kilobytes(html))),
          body.subject.length > LONG_SUBJECT && doubt(copy.longSubject),
        ],
        copy.size(kilobytes(html)),
      ),
      check(
        'spam',
        findSpamSigns(body.subject, `${body.preheader} ${textOf(body.content)}`).map((sign) => doubt(sign)),
      ),
      check('unsubscribe', [
        ![html, text].every((form) => form.includes(OWN_LINKS.unsubscribe)) && bad(copy.unsubscribeMissing),
      ]),
      ...domain,
    ],
  }
}

function check(name: Check['name'], found: (Found | false)[], good: string = copy.good[name] ?? ''): Check {
  const all = found.filter((each) => each !== false)
  const verdict = all.some((each) => each.verdict === 'bad')
    ? 'bad'
    : all.some((each) => each.verdict === 'doubt')
      ? 'doubt'
      : 'good'
  const told = all.filter((each) => each.verdict !== 'good').map((each) => each.text)
  return { name, verdict, text: told.join(' ') || good }
}

function bad(text: string): Found {
  return { verdict: 'bad', text }
}

function doubt(text: string): Found {
  return { verdict: 'doubt', text }
}

function kilobytes(text: string): number {
  return Math.round(Buffer.byteLength(text) / 1_000)
}

/** What filters, and readers, take for advertising that nobody asked for; each as a sentence. */
export function findSpamSigns(subject: string, text: string): string[] {
  const all = `${subject} ${text}`.toLowerCase()
  const words = copy.spam.words.filter((word) => all.includes(word))
  const letters = subject.replace(/[^\p{L}]/gu, '')
  const isShouted = letters.length > 8 && letters === letters.toUpperCase() && letters !== letters.toLowerCase()
  const marks = (`${subject} ${text}`.match(/!/g) ?? []).length

  return [
    ...(words.length > 0 ? [copy.spam.found(words.join(', '))] : []),
    ...(isShouted ? [copy.spam.capitals] : []),
    ...(marks > 3 || /!{2,}/.test(all) ? [copy.spam.marks] : []),
  ]
}

/**
 * Asks for each page of ours that an edition leads to. Pages of others are not asked: whose they are, and what asking
 * does to them, we do not know.
 */
export async function checkLinks(links: string[], origin: string): Promise<Found[]> {
  const own = [...new Set(links.flatMap((link) => ownAddress(link, origin) ?? []))]
  const foreign = links.filter((link) => /^https?:/.test(link) && !ownAddress(link, origin))
  const found: Found[] = []
  for (let at = 0; at < own.length; at += AT_ONCE)
    found.push(...(await Promise.all(own.slice(at, at + AT_ONCE).map(ask))))
  if (foreign.length > 0) found.push({ verdict: 'doubt', text: copy.foreignLinks(foreign.length) })
  return found
}

/** Undefined where it leads elsewhere. */
function ownAddress(link: string, origin: string): string | undefined {
  const url = URL.parse(link, origin)
  if (!url || url.origin !== new URL(origin).origin) return undefined
  url.hash = ''
  return url.href
}

async function ask(address: string): Promise<Found> {
  const { pathname } = new URL(address)
  try {
    const { status, body } = await withPatience(PATIENCE_MS, (signal) => fetch(address, { signal }))
    await body?.cancel()
    return status < 400
      ? { verdict: 'good', text: pathname }
      : { verdict: 'bad', text: copy.linkRefused(pathname, status) }
  } catch {
    return { verdict: 'doubt', text: copy.linkUnasked(pathname) }
  }
}
