import { errorCopy } from '#content/error.ts'
import { formatReplyBy } from '#ui/format-reply-by.ts'
import type { LeadReceipt } from './post-lead.ts'

const { sent: copy } = errorCopy

/** Of something that was sent, although the page failed after that: its reference, and when we reply. */
export function SentLines({ receipt: { reference, reply_by } }: { receipt: LeadReceipt }) {
  const replyBy = reply_by ? new Date(reply_by) : undefined

  return (
    <>
      {reference && (
        <p>
          {copy.reference} <b translate="no">{reference}</b>
        </p>
      )}
      {replyBy && <p>{`${copy.replyBy} ${formatReplyBy(replyBy, new Date())} ${copy.timeZone}`}</p>}
    </>
  )
}
