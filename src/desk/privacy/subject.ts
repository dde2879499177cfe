import { hashOfAddress } from '#leads/suppressions.ts'
import { isEmailAddress, sameAddress } from '#platform/text/read-email-address.ts'
import { isPhoneNumber, nationalNumber, readPhoneNumber } from '#platform/text/read-phone-number.ts'

/** Of whom somebody asks. */
export type Subject = { kind: 'email'; value: string } | { kind: 'phone'; value: string }

/** From what was typed: an email in lower case, or a number as it is dialled within India. Undefined where it is neither. */
export function readSubject(typed: string): Subject | undefined {
  const email = sameAddress(typed)
  if (isEmailAddress(email)) return { kind: 'email', value: email }

  const value = nationalNumber(typed)
  return isPhoneNumber(readPhoneNumber(typed)) && value.length >= 7 ? { kind: 'phone', value } : undefined
}

/** How the log knows of whom it speaks, once nothing else does. */
export function addressHash({ value }: Subject): string {
  return hashOfAddress(value)
}
