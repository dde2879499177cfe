import { defineNotice } from '#leads/define-notice.ts'
import { defineReceipt } from '#leads/define-receipt.ts'
import { enquiryEmailCopy as copy } from './mail-words.en.ts'
import { nextStepOf } from './next-step.ts'
import { mailboxForEnquiry, tellEnquiry } from './tell-enquiry.ts'
import { contactCopy } from './words.en.ts'

export const acknowledgeEnquiry = defineReceipt('enquiry.acknowledge', copy.receipt, {
  mailboxFor: mailboxForEnquiry,
  nextOf: ({ details }) => contactCopy.receipt.steps[nextStepOf(tellEnquiry(JSON.parse(details)).summary)],
})

export const notifyStaffOfEnquiry = defineNotice('enquiry.notify-desk', copy.notice, {
  mailboxFor: mailboxForEnquiry,
  tell: tellEnquiry,
})
