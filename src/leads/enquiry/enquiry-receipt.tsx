import type { LeadReceipt as Receipt } from '#leads/form/post-lead.ts'
import { formatReplyBy } from '#leads/format-reply-by.ts'
import { OwnPageLine } from '#leads/own-page/own-page-line.tsx'
import { addressHere } from '#platform/text/language.ts'
import type { StepName } from './next-step.ts'
import { contactCopy } from './words.en.ts'

const { receipt: copy } = contactCopy

interface EnquiryReceiptProps {
  receipt: Receipt
  /** What the message was about, where it is known. */
  step?: StepName
  /** To say 'tomorrow'; without it the full date is printed. */
  now?: Date
}

/** The lines of a receipt: the reference, when we reply, and one next step. */
export function EnquiryReceipt({ receipt, step, now }: EnquiryReceiptProps) {
  const { reference, reply_by } = receipt
  const replyBy = new Date(reply_by ?? Number.NaN)

  return (
    <>
      {reference && (
        <div className="ln">
          <span>{copy.reference}</span>
          <span translate="no">{reference}</span>
        </div>
      )}
      {!Number.isNaN(replyBy.getTime()) && (
        <div className="ln">
          <span>{copy.replyBy}</span>
          <span>
            <time dateTime={reply_by}>{formatReplyBy(replyBy, now)}</time> {copy.timeZone}
          </span>
        </div>
      )}
      <OwnPageLine receipt={receipt} takesPhoto />
      {step && (
        <div className="ln">
          <span>{copy.next}</span>
          <a href={addressHere(copy.steps[step].path)}>{copy.steps[step].label}</a>
        </div>
      )}
    </>
  )
}
