/** A report that a letter was not delivered (RFC 3464). */
export interface Bounce {
  /** In lower case; null where the report does not say. */
  recipient: string | null
  /** Such as 5.1.1; null where the report does not say. */
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
const ORIGINAL = /^(message\/(rfc822|global)(-headers)?|text\/rfc822-headers)$/i

/** What a multipart/report says, out of its parts; null where none of them is a delivery status. */
export function readBounce(parts: ReportPart[]): Bounce | null {
  const status = parts.find(({ type }) => /^message\/(global-)?delivery-status$/i.test(type))
  if (!status) return null

  // Fields of the whole first, then of each recipient; of several recipients we write to one.
  const fields = readFields(status.text)
  const code = /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(fields.get('status') ?? '')?.[0] ?? null
  const action = fields.get('action')?.trim().toLowerCase()
  const original = parts.find(({ type }) => ORIGINAL.test(type))
  const quoted = original && readFields(original.text).get('message-id')

  return {
    recipient: addressIn(fields.get('original-recipient')) ?? addressIn(fields.get('final-recipient')),
    status: code,
    isHard: action === 'failed' && (code?.startsWith('5.') ?? false),
    reason: [code, fields.get('diagnostic-code')?.replace(/^\s*[\w-]+;\s*/, '')]
      .filter(Boolean)
      .join(' ')
      .replace(/\s+/g, ' ')
      .slice(0, LONGEST_REASON),
    messageIds: [fields.get('original-message-id'), quoted].flatMap((text) => idsIn(text ?? '')),
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

function readFields(text: string): Map<string, string> {
  const fields = new Map<string, string>()
  for (const line of text
    .replace(/\r\n?/g, '\n')
    .replace(/\n[ \t]+/g, ' ')
    .split('\n')
    .slice(0, 200)) {
    const [, name, value] = /^([\w-]{1,60})[ \t]*:(.*)$/.exec(line) ?? []
    // The first counts: of the headers, and of what a report says of the first recipient.
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
