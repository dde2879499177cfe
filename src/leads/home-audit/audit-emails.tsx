import { BillLines, Letter, Paragraph, Quoted } from '#company/letter.tsx'
import type { LeadRow } from '#database/tables.ts'
import { inIndianTime } from '#india/indian-time.ts'
import { defineLeadEmail } from '#leads/define-lead-email.ts'
import { defineReceipt } from '#leads/define-receipt.ts'
import { greetedName } from '#leads/greeted-name.ts'
import { ReceiptHeld } from '#leads/receipt-held.tsx'
import type { Audit } from './audit-schema.ts'
import { auditEmailCopy } from './mail-words.en.ts'

export const acknowledgeAudit = defineReceipt('audit.acknowledge', (lead, env) => {
  const { receipt: copy } = auditEmailCopy
  const replyBy = inIndianTime(new Date(lead.reply_by ?? lead.received_at))

  return {
    replyTo: env.SALES_EMAIL,
    subject: copy.subject(lead.reference),
    letter: (
      <Letter preview={copy.preview(replyBy)}>
        <Paragraph>{copy.greeting(greetedName(lead.full_name))}</Paragraph>
        <Paragraph>{copy.thanks}</Paragraph>
        <BillLines
          lines={[
            [copy.reference, lead.reference],
            [copy.replyBy, replyBy],
            [copy.phone, copy.phoneEnding((lead.phone_number ?? '').slice(-2))],
          ]}
        />
        <Paragraph>{copy.closing}</Paragraph>
      </Letter>
    ),
  }
})

export const notifySalesOfAudit = defineLeadEmail('audit.notify-sales', (lead, env) => {
  const { notice: copy } = auditEmailCopy
  const replyBy = inIndianTime(new Date(lead.reply_by ?? lead.received_at))

  return {
    to: env.SALES_EMAIL,
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
            [copy.labels.phone_number, lead.phone_number ?? ''],
            [copy.labels.email, lead.email],
          ]}
        />
        <Quoted label={copy.address}>{addressOf(lead)}</Quoted>
        <ReceiptHeld reason={lead.receipt_held} />
        <Paragraph>{copy.closing}</Paragraph>
      </Letter>
    ),
  }
})

function addressOf({ details }: LeadRow): string {
  const { address } = JSON.parse(details) as Pick<Audit, 'address'>
  const { address_line_1, address_line_2, city_name, pincode, state, country } = address
  const lines = [address_line_1, address_line_2, `${city_name} ${pincode}`, `${state.name}, ${country.name}`]

  return lines.filter(Boolean).join('\n')
}
