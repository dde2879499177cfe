import { assistantCopy } from '#assistant/words.en.ts'
import type { LeadReceipt } from '#leads/form/post-lead.ts'
import { formatReplyBy } from '#leads/format-reply-by.ts'

const { handOver: copy } = assistantCopy

/** Shown only for what our server has stored: the reference is its word for it. */
export function ReceiptMessage({ receipt: { reference, reply_by } }: { receipt: LeadReceipt }) {
  return (
    <>
      <p>
        <b>{copy.sent}</b>
      </p>
      {reference && (
        <div className="ln">
          <span>{copy.reference}</span>
          <span translate="no">{reference}</span>
        </div>
      )}
      {reply_by && (
        <div className="ln">
          <span>{copy.replyBy}</span>
          <span>{formatReplyBy(new Date(reply_by), new Date())}</span>
        </div>
      )}
    </>
  )
}
