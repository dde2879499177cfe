import { z } from 'zod'
import { isEmailAddress, LONGEST_ADDRESS, readEmailAddress } from '#platform/text/read-email-address.ts'
import type { TextMessages } from '#platform/text/text.ts'

/** An address that mail can reach, as readEmailAddress makes it of what was pasted. */
export function emailAddress({ required, tooLong }: TextMessages) {
  return z
    .string(required)
    .overwrite(readEmailAddress)
    .min(1, { error: required, abort: true })
    .max(LONGEST_ADDRESS, { error: tooLong, abort: true })
    .refine(isEmailAddress, required)
    .meta({ format: 'email' })
}
