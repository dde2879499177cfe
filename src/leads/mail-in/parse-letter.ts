import { createHash } from 'node:crypto'
import type { AddressObject, ParsedMail } from 'mailparser'
import { toLines, toOneLine } from '#platform/text/clean-text.ts'
import { isEmailAddress, readEmailAddress } from '#platform/text/read-email-address.ts'
import type { Letter, LetterPart } from './letter.ts'
import { idsIn, readBounce, readComplaint } from './read-bounce.ts'
import { mailInCopy as copy } from './words.en.ts'

const PRECEDENCE = /^(bulk|junk|list|auto[-_]?reply)$/i
// Not List-Unsubscribe: programs for sales put it on what a person wrote.
const BY_PROGRAMS =
  /^(list-id|x-(mail-)?auto-?(reply|respond|response|responder|generated)(-from)?|x-vacation|x-fc-machinegenerated)$/
/**
 * As the common mail programs begin the subject of an answer that nobody wrote. Some of them say it in no header.
 */
const SUBJECT =
  /^\s*(?:re:\s*)?(?:auto(?:matic|mated)?[ -]?(?:reply|response)\b|autoreply\b|out of (?:the )?office\b|(?:i am |i'm )?on (?:annual |vacation|leave)\b|vacation (?:reply|response)\b|abwesenheits|réponse automatique|respuesta automática|स्वचालित (?:उत्तर|जवाब)|ऑटो रिप्लाई)/iu

const LONGEST_SUBJECT = 500
const LONGEST_TEXT = 200_000
const LONGEST_HTML = 2_000_000
const LONGEST_NAME = 200
const MOST_RECIPIENTS = 100
const MOST_REFERENCES = 50
/** What only tells where a letter went. */
const RECIPIENTS = ['delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to', 'x-forwarded-to']

/**
 * Reads a letter. It never fails: of what is no letter at all, its bytes are the text, so that somebody sees that it
 * came. `isWhole` is false where only its headers were fetched.
 */
export async function parseLetter(raw: Buffer, at: Date, { isWhole = true } = {}): Promise<Letter> {
  // 32 MB to load: only where there is a letter.
  const { simpleParser } = await import('mailparser')
  const parsed = await simpleParser(raw, {
    keepDeliveryStatus: true,
    skipTextToHtml: true,
    skipImageLinks: true,
    keepCidLinks: true,
    maxHtmlLengthToParse: LONGEST_HTML,
    maxHeadSize: 1_000_000,
    maxChildNodes: 500,
  }).catch(() => unreadable(raw))

  const headers = headersOf(parsed)
  const subject = tidy(parsed.subject ?? '', LONGEST_SUBJECT)
  const reports = parsed.attachments.map(({ contentType, content }) => ({
    type: contentType ?? '',
    text: content.subarray(0, 100_000).toString('utf8'),
  }))
  const [bounce, complaint] = [readBounce(reports), readComplaint(reports)]
  const text = toLines(parsed.text ?? '').slice(0, LONGEST_TEXT)
  const html = parsed.html && parsed.html.length <= LONGEST_HTML ? parsed.html : null

  return {
    messageId: idsIn(parsed.messageId ?? '')[0] ?? `${createHash('sha256').update(raw).digest('hex')}@no-id`,
    inReplyTo: idsIn(parsed.inReplyTo ?? '').at(-1) ?? null,
    references: referencesOf(parsed),
    from: senderOf(parsed),
    to: recipientsOf(parsed),
    subject,
    text: isWhole ? text : copy.tooLarge,
    html: isWhole ? html : null,
    automatic: bounce || complaint ? 'bounce' : isAutomatic(headers, subject) ? 'reply' : null,
    bounce,
    complaint,
    isForged: /\bdmarc\s*=\s*fail\b/i.test(headers.get('authentication-results') ?? ''),
    parts: isWhole && !bounce && !complaint ? parsed.attachments.map(toPart) : [],
    at,
  }
}

function unreadable(raw: Buffer): ParsedMail {
  const text = `${copy.unreadable}\n\n${raw.subarray(0, 10_000).toString('latin1')}`
  return { attachments: [], headers: new Map(), headerLines: [], html: false, text } as unknown as ParsedMail
}

/** As they were written, not decoded: the first of each name, which is the one that our own server put on top. */
function headersOf({ headerLines }: ParsedMail): Headers {
  const headers = new Map<string, string>()
  for (const { key, line } of headerLines)
    if (!headers.has(key))
      headers.set(
        key,
        line
          .slice(line.indexOf(':') + 1)
          .replace(/\r?\n\s*/g, ' ')
          .trim(),
      )
  return headers
}

function senderOf({ from }: ParsedMail): Letter['from'] {
  const first = from && flat(from)[0]
  const address = readEmailAddress(first?.address ?? '')
  return isEmailAddress(address) ? { address, name: tidy(first?.name ?? '', LONGEST_NAME) } : null
}

function recipientsOf({ to, cc, headerLines }: ParsedMail): string[] {
  const named = [to, cc].flatMap((field) => (field ? [field].flat() : [])).flatMap((field) => flat(field))
  const reached = headerLines
    .filter(({ key }) => RECIPIENTS.includes(key))
    .map(({ line }) => line.slice(line.indexOf(':') + 1))
  const all = [...named.map(({ address = '' }) => address), ...reached].map((text) => readEmailAddress(text))
  return [...new Set(all.filter(isEmailAddress))].slice(0, MOST_RECIPIENTS)
}

/** Groups hold addresses of their own. */
function flat({ value }: AddressObject): { address?: string; name: string }[] {
  return value.flatMap((each) => (each.group ? each.group : [each])) as { address?: string; name: string }[]
}

function referencesOf({ references, inReplyTo }: ParsedMail): string[] {
  const all = [references ?? []].flat().join(' ')
  const nearestFirst = [...idsIn(inReplyTo ?? ''), ...idsIn(all).reverse()]
  return [...new Set(nearestFirst)].slice(0, MOST_REFERENCES)
}

function toPart({ filename, contentType, content, cid }: ParsedMail['attachments'][number]): LetterPart {
  return { name: filename ?? '', type: (contentType ?? '').toLowerCase(), content, cid: cid ?? null }
}

function tidy(text: string, longest: number): string {
  return toOneLine(text.slice(0, longest))
}

/** Headers by their names in lower case; of one that came several times, the first. */
type Headers = ReadonlyMap<string, string>

/** Whether no person wrote this: RFC 3834, section 5, and what mail programs write that do not follow it. */
export function isAutomatic(headers: Headers, subject: string): boolean {
  // "no" and its parameters; whatever else it says is a program's.
  const submitted = headers.get('auto-submitted')?.split(';')[0]?.trim().toLowerCase()
  if (submitted && submitted !== 'no') return true

  // RFC 3834, section 2: who writes so wants no answer, and is none.
  if (headers.get('return-path')?.replace(/\s/g, '') === '<>') return true
  if (PRECEDENCE.test(headers.get('precedence')?.trim() ?? '')) return true
  // Exchange puts it on its own automatic answers (MS-OXCMAIL, section 2.2.3.2.14): with all of them, or with none to be had.
  if (/\b(all|autoreply|oof)\b/i.test(headers.get('x-auto-response-suppress') ?? '')) return true

  if (/\bauto-?respond/i.test(headers.get('x-post-messageclass') ?? '')) return true
  // No person has this address.
  if (/\bmailer-daemon@/i.test(headers.get('from') ?? '')) return true

  return [...headers.keys()].some((name) => BY_PROGRAMS.test(name)) || SUBJECT.test(subject)
}
