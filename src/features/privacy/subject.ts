import { z } from 'zod'
import { hashOfAddress } from '#leads/suppressions.ts'

/** Of whom somebody asks. */
export type Subject = { kind: 'email'; value: string } | { kind: 'phone'; value: string }

/** From what was typed: an email in lower case, or a number as it is dialled within India. Undefined where it is neither. */
export function readSubject(typed: string): Subject | undefined {
  const text = typed.trim()
  const email = text.toLowerCase()
  if (text.length <= 254 && z.regexes.html5Email.test(email)) return { kind: 'email', value: email }

  const number = nationalNumber(text)
  return /^\+?[\d\s().-]+$/.test(text) && number.length >= 7 && number.length <= 15
    ? { kind: 'phone', value: number }
    : undefined
}

/** +91 98480 12345, 0091-9848012345 and 098480 12345 are one number: 9848012345. */
export function nationalNumber(text: string): string {
  const digits = text.replace(/\D/g, '').replace(/^0+/, '')
  // Numbers within India have ten digits, area code included (National Numbering Plan, 2003).
  return digits.length === 12 && digits.startsWith('91') ? digits.slice(2) : digits
}

/** How the log knows of whom it speaks, once nothing else does. */
export function sealOf({ value }: Subject): string {
  return hashOfAddress(value)
}
