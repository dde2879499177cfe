import { formatReplyBy } from '#leads/format-reply-by.ts'
import type { LeadReceipt } from './post-lead.ts'
import { failedFormCopy } from './words.en.ts'

const { sentBefore: copy } = failedFormCopy

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
