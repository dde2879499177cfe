import { z } from 'zod'
import { contactCopy } from '#content/contact.ts'
import { formMessages } from '#content/form-messages.ts'
import { leadContextFields } from '#leads/lead-context.ts'
import { emailAddress } from '#platform/email-address.ts'
import { line, lines } from '#platform/text.ts'

const { errors } = contactCopy

/**
 * What the contact form sends (specification 3). The page and the API both
 * parse with this, so each rule is written once and each message is site copy.
 * The browser needs only the types: importing this there would ship zod.
 */
export const enquirySchema = z.object({
  full_name: line({ ...formMessages, required: errors.full_name }, 150),
  email: emailAddress({ ...formMessages, required: errors.email }),
  // As people write it: 98480 12345, +91-40-2345 6789, (040) 23456789. A landline is as good as a mobile.
  phone_number: line({ ...formMessages, required: errors.phone_number }, 32).refine(isPhoneNumber, errors.phone_number),
  message: lines({ ...formMessages, required: errors.message }, 5_000),

  ...leadContextFields,
})

export type EnquirySchema = typeof enquirySchema
export type Enquiry = z.output<EnquirySchema>

// E.164 allows at most 15 digits; no Indian subscriber number with its code has fewer than 7.
function isPhoneNumber(text: string): boolean {
  const digits = text.replace(/\D/g, '').length
  return /^\+?[\d\s().-]+$/.test(text) && digits >= 7 && digits <= 15
}
