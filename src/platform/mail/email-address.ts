import * as z from 'zod/mini'
import { asked, told } from '#platform/form/fields.ts'
import { isEmailAddress, LONGEST_ADDRESS, LONGEST_PASTE, readEmailAddress } from '#platform/text/read-email-address.ts'
import type { TextMessages } from '#platform/text/text.ts'

/** An address that mail can reach, as readEmailAddress makes it of what was pasted. */
export function emailAddress(messages: Omit<TextMessages, 'unreadable'>) {
  const rule = z.string({ error: () => messages.required }).check(
    z.overwrite(readEmailAddress),
    told((text) => {
      if (text.length > LONGEST_ADDRESS) return messages.tooLong
      return isEmailAddress(text) ? undefined : messages.required
    }),
  )
  rule.register(z.globalRegistry, { format: 'email', maxLength: LONGEST_ADDRESS })
  return asked(rule, { type: 'email', autoComplete: 'email', maxLength: LONGEST_PASTE + 1 })
}
