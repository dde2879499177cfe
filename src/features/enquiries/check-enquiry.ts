import { contactCopy } from '#content/contact.ts'
import { ENQUIRY_FIELDS, type EnquiryDraft, type EnquiryErrors, type EnquiryField } from './enquiry-fields.ts'

const { errors: messages } = contactCopy

/**
 * The server's rules in short, so that a slip is told at once. The server has
 * the last word (enquiry-schema.ts); its validator is too large to ship here.
 */
const isPlausible: Record<EnquiryField, (text: string) => boolean> = {
  full_name: (text) => text.length > 0,
  email: (text) => /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(text),
  phone_number: (text) => /^\+?[\d\s().-]+$/.test(text) && digitCount(text) >= 7 && digitCount(text) <= 15,
  message: (text) => text.length > 0,
}

export function checkEnquiry(draft: EnquiryDraft): EnquiryErrors {
  const wrong = ENQUIRY_FIELDS.filter((field) => !isPlausible[field](draft[field]?.trim() ?? ''))
  return Object.fromEntries(wrong.map((field) => [field, messages[field]]))
}

function digitCount(text: string): number {
  return text.replace(/\D/g, '').length
}
