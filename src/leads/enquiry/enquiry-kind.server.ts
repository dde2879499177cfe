import type * as z from 'zod/mini'
import { receiptApi, submitOf } from '#leads/accept-lead.ts'
import { leadBody } from '#leads/form/lead-body.ts'
import type { LeadKindEntry, Told } from '#leads/lead-kind.ts'
import { defineNotice, defineReceipt } from '#leads/lead-mails.ts'
import { replyBy } from '#leads/reply-by.ts'
import { SALE } from '#leads/stages.ts'
import { columnsOf, tellFields } from '#leads/tell-fields.ts'
import type { Env } from '#platform/env.ts'
import { inLanguage } from '#platform/text/in-language.ts'
import { offeredLanguages } from '#platform/text/language.ts'
import { enquiryEndpoint } from './enquiry-endpoint.en.ts'
import { enquiryFields, enquiryForm, enquirySchema } from './enquiry-schema.ts'
import { enquiryKindCopy as copy } from './kind-words.en.ts'
import { enquiryEmailCopy as mails } from './mail-words.en.ts'
import { nextStepOf } from './next-step.ts'
import { contactCopy } from './words.en.ts'

/** What the page's own post and the API take. */
export const enquiryBody = leadBody(enquirySchema)

export type Enquiry = z.output<typeof enquiryBody>

const acknowledgeEnquiry = defineReceipt('enquiry.acknowledge', mails.receipt, {
  mailboxFor: mailboxForEnquiry,
  nextOf: ({ details }) => contactCopy.receipt.steps[nextStepOf(tellEnquiry(JSON.parse(details)).summary)],
})

const notifyStaffOfEnquiry = defineNotice('enquiry.notify-desk', mails.notice, {
  mailboxFor: mailboxForEnquiry,
  tell: tellEnquiry,
})

export const submitEnquiry = submitOf<Enquiry>('contact')

/** A message from the contact form or from the assistant's. */
export const enquiryKind: LeadKindEntry = {
  name: copy.name,
  get ownName() {
    return copy.ownName
  },
  from: 'customers',
  notice: contactCopy.notice,
  purposes: ['answer'],
  monthsKept: ({ RETENTION_LEADS_MONTHS }) => RETENTION_LEADS_MONTHS,
  replyBy,
  waitsForAnswer: true,
  stages: SALE,
  mailboxFor: mailboxForEnquiry,
  form: enquiryForm,
  endpoint: { ...enquiryEndpoint, body: enquiryBody },
  api: receiptApi(enquiryBody, submitEnquiry, () => contactCopy.success),
  jobs: () => [notifyStaffOfEnquiry, acknowledgeEnquiry],
  allJobs: [
    [notifyStaffOfEnquiry, copy.jobs.notice],
    [acknowledgeEnquiry, copy.jobs.receipt],
  ],
  columns: columnsOf(enquiryFields),
  tell: tellEnquiry,
}

export function tellEnquiry(details: unknown): Told {
  const told = tellFields(enquiryFields, details)
  return { ...told, summary: told.text?.value ?? '' }
}

/** Support where a visitor asks for it by our own sentence, else sales. */
function mailboxForEnquiry(details: unknown, { SUPPORT_EMAIL, SALES_EMAIL }: Env): string {
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
