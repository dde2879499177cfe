import { brandName } from '#company/brand-name.ts'
import type { EditionRow, SubscriberRow } from '#database/tables.ts'
import { consentLink } from '#leads/consents/consent-links.ts'
import { lastingToken } from '#leads/subscription/subscriber-tokens.ts'
import type { Email } from '#platform/mail/mailer.ts'
import type { Services } from '#platform/services.ts'
import { inLanguage } from '#platform/text/in-language.ts'
import { addressHere, currentLanguage, FIRST_LANGUAGE, isLanguage } from '#platform/text/language.ts'
import { wishesFor } from './automatic/digest-wishes.ts'
import type { Translation, Translations } from './draw-as-sent.ts'
import { bodyOf, languageOf } from './edition-body.ts'
import { forNobody, onlyParts, withOwnChanges } from './own-parts.ts'
import { editionCopy } from './words.en.ts'

/** Stand in an edition's HTML and text where each recipient's own links go. */
export const OWN_LINKS = {
  unsubscribe: 'https://own-link.invalid/unsubscribe',
  preferences: 'https://own-link.invalid/preferences',
  consents: 'https://own-link.invalid/consents',
} as const

interface LetterOf {
  /** The delivery's. */
  id: string
  subscriber: SubscriberRow
  edition: EditionRow
}

/**
 * An edition as one subscriber gets it, in their language where it was made in it, with links of their own and what mail programs ask of lists. Undefined where
 * nothing of it is for them any more.
 */
export function letterFor(letter: LetterOf, services: Services): Promise<Email | undefined> {
  const { edition, subscriber } = letter
  const body = bodyOf(edition)
  const language = isLanguage(subscriber.language) ? subscriber.language : FIRST_LANGUAGE
  const own = translationsOf(edition)[language]
  const written = { subject: body.subject, html: edition.html ?? '', text: edition.text ?? '' }
  return inLanguage(own ? language : languageOf(body), () => write(letter, { ...(own ?? written) }, services))
}

function translationsOf({ translations }: EditionRow): Translations {
  return translations ? (JSON.parse(translations) as Translations) : {}
}

async function write({ id, subscriber, edition }: LetterOf, drawn: Translation, services: Services) {
  const { SITE_URL } = services.env
  if (edition.automatic === 'digest') {
    const wanted = (await wishesFor(services.db, edition.id, [subscriber])).get(subscriber.id)
    if (!wanted) return undefined
    drawn.html = onlyParts(drawn.html, wanted)
    drawn.text = onlyParts(drawn.text, wanted)
  }
  const says = drawn.writtenIn ?? currentLanguage()
  const own = await inLanguage(says, () => withOwnChanges(drawn, subscriber, services))
  const token = await lastingToken(subscriber.id, services)
  const links = {
    unsubscribe: SITE_URL + addressHere(`/newsletter/unsubscribe?token=${token}`),
    preferences: SITE_URL + addressHere(`/newsletter/preferences?token=${token}`),
    consents: await consentLink({ kind: 'subscriber', id: subscriber.id }, services),
  }

  return {
    id,
    to: subscriber.email,
    subject: drawn.subject,
    html: withLinks(own.html, links),
    text: withLinks(own.text, links),
    headers: headersOfList({ listed: edition.id, unsubscribe: links.unsubscribe, SITE_URL }),
  }
}

export function withLinks(drawn: string, links: Record<keyof typeof OWN_LINKS, string>): string {
  return Object.entries(OWN_LINKS).reduce(
    (text, [name, sign]) => text.replaceAll(sign, links[name as keyof typeof OWN_LINKS]),
    forNobody(drawn),
  )
}

/** One-click leaving (RFC 8058), the list's name (RFC 2919), and what Gmail tells complaints by (Feedback-ID). */
function headersOfList({ listed, unsubscribe, SITE_URL }: { listed: string; unsubscribe: string; SITE_URL: string }) {
  const host = new URL(SITE_URL).hostname
  return {
    'List-Unsubscribe': `<${unsubscribe}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    'List-ID': listId(host),
    'Feedback-ID': `${listed}:newsletter:${senderId(host)}`,
    // A program sends it, to many: automatic answers are not wanted (RFC 3834, section 2).
    Precedence: 'bulk',
  }
}

/**
 * The list's name for people stands before it where it is plain Latin words. With quotes or other letters the mail library
 * encodes the whole header, and no program finds the name in it.
 */
function listId(host: string): string {
  const words = editionCopy.list(brandName()).replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
  return `${/^[a-z\d ]+$/i.test(words) ? `${words.trim()} ` : ''}<newsletter.${host}>`
}

/** Five to fifteen signs, the same in all our mail: https://support.google.com/mail/answer/6254652 */
function senderId(host: string): string {
  return host
    .replace(/^www\./, '')
    .slice(0, 15)
    .padEnd(5, '-')
}
