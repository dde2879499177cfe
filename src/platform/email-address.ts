import { z } from 'zod'
import { line, type TextMessages } from './text.ts'

const MAX_LENGTH = 254 // RFC 5321, section 4.5.3.1.3, less the angle brackets.

/** What a browser's type=email accepts (HTML Standard), with a dotted domain so that mail can reach it. */
export function emailAddress(messages: TextMessages) {
  return line(messages, MAX_LENGTH)
    .refine((text) => z.regexes.html5Email.test(text) && /\.[^.]+$/.test(text.split('@')[1] ?? ''), messages.required)
    .meta({ format: 'email' })
    .transform(withLowerCaseDomain)
}

// The part before the @ is the other side's business (RFC 5321, section 2.4).
function withLowerCaseDomain(address: string): string {
  const at = address.lastIndexOf('@')
  return address.slice(0, at) + address.slice(at).toLowerCase()
}
