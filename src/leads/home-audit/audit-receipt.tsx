import type { LeadReceipt } from '#leads/form/post-lead.ts'
import { formatReplyBy } from '#leads/format-reply-by.ts'
import { OwnPageLine } from '#leads/own-page/own-page-line.tsx'
import { Icon } from '#ui/icon.tsx'
import type { AuditDraft } from './audit-schema.ts'
import { auditCopy } from './words.en.ts'

const { done: copy } = auditCopy

interface AuditReceiptProps {
  headingId: string
  heading: 'h1' | 'h2'
  receipt: LeadReceipt
  /** What was sent, where this browser knows it. */
  answers?: AuditDraft
  /** To say 'tomorrow'; without it the full date is printed. */
  now?: Date
}

/** What was asked for, under which reference, and until when we answer. */
export function AuditReceipt({ headingId, heading: Heading, receipt, answers, now }: AuditReceiptProps) {
  const replyBy = new Date(receipt.reply_by ?? Number.NaN)
  const lines = [
    [copy.name, answers?.fullName],
    [copy.mobile, answers?.phoneNumber],
    [copy.city, answers && `${answers.city}, ${answers.pincode}`],
    [copy.reference, receipt.reference],
  ] as const

  return (
    <>
      <span className="audit-receipt__sign">
        <Icon name="ok" />
      </span>
      <Heading id={headingId} className="h-mid">
        {copy.heading}
      </Heading>
      <p className="muted">{copy.text}</p>
      <div className="audit-receipt__lines">
        {lines.map(
          ([label, text]) =>
            text && (
              <div key={label} className="ln">
                <span>{label}</span>
                <span translate="no">{text}</span>
              </div>
            ),
        )}
        {!Number.isNaN(replyBy.getTime()) && (
          <div className="ln">
            <span>{copy.replyBy}</span>
            <span>
              <time dateTime={receipt.reply_by}>{formatReplyBy(replyBy, now)}</time> {copy.timeZone}
            </span>
          </div>
        )}
        <OwnPageLine receipt={receipt} takesPhoto />
      </div>
    </>
  )
}
