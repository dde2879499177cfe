import { z } from 'zod'
import { isMobileNumber, isPhoneNumber, readMobileNumber, readPhoneNumber } from './read-phone-number.ts'
import type { TextMessages } from './text.ts'

/** As people write it: 98480 12345, +91-40-2345 6789, (040) 23456789. A landline is as good as a mobile. */
export function phoneNumber({ required }: Pick<TextMessages, 'required'>) {
  return z
    .string(required)
    .overwrite(readPhoneNumber)
    .min(1, { error: required, abort: true })
    .refine(isPhoneNumber, required)
}

/** The ten digits of an Indian mobile number, out of any of those. */
export function mobileNumber(required: string) {
  return z.string(required).overwrite(readMobileNumber).refine(isMobileNumber, required)
}
