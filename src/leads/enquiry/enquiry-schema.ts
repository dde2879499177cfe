import { z } from 'zod'
import { formMessages } from '#leads/form/words.en.ts'
import { leadContextFields } from '#leads/lead-context.ts'
import { emailAddress } from '#platform/mail/email-address.ts'
import { phoneNumber } from '#platform/text/phone-number.ts'
import { line, lines } from '#platform/text/text.ts'
import { contactCopy } from './words.en.ts'

const { errors } = contactCopy

/**
 * What the contact form sends (specification 3). The page and the API both
 * parse with this, so each rule is written once and each message is site copy.
 * The browser needs only the types: importing this there would ship zod.
 */
export const enquirySchema = z.object({
  full_name: line({ ...formMessages, required: errors.full_name }, 150),
  email: emailAddress({ ...formMessages, required: errors.email }),
  phone_number: phoneNumber({ ...formMessages, required: errors.phone_number }),
  message: lines({ ...formMessages, required: errors.message }, 5_000),

  ...leadContextFields,
})

export type EnquirySchema = typeof enquirySchema
export type Enquiry = z.output<EnquirySchema>
