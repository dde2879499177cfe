import { defineNotice } from '#leads/define-notice.ts'
import { defineReceipt } from '#leads/define-receipt.ts'
import { auditEmailCopy as copy } from './mail-words.en.ts'
import { mailboxForAudit, tellAudit } from './tell-audit.ts'
import { auditCopy } from './words.en.ts'

export const acknowledgeAudit = defineReceipt('audit.acknowledge', copy.receipt, {
  mailboxFor: mailboxForAudit,
  nextOf: () => auditCopy.done.next,
  linesOf: ({ phone_number }) => [[copy.receipt.phone, copy.receipt.phoneEnding((phone_number ?? '').slice(-2))]],
})

export const notifyStaffOfAudit = defineNotice('audit.notify-sales', copy.notice, {
  mailboxFor: mailboxForAudit,
  tell: tellAudit,
})
