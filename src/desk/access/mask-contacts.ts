import { latinDigits } from '#platform/text/latin-digits.ts'

const HIDDEN = '•••'
const SHOWN_DIGITS = 3
// Bounded: a long text without spaces is looked through once, not once a letter.
const EMAIL = /[^\s<>()[\],;:"'|@]{1,64}@[^\s<>()[\],;:"'|@]{3,200}/gu
// Seven digits are the fewest of an Indian number; people part them as they like, in the digits of any script.
const NUMBER = /\+?\p{Nd}(?:[\s().\p{Pd}]{0,3}\p{Nd}){6,}/gu

/** An address of which a colleague can tell that it is the same, and no more: `a•••@example.com`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, 1)}${HIDDEN}${email.slice(at)}`
}

/** The last three digits: enough to tell two callers apart, too few to call one. */
export function maskPhone(phone: string): string {
  return `${HIDDEN} ${latinDigits(phone).replace(/\D/g, '').slice(-SHOWN_DIGITS)}`
}

/** What people write, with the emails and phones in it masked: "call me at 98480 12345". */
export function maskText(text: string): string {
  return text.replace(EMAIL, maskEmail).replace(NUMBER, maskPhone)
}
