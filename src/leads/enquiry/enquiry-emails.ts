import { defineNotice } from '#leads/define-notice.ts'
import { defineReceipt } from '#leads/define-receipt.ts'
import { enquiryEmailCopy as copy } from './mail-words.en.ts'
import { mailboxForEnquiry, tellEnquiry } from './tell-enquiry.ts'

export const acknowledgeEnquiry = defineReceipt('enquiry.acknowledge', copy.receipt, { mailboxFor: mailboxForEnquiry })

export const notifyStaffOfEnquiry = defineNotice('enquiry.notify-desk', copy.notice, {
  mailboxFor: mailboxForEnquiry,
  tell: tellEnquiry,
})
