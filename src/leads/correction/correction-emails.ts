import { defineNotice } from '#leads/define-notice.ts'
import { defineReceipt } from '#leads/define-receipt.ts'
import { correctionEmailCopy as copy } from './mail-words.en.ts'
import { mailboxForCorrection, tellCorrection } from './tell-correction.ts'

export const acknowledgeCorrection = defineReceipt('correction.acknowledge', copy.receipt, {
  mailboxFor: mailboxForCorrection,
})

export const notifyStaffOfCorrection = defineNotice('correction.notify-desk', copy.notice, {
  mailboxFor: mailboxForCorrection,
  tell: tellCorrection,
})
