import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { SendMailOptions } from 'nodemailer'
import type { Env } from '#platform/env.ts'
import { PermanentFailure } from '#platform/outbox/outbox.ts'
import { toOneLine } from '#platform/text/clean-text.ts'

export interface Email {
  /** Stays the same when a message is sent again, so that a repeat can be recognised. */
  id: string
  to: string
  replyTo?: string
  subject: string
  html: string
  text: string
  headers?: Record<string, string>
  /** A person wrote it, of this name: it stands beside our address, and the mail does not say that a program sent it. */
  writer?: string
  /** The message that it answers, and all before it: Message-IDs without angle brackets. */
  inReplyTo?: string
  references?: string[]
  attachments?: Attachment[]
}

export interface Attachment {
  name: string
  /** As mail names it: application/pdf. */
  type: string
  content: Buffer
}

/** What became of a letter to many. Where it says `sent` or `uncertain`, the mail server has it, or may. */
export type Handed =
  | { outcome: 'sent' }
  /** For good; `isAddress`: there is no such mailbox. */
  | { outcome: 'refused'; reason: string; isAddress: boolean }
  /** Not taken, and nobody has it: by the recipient's side, or because the mail server itself was away. */
  | { outcome: 'later'; reason: string; isServer: boolean }
  | { outcome: 'uncertain'; reason: string }

export interface Mailer {
  send: (email: Email) => Promise<void>
  /** For letters to many: over connections of their own, so that no other mail waits behind them. Never throws. */
  sendOnce: (email: Email) => Promise<Handed>
  /** Removes what is kept here of a message that was sent, if anything is. */
  forget: (id: string) => Promise<void>
  /** Fails where mail cannot be handed over just now. */
  check: () => Promise<void>
  close: () => void
}

/** Sends through SMTP_URL; without one, each message becomes an .eml file in DATA_DIR/mail. */
export function createMailer(env: Env): Mailer {
  return env.SMTP_URL ? smtpMailer(env.SMTP_URL, env) : fileMailer(join(env.DATA_DIR, 'mail'), env)
}

function smtpMailer(url: string, env: Env): Mailer {
  const transport = whenFirstAsked(({ createTransport }) =>
    createTransport(
      // Shorter than the outbox's lease, so that no second worker starts on a message still under way.
      { url, pool: true, maxConnections: 4, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 },
      { from: env.MAIL_FROM },
    ),
  )

  const toMany = whenFirstAsked(({ createTransport }) => {
    const made = createTransport(
      {
        ...{ url, pool: true, maxConnections: connectionsFor(env), maxMessages: 1_000 },
        ...{ connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 },
      },
      { from: env.MAIL_FROM },
    )
    made.use('stream', noteBegin)
    return made
  })

  return {
    async send(email) {
      await (await transport.open()).sendMail(toMessage(email, env)).catch((error) => {
        throw isRefusedForGood(error) ? new PermanentFailure(error.message) : error
      })
    },
    async sendOnce(email) {
      const begun: Begun = {}
      try {
        await (await toMany.open()).sendMail({ ...toMessage(email, env), begun } as SendMailOptions)
        return { outcome: 'sent' }
      } catch (error) {
        return whatBecame(error as SmtpError, begun)
      }
    },
    async forget() {},
    check: async () => void (await (await transport.open()).verify()),
    close() {
      transport.opened()?.close()
      toMany.opened()?.close()
    },
  }
}

/** How many letters to many are on their way at once: five a second over each connection. */
export function connectionsFor({ EDITION_MAILS_PER_SECOND }: Pick<Env, 'EDITION_MAILS_PER_SECOND'>): number {
  return Math.min(20, Math.ceil(EDITION_MAILS_PER_SECOND / 5))
}

interface Begun {
  message?: Readable
}

// Each time that the library makes the message anew, the newest stream is what the mail server may have seen of it: it
// tries again by itself only what nobody has read a byte of.
function noteBegin(
  mail: { data: object; message: { createReadStream: (options?: object) => Readable } },
  done: (error?: Error | null) => void,
) {
  const { begun } = mail.data as { begun?: Begun }
  const create = mail.message.createReadStream.bind(mail.message)
  mail.message.createReadStream = (options) => {
    const message = create(options)
    if (begun) begun.message = message
    return message
  }
  done()
}

interface SmtpError extends Error {
  responseCode?: number
  command?: string
  response?: string
}

function whatBecame({ message, responseCode = 0, command = '', response = '' }: SmtpError, begun: Begun): Handed {
  const reason = (response || message).slice(0, 500)
  const isAnswer = ['MAIL FROM', 'RCPT TO', 'DATA'].includes(command)
  if (isAnswer && responseCode >= 500)
    return { outcome: 'refused', reason, isAddress: command === 'RCPT TO' && /^55[013]\b.*\b5\.1\.\d/s.test(response) }
  // 421 is about the connection, whatever it answers (RFC 5321, 3.8).
  if (isAnswer && responseCode >= 400) return { outcome: 'later', reason, isServer: responseCode === 421 }
  return begun.message?.readableDidRead
    ? { outcome: 'uncertain', reason }
    : { outcome: 'later', reason, isServer: true }
}

function fileMailer(folder: string, env: Env): Mailer {
  const transport = whenFirstAsked(({ createTransport }) =>
    createTransport({ streamTransport: true, buffer: true }, { from: env.MAIL_FROM }),
  )

  async function send(email: Email) {
    const { message } = await (await transport.open()).sendMail(toMessage(email, env))
    const path = join(folder, `${email.id}.eml`)

    // Renamed when whole: a reader never meets half a message.
    await mkdir(folder, { recursive: true })
    await writeFile(`${path}.part`, message as Buffer)
    await rename(`${path}.part`, path)
  }

  return {
    send,
    async sendOnce(email) {
      try {
        await send(email)
        return { outcome: 'sent' }
      } catch (error) {
        return { outcome: 'later', reason: String(error), isServer: true }
      }
    },
    forget: (id) => rm(join(folder, `${id}.eml`), { force: true }),
    check: async () => void (await mkdir(folder, { recursive: true })),
    close() {},
  }
}

// The package takes 11 MB to load: a server at rest has nothing to send.
function whenFirstAsked<Transport>(create: (nodemailer: typeof import('nodemailer')) => Transport) {
  let transport: Transport | undefined

  return {
    open: async () => (transport ??= create(await import('nodemailer'))),
    opened: () => transport,
  }
}

// Only a recipient or a message that the other side refuses. A refused log-in is ours to mend, so it is tried again.
function isRefusedForGood({ responseCode = 0, command = '' }: { responseCode?: number; command?: string }): boolean {
  return responseCode >= 550 && responseCode < 560 && (command === 'RCPT TO' || command === 'DATA')
}

/** The Message-ID of a mail of ours, without angle brackets. */
export function messageIdOf(id: string, { SITE_URL }: Pick<Env, 'SITE_URL'>): string {
  return `${id}@${new URL(SITE_URL).hostname}`
}

/**
 * Most mails of ours are not written by a person at that moment, so no program should answer it (RFC 3834, section 5; for
 * Exchange MS-OXCMAIL, section 2.2.3.2.14). Reports that it could not be delivered are wanted.
 */
export function automatic(how: 'auto-replied' | 'auto-generated'): Record<string, string> {
  return { 'Auto-Submitted': how, 'X-Auto-Response-Suppress': 'DR, RN, NRN, OOF, AutoReply' }
}

function toMessage(
  { id, headers, writer, inReplyTo, references, attachments, ...email }: Email,
  env: Env,
): SendMailOptions {
  return {
    ...email,
    subject: toOneLine(email.subject),
    headers: { ...(writer === undefined && automatic('auto-generated')), ...headers },
    messageId: inBrackets(messageIdOf(id, env)),
    ...(writer !== undefined && { from: { name: toOneLine(writer), address: env.MAIL_FROM } }),
    ...(inReplyTo && { inReplyTo: inBrackets(inReplyTo) }),
    ...(references && { references: references.map(inBrackets) }),
    ...(attachments && {
      attachments: attachments.map(({ name, type, content }) => ({ filename: name, contentType: type, content })),
    }),
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

function inBrackets(id: string): string {
  return `<${id}>`
}
