import { isTyped } from '#platform/text/is-typed.ts'
import { ENQUIRY_FIELDS, type EnquiryDraft, type EnquiryErrors, type EnquiryField } from './enquiry-fields.ts'
import { contactCopy } from './words.en.ts'

const { errors: messages } = contactCopy

const rules: Record<EnquiryField, (text: string) => boolean> = {
  full_name: isTyped.text,
  email: isTyped.email,
  phone_number: isTyped.phoneNumber,
  message: isTyped.text,
}

/** The server's own rules, so that a slip is told at once. It has the last word: lengths are in enquiry-schema.ts. */
export function checkEnquiry(draft: EnquiryDraft): EnquiryErrors {
  const wrong = ENQUIRY_FIELDS.filter((field) => !rules[field](draft[field] ?? ''))
  return Object.fromEntries(wrong.map((field) => [field, messages[field]]))
}
