import { defineNotice } from '#leads/define-notice.ts'
import { defineReceipt } from '#leads/define-receipt.ts'
import type { LeadKindEntry } from '#leads/lead-kind.ts'
import { receiptApi, submitOf } from '#leads/receipt-api.ts'
import { replyBy } from '#leads/reply-by.ts'
import { SALE } from '#leads/stages.ts'
import { columnsOf } from '#leads/tell-fields.ts'
import { type Enquiry, enquiryBody } from './enquiry-body.ts'
import { enquiryEndpoint } from './enquiry-endpoint.en.ts'
import { enquiryFields, enquiryForm } from './enquiry-schema.ts'
import { enquiryKindCopy as copy } from './kind-words.en.ts'
import { enquiryEmailCopy as mails } from './mail-words.en.ts'
import { nextStepOf } from './next-step.ts'
import { mailboxForEnquiry, tellEnquiry } from './tell-enquiry.ts'
import { contactCopy } from './words.en.ts'

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
  endpoint: enquiryEndpoint,
  api: receiptApi(enquiryBody, submitEnquiry, () => contactCopy.success),
  jobs: () => [notifyStaffOfEnquiry, acknowledgeEnquiry],
  allJobs: [
    [notifyStaffOfEnquiry, copy.jobs.notice],
    [acknowledgeEnquiry, copy.jobs.receipt],
  ],
  columns: columnsOf(enquiryFields),
  tell: tellEnquiry,
}
