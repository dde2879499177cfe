import { BillLines, Letter, Paragraph } from '#company/letter.tsx'
import { inIndianTime } from '#india/indian-time.ts'
import { defineNotice } from '#leads/define-notice.tsx'
import { defineReceipt } from '#leads/define-receipt.ts'
import { greetedName } from '#leads/greeted-name.ts'
import { auditEmailCopy } from './mail-words.en.ts'
import { tellAudit } from './tell-audit.ts'

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

export const notifySalesOfAudit = defineNotice('audit.notify-sales', auditEmailCopy.notice, {
  mailboxFor: (_, { SALES_EMAIL }) => SALES_EMAIL,
  tell: tellAudit,
})
