import { randomUUID } from 'node:crypto'
import { createTransport, type SendMailOptions } from 'nodemailer'
import { messageHandling } from '#desk/leads/message-handling.ts'
import { parseLetter } from '#leads/mail-in/parse-letter.ts'
import { takeLetter } from '#leads/mail-in/take-letter.ts'
import type { Services } from '#platform/services.ts'

const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })

/** A letter as mail programs write them, whole with its headers. */
export async function aLetter(parts: SendMailOptions = {}): Promise<Buffer> {
  const { message } = await composer.sendMail({
    from: 'Ada Lovelace <ada@example.com>',
    to: 'reply@example.com',
    subject: 'Re: Your enquiry',
    text: 'Tomorrow at ten is fine.',
    messageId: `<${randomUUID()}@mail.example.com>`,
    ...parts,
  })
  return message as Buffer
}

interface Arriving {
  isSent?: boolean
  at?: Date
}

/** Takes a letter in as the reader of a mailbox does, without the mailbox. */
export async function arriveByMail(services: Services, raw: Buffer | string, { isSent = false, at }: Arriving = {}) {
  const letter = await parseLetter(Buffer.from(raw), at ?? services.now())
  await takeLetter(letter, { isSent, advance: async () => {} }, services, messageHandling)
  return letter
}

/** A report that a mail did not arrive, as Postfix writes it (RFC 3464). */
export function aBounce({
  of,
  to,
  status = '5.1.1',
  action = 'failed',
}: {
  of: string
  /** Undefined: a report that does not say. */
  to?: string | undefined
  status?: string
  action?: string
}): string {
  return [
    'Return-Path: <>',
    'From: MAILER-DAEMON@mx.example.com (Mail Delivery System)',
    'To: no-reply@example.com',
    'Subject: Undelivered Mail Returned to Sender',
    `Message-ID: <${randomUUID()}@mx.example.com>`,
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
    '',
    '--b',
    'Content-Type: text/plain',
    '',
    'I could not deliver your message.',
    '--b',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example.com',
    '',
    ...(to ? [`Final-Recipient: rfc822; ${to}`] : []),
    `Action: ${action}`,
    `Status: ${status}`,
    'Diagnostic-Code: smtp; 550 5.1.1 <someone>: Recipient address',
    '    rejected: User unknown',
    '',
    '--b',
    'Content-Type: message/rfc822',
    '',
    `Message-ID: <${of}>`,
    'Subject: Your enquiry',
    '',
    'Hello',
    '--b--',
    '',
  ].join('\r\n')
}
