/** A report that a letter was not delivered (RFC 3464). */
export interface Bounce {
  /** Whom it will not reach, else of whom the report is; in lower case, none where it does not say. */
  recipients: string[]
  /** Such as 5.1.1, or 550 where the report has no more; null where it does not say. */
  status: string | null
  /** It will not be delivered, whatever happens: a status of class 5, and not only late. */
  isHard: boolean
  /** What the other server said, in one line. */
  reason: string
  /** Of the letter that it is about, without brackets. */
  messageIds: string[]
}

interface ReportPart {
  type: string
  text: string
}

const LONGEST_REASON = 300
const MOST_RECIPIENTS = 100
const ORIGINAL = /^(message\/(rfc822|global)(-headers)?|text\/rfc822-headers)$/i

/** What a multipart/report says, out of its parts; null where none of them is a delivery status. */
export function readBounce(parts: ReportPart[]): Bounce | null {
  const status = parts.find(({ type }) => /^message\/(global-)?delivery-status$/i.test(type))
  if (!status) return null

  const { whole, recipients } = readStatus(status.text)
  const refused = recipients.filter(isFinal)
  const told = refused.length > 0 ? refused : recipients
  const code = told[0] ? codeOf(told[0]) : null
  const original = parts.find(({ type }) => ORIGINAL.test(type))
  const quoted = original && readFields(original.text).get('message-id')

  return {
    recipients: [
      ...new Set(
        told.flatMap(
          (each) => addressIn(each.get('original-recipient')) ?? addressIn(each.get('final-recipient')) ?? [],
        ),
      ),
    ],
    status: code,
    isHard: refused.length > 0,
    reason: [code, told[0]?.get('diagnostic-code')?.replace(/^\s*[\w-]+;\s*/, '')]
      .filter(Boolean)
      .join(' ')
      .replace(/\s+/g, ' ')
      .slice(0, LONGEST_REASON),
    messageIds: [whole.get('original-message-id'), quoted].flatMap((text) => idsIn(text ?? '')),
  }
}

/**
 * Of which letters somebody told their mail provider that they do not want them (RFC 5965, abuse); null where the parts
 * are no such report.
 */
export function readComplaint(parts: ReportPart[]): { messageIds: string[] } | null {
  const report = parts.find(({ type }) => /^message\/feedback-report$/i.test(type))
  const original = parts.find(({ type }) => ORIGINAL.test(type))
  if (!report || !/^abuse$/i.test(readFields(report.text).get('feedback-type') ?? '')) return null
  return { messageIds: original ? idsIn(readFields(original.text).get('message-id') ?? '') : [] }
}

/** Every `<id>` in a header, without the brackets. */
export function idsIn(text: string): string[] {
  return [...text.matchAll(/<\s*([^<>\s]{1,250})\s*>/g)].map(([, id]) => id!)
}

type Fields = Map<string, string>

/** What a report says of the whole letter, and then of each recipient, with an empty line between (RFC 3464, 2.1). */
function readStatus(text: string): { whole: Fields; recipients: Fields[] } {
  const parts = text
    .replace(/\r\n?/g, '\n')
    .split(/\n[ \t]*\n/)
    .slice(0, MOST_RECIPIENTS)
    .map(readFields)
  const isOfOne = (fields: Fields) => fields.has('action') || fields.has('final-recipient')
  return {
    whole: parts.find((fields) => fields.has('original-message-id')) ?? new Map(),
    recipients: parts.filter(isOfOne),
  }
}

/** It will never arrive. Some servers leave the status out and say it in the diagnosis alone. */
function isFinal(fields: Fields): boolean {
  return fields.get('action')?.trim().toLowerCase() === 'failed' && (codeOf(fields)?.startsWith('5') ?? false)
}

function codeOf(fields: Fields): string | null {
  const [code] = /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(fields.get('status') ?? fields.get('diagnostic-code') ?? '') ?? []
  return code ?? /(?:^|;)\s*([245]\d\d)\b/.exec(fields.get('diagnostic-code') ?? '')?.[1] ?? null
}

function readFields(text: string): Fields {
  const fields: Fields = new Map()
  for (const line of text
    .replace(/\r\n?/g, '\n')
    .replace(/\n[ \t]+/g, ' ')
    .split('\n')
    .slice(0, 200)) {
    const [, name, value] = /^([\w-]{1,60})[ \t]*:(.*)$/.exec(line) ?? []
    // The first counts.
    if (name && !fields.has(name.toLowerCase())) fields.set(name.toLowerCase(), value!.trim())
  }
  return fields
}

function addressIn(field: string | undefined): string | null {
  const address = field
    ?.replace(/^[\w-]+;/, '')
    .replace(/[<>\s]/g, '')
    .toLowerCase()
  return address?.includes('@') ? address : null
}
