import * as z from 'zod/mini'
import { asked, told } from '#platform/form/fields.ts'
import { isMobileNumber, isPhoneNumber, LONGEST_PASTE, readMobileNumber, readPhoneNumber } from './read-phone-number.ts'
import { blankIsAbsent, type TextMessages } from './text.ts'

const CONTROL = { type: 'tel', autoComplete: 'tel', maxLength: LONGEST_PASTE + 1 } as const

/** As people write it: 98480 12345, +91-40-2345 6789, (040) 23456789. A landline is as good as a mobile. */
export function phoneNumber(messages: Pick<TextMessages, 'required'>) {
  const rule = z.string({ error: () => messages.required }).check(
    z.overwrite(readPhoneNumber),
    told((text) => (isPhoneNumber(text) ? undefined : messages.required)),
  )
  return asked(rule, CONTROL)
}

/** The same, where it may be left out. */
export function optionalPhoneNumber(messages: Pick<TextMessages, 'required'>) {
  const rule = z.optional(z.pipe(z.transform(blankIsAbsent), z.optional(phoneNumber(messages))))
  rule.register(z.globalRegistry, { type: 'string' })
  return asked(rule, CONTROL)
}

/** The ten digits of an Indian mobile number, out of any of those. */
export function mobileNumber(required: () => string) {
  const rule = z.string({ error: required }).check(
    z.overwrite(readMobileNumber),
    told((text) => (isMobileNumber(text) ? undefined : required())),
  )
  return asked(rule, CONTROL)
}
