import { contactCopy as copy } from '#content/contact.ts'
import type { EnquiryErrors } from './enquiry-fields.ts'

interface Rejection {
  message: string
  errors: EnquiryErrors
}

/**
 * What to tell the visitor, from the body of an error: the first of
 * phone_number, email and message (specification, section 8), and the fields'
 * own errors. `message` is about the whole enquiry, never a field's list.
 */
export function readRejection(body: unknown): Rejection {
  const { full_name, email, phone_number, message } = (body ?? {}) as Record<string, unknown>
  const errors: EnquiryErrors = {}
  if (firstOf(full_name)) errors.full_name = firstOf(full_name)
  if (firstOf(email)) errors.email = firstOf(email)
  if (firstOf(phone_number)) errors.phone_number = firstOf(phone_number)

  const overall = typeof message === 'string' && message ? message : copy.failure
  return { message: errors.phone_number ?? errors.email ?? overall, errors }
}

function firstOf(list: unknown): string | undefined {
  const first: unknown = Array.isArray(list) ? list[0] : undefined
  return typeof first === 'string' && first ? first : undefined
}
