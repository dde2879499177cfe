import type { Told } from '#leads/lead-kind.ts'
import { tellFields } from '#leads/tell-fields.ts'
import type { Env } from '#platform/env.ts'
import { enquiryFields } from './enquiry-schema.ts'
import { contactCopy } from './words.en.ts'

const supportSentence = contactCopy.quickActions.find(({ label }) => label === contactCopy.supportAction)!.message

export function tellEnquiry(details: unknown): Told {
  const told = tellFields(enquiryFields, details)
  return { ...told, summary: told.text?.value ?? '' }
}

/** Support where a visitor asks for it by our own sentence, else sales. */
export function mailboxForEnquiry(details: unknown, { SUPPORT_EMAIL, SALES_EMAIL }: Env): string {
  const message = tellEnquiry(details).text?.value ?? ''
  return asOneLine(message).includes(asOneLine(supportSentence)) ? SUPPORT_EMAIL : SALES_EMAIL
}

function asOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim().toLowerCase()
}
