import { BillLines, Letter, Paragraph } from '#company/letter.tsx'
import { defineNotice } from '#leads/define-notice.tsx'
import { defineReceipt } from '#leads/define-receipt.ts'
import { greetedName } from '#leads/greeted-name.ts'
import { applicationEmailCopy } from './mail-words.en.ts'
import { type ApplicationDetails, fileSize, tellApplication } from './tell-application.ts'

export const acknowledgeApplication = defineReceipt('application.acknowledge', (lead, env) => {
  const { receipt: copy } = applicationEmailCopy
  const details = JSON.parse(lead.details) as ApplicationDetails

  return {
    replyTo: env.HR_EMAIL,
    subject: copy.subject(lead.reference),
    letter: (
      <Letter preview={copy.preview}>
        <Paragraph>{copy.greeting(greetedName(lead.full_name))}</Paragraph>
        <Paragraph>{copy.thanks}</Paragraph>
        <BillLines
          lines={[
            [copy.reference, lead.reference],
            // Of our own words alone: an opening of ours, and how large the file was.
            [copy.opening, details.job_title ?? applicationEmailCopy.noOpening],
            [copy.resume, fileSize(details.resume)],
          ]}
        />
        <Paragraph>{copy.closing}</Paragraph>
      </Letter>
    ),
  }
})

export const notifyHr = defineNotice('application.notify-hr', applicationEmailCopy.notice, {
  mailboxFor: (_, { HR_EMAIL }) => HR_EMAIL,
  tell: tellApplication,
})
