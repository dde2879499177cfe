import { defineNotice } from '#leads/define-notice.ts'
import { defineReceipt } from '#leads/define-receipt.ts'
import { applicationEmailCopy as copy } from './mail-words.en.ts'
import { type ApplicationDetails, fileSize, mailboxForApplication, tellApplication } from './tell-application.ts'

export const acknowledgeApplication = defineReceipt('application.acknowledge', copy.receipt, {
  mailboxFor: mailboxForApplication,
  // An opening of ours, and how large the file was.
  linesOf: (lead) => {
    const details = JSON.parse(lead.details) as ApplicationDetails
    return [
      [copy.receipt.opening, details.job_title ?? copy.noOpening],
      [copy.receipt.resume, fileSize(details.resume)],
    ]
  },
})

export const notifyStaffOfApplication = defineNotice('application.notify-hr', copy.notice, {
  mailboxFor: mailboxForApplication,
  tell: tellApplication,
})
