import type { LeadKindEntry } from '#leads/lead-kind.ts'
import { receiptApi } from '#leads/receipt-api.ts'
import { replyBy } from '#leads/reply-by.ts'
import { SALE } from '#leads/stages.ts'
import { columnsOf } from '#leads/tell-fields.ts'
import { enquiryBody } from './enquiry-body.ts'
import { acknowledgeEnquiry, notifyStaffOfEnquiry } from './enquiry-emails.ts'
import { enquiryEndpoint } from './enquiry-endpoint.en.ts'
import { enquiryFields, enquiryForm } from './enquiry-schema.ts'
import { enquiryKindCopy as copy } from './kind-words.en.ts'
import { submitEnquiry } from './submit-enquiry.ts'
import { mailboxForEnquiry, tellEnquiry } from './tell-enquiry.ts'
import { contactCopy } from './words.en.ts'

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
