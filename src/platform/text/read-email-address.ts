import { cleanLine, withoutJoiners } from './clean-text.ts'

/** RFC 5321, section 4.5.3.1.3, less the angle brackets. */
export const LONGEST_ADDRESS = 254
// With a name before it and a subject behind it. More was never an address, and would only cost time to look through.
export const LONGEST_PASTE = 2_000
// What a browser's type=email accepts (HTML Standard, section 4.10.5.1.5), with a dotted domain so that mail can reach it.
const ADDRESS = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i

/**
 * An address as it is stored, out of what people paste: 'mailto:asha@example.com', 'Asha Rao <asha@example.com>', a
 * sentence's full stop after it, full-width letters, signs that nobody sees. Anything else comes back cleaned, to be
 * refused by isEmailAddress. The part before the @ is the other side's business (RFC 5321, section 2.4).
 */
export function readEmailAddress(text: string): string {
  if (text.length > LONGEST_PASTE) return text
  const plain = withoutJoiners(cleanLine(text)).normalize('NFKC').replaceAll('\u3002', '.').trim()
  const address = withoutLink(/<([^<>]*)>[\s.,;]*$/.exec(plain)?.[1] ?? plain)
    .trim()
    .replace(/^"(.*)"$|^'(.*)'$/, '$1$2')
    // None of these begins an address or ends a domain.
    .replace(/^[\s<([\u201c\u2018]+|[\s.,;:\u0964>)\]'"\u201d\u2019]+$/g, '')
    .replace(/ *@ */g, '@')

  return address.replace(/@[^@]*$/, (domain) => domain.toLowerCase())
}

export function isEmailAddress(address: string): boolean {
  return address.length <= LONGEST_ADDRESS && ADDRESS.test(address)
}

/** As addresses are compared: capital letters do not make it another one. */
export function sameAddress(text: string): string {
  return readEmailAddress(text).toLowerCase()
}

function withoutLink(text: string): string {
  const [, linked] = /^\s*mailto:([^?]*)/i.exec(text) ?? []
  if (linked === undefined) return text
  try {
    return decodeURIComponent(linked)
  } catch {
    return linked
  }
}
