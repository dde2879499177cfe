import { BillLines, Letter, Paragraph, Quoted } from '#company/letter.tsx'
import { inIndianTime } from '#india/indian-time.ts'
import { defineLeadEmail } from '#leads/define-lead-email.ts'
import { defineReceipt } from '#leads/define-receipt.ts'
import { greetedName } from '#leads/greeted-name.ts'
import { ReceiptHeld } from '#leads/receipt-held.tsx'
import { type ApplicationDetails, readDetails } from './application-details.ts'
import { applicationEmailCopy } from './mail-words.en.ts'

export const acknowledgeApplication = defineReceipt('application.acknowledge', (lead, env) => {
  const { receipt: copy } = applicationEmailCopy
  const details = readDetails(lead)

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
            [copy.resume, sizeOf(details)],
          ]}
        />
        <Paragraph>{copy.closing}</Paragraph>
      </Letter>
    ),
  }
})

export const notifyHr = defineLeadEmail('application.notify-hr', (lead, env) => {
  const { notice: copy } = applicationEmailCopy
  const details = readDetails(lead)

  return {
    to: env.HR_EMAIL,
    replyTo: lead.email,
    subject: copy.subject(lead.reference, lead.full_name),
    letter: (
      <Letter preview={copy.preview(openingOf(details))} heading={copy.heading}>
        <BillLines
          lines={[
            [copy.labels.reference, lead.reference],
            [copy.labels.opening, openingOf(details)],
            [copy.labels.receivedAt, inIndianTime(new Date(lead.received_at))],
            [copy.labels.full_name, lead.full_name],
            [copy.labels.email, lead.email],
            [copy.labels.phone_number, lead.phone_number ?? ''],
            [copy.labels.resume, resumeOf(details)],
          ]}
        />
        <Quoted label={copy.coverLetter}>{details.cover_letter}</Quoted>
        <ReceiptHeld reason={lead.receipt_held} />
        <Paragraph>{copy.whereToRead(lead.reference)}</Paragraph>
        <Paragraph>{copy.closing}</Paragraph>
      </Letter>
    ),
  }
})

function openingOf({ job_id, job_title }: ApplicationDetails): string {
  return job_title ?? job_id ?? applicationEmailCopy.noOpening
}

function resumeOf(details: ApplicationDetails): string {
  return `${details.resume.name} (${sizeOf(details)})`
}

function sizeOf({ resume: { bytes } }: ApplicationDetails): string {
  return `${Math.ceil(bytes / 1024)} KB`
}
