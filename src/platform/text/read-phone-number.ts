import { cleanLine, withoutJoiners } from './clean-text.ts'
import { latinDigits } from './latin-digits.ts'

const LONGEST = 32
// More was never a number, and would only cost time to look through.
export const LONGEST_PASTE = 200

/**
 * A phone number as it is stored: as people write it, without what nobody sees, with plain digits, dashes and spaces.
 * "tel:+91-98480\u201112345" → "+91-98480-12345". Anything else comes back cleaned, to be refused by isPhoneNumber.
 */
export function readPhoneNumber(text: string): string {
  if (text.length > LONGEST_PASTE) return text
  return latinDigits(withoutJoiners(cleanLine(text)).normalize('NFKC'))
    .replace(/[\p{Pd}\u2043\u2212]/gu, '-')
    .replace(/[\u00b7\u2022\u2027\u2219]/g, '.')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^tel:\s*/i, '')
    .replace(/;.*$/, '')
    .replace(/[\s.,\u0964]+$/, '')
}

/** A landline is as good as a mobile: 98480 12345, +91-40-2345 6789, (040) 23456789. Of what readPhoneNumber gave. */
export function isPhoneNumber(number: string): boolean {
  const digits = number.replace(/\D/g, '').length
  // E.164 allows at most 15 digits; no Indian subscriber number with its code has fewer than 7.
  return number.length <= LONGEST && /^[\s(]*\+?[\d\s().-]+$/.test(number) && digits >= 7 && digits <= 15
}

/** The ten digits of a mobile number, however it was written: '+91 (0) 98480-12345'. Anything else stays as it is. */
export function readMobileNumber(text: string): string {
  const number = readPhoneNumber(text)
  const [, mobile] = /^(?:(?:\+|0{0,2})91)?0?([6-9]\d{9})$/.exec(number.replace(/[\s().-]/g, '')) ?? []
  return mobile ?? number
}

/** Specification 5. */
export function isMobileNumber(number: string): boolean {
  return /^[6-9]\d{9}$/.test(number)
}

/** How a number is dialled within India, for comparing: +91 98480 12345, 0091-9848012345 and 098480 12345 are one. */
export function nationalNumber(text: string): string {
  const digits = readPhoneNumber(text).replace(/\D/g, '').replace(/^0+/, '')
  // Numbers within India have ten digits, area code included (National Numbering Plan, 2003).
  return digits.length === 12 && digits.startsWith('91') ? digits.slice(2) : digits
}
