import type { Told } from '#leads/lead-kind.ts'
import { tellFields } from '#leads/tell-fields.ts'
import type { Env } from '#platform/env.ts'
import { inLanguage } from '#platform/text/in-language.ts'
import { offeredLanguages } from '#platform/text/language.ts'
import { enquiryFields } from './enquiry-schema.ts'
import { contactCopy } from './words.en.ts'

export function tellEnquiry(details: unknown): Told {
  const told = tellFields(enquiryFields, details)
  return { ...told, summary: told.text?.value ?? '' }
}

/** Support where a visitor asks for it by our own sentence, else sales. */
export function mailboxForEnquiry(details: unknown, { SUPPORT_EMAIL, SALES_EMAIL }: Env): string {
  const message = tellEnquiry(details).text?.value ?? ''
  return supportSentences().some((sentence) => asOneLine(message).includes(asOneLine(sentence)))
    ? SUPPORT_EMAIL
    : SALES_EMAIL
}

/** In every language, whoever's mail it is in which this is asked. */
function supportSentences(): string[] {
  // The last of the quick actions: staff may call it otherwise.
  return offeredLanguages().map((language) => inLanguage(language, () => contactCopy.quickActions.at(-1)!.message))
}

function asOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim().toLowerCase()
}
