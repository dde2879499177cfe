import { textOf } from '#articles/prepare-content.ts'
import { type Begun, countAudience } from '#editions/audience.ts'
import { drawEdition } from '#editions/draw-edition.tsx'
import type { EditionBody } from '#editions/edition-body.ts'
import { linksOf, picturesOf, readParts } from '#editions/edition-parts.ts'
import { OWN_LINKS } from '#editions/recipient-letter.ts'
import type { Services } from '#platform/services.ts'
import { checkLinks } from './check-links.ts'
import { checkSendingDomain } from './check-sending-domain.ts'
import { findSpamSigns } from './find-spam-signs.ts'
import { lettersCopy } from './words.en.ts'

const { checks: copy } = lettersCopy

/** `bad` keeps an edition from being sent, `doubt` does not. */
export interface Check {
  name: keyof typeof lettersCopy.checks.names
  verdict: 'good' | 'doubt' | 'bad'
  text: string
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
  const parts = await readParts(body.content, services)
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
      check(
        'links',
        links.map(({ verdict, text }) => ({ verdict, text })),
      ),
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

type Found = { verdict: 'doubt' | 'bad' | 'good'; text: string }

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
