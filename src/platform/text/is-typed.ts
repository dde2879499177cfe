import { cleanLines, showsSomething } from './clean-text.ts'
import { isEmailAddress, readEmailAddress } from './read-email-address.ts'
import { isPhoneNumber, readPhoneNumber } from './read-phone-number.ts'

/** The rules that a form's field has in the browser: the server's, without its validator, which is too large to ship. */
export const isTyped = {
  text: (text: string) => showsSomething(cleanLines(text)),
  email: (text: string) => isEmailAddress(readEmailAddress(text)),
  phoneNumber: (text: string) => isPhoneNumber(readPhoneNumber(text)),
} as const
