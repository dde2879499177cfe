import { BillLines, Letter, Paragraph } from '#company/letter.tsx'
import { inIndianTime } from '#india/indian-time.ts'
import { defineNotice } from '#leads/define-notice.tsx'
import { defineReceipt } from '#leads/define-receipt.ts'
import { greetedName } from '#leads/greeted-name.ts'
import { enquiryEmailCopy } from './mail-words.en.ts'
import { mailboxForEnquiry, tellEnquiry } from './tell-enquiry.ts'

export const acknowledgeEnquiry = defineReceipt('enquiry.acknowledge', (lead, env) => {
  const { receipt: copy } = enquiryEmailCopy
  const replyBy = inIndianTime(new Date(lead.reply_by ?? lead.received_at))

  return {
    replyTo: mailboxForEnquiry(JSON.parse(lead.details), env),
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

export const notifyDesk = defineNotice('enquiry.notify-desk', enquiryEmailCopy.notice, {
  mailboxFor: mailboxForEnquiry,
  tell: tellEnquiry,
})
