import { BillLines, Letter, Paragraph, Quoted } from '#company/letter.tsx'
import type { LeadRow } from '#database/tables.ts'
import { inIndianTime } from '#india/indian-time.ts'
import { defineLeadEmail } from '#leads/define-lead-email.ts'
import { defineReceipt } from '#leads/define-receipt.ts'
import { deskOf } from '#leads/desk-of.ts'
import { greetedName } from '#leads/greeted-name.ts'
import { ReceiptHeld } from '#leads/receipt-held.tsx'
import { enquiryEmailCopy } from './mail-words.en.ts'

export const acknowledgeEnquiry = defineReceipt('enquiry.acknowledge', (lead, env) => {
  const { receipt: copy } = enquiryEmailCopy
  const replyBy = inIndianTime(new Date(lead.reply_by ?? lead.received_at))

  return {
    replyTo: deskOf(lead, env),
    subject: copy.subject(lead.reference),
    letter: (
      <Letter preview={copy.preview(replyBy)}>
        <Paragraph>{copy.greeting(greetedName(lead.full_name))}</Paragraph>
        <Paragraph>{copy.thanks}</Paragraph>
        <BillLines
          lines={[
            [copy.reference, lead.reference],
            [copy.replyBy, replyBy],
          ]}
        />
        <Paragraph>{copy.closing}</Paragraph>
      </Letter>
    ),
  }
})

export const notifyDesk = defineLeadEmail('enquiry.notify-desk', (lead, env) => {
  const { notice: copy } = enquiryEmailCopy
  const replyBy = inIndianTime(new Date(lead.reply_by ?? lead.received_at))

  return {
    to: deskOf(lead, env),
    replyTo: lead.email,
    subject: copy.subject(lead.reference, lead.full_name),
    letter: (
      <Letter preview={copy.preview(replyBy)} heading={copy.heading}>
        <BillLines
          lines={[
            [copy.labels.reference, lead.reference],
            [copy.labels.replyBy, replyBy],
            [copy.labels.receivedAt, inIndianTime(new Date(lead.received_at))],
            [copy.labels.full_name, lead.full_name],
            [copy.labels.email, lead.email],
            [copy.labels.phone_number, lead.phone_number ?? ''],
          ]}
        />
        <Quoted label={copy.message}>{messageOf(lead)}</Quoted>
        <ReceiptHeld reason={lead.receipt_held} />
        <Paragraph>{copy.closing}</Paragraph>
      </Letter>
    ),
  }
})

function messageOf({ details }: LeadRow): string {
  return (JSON.parse(details) as { message: string }).message
}
