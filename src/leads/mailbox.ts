import { createHash } from 'node:crypto'
import type { Database } from '#database/database.ts'
import { sameAddress } from '#platform/text/read-email-address.ts'

/**
 * Whose inbox an address leads to, whatever is written after a plus, and however Gmail's dots are set
 * (https://support.google.com/mail/answer/7436150). For counting, never for sending.
 */
export function mailboxOf(address: string): string {
  const same = sameAddress(address)
  const at = same.lastIndexOf('@')
  const [name, domain] = [same.slice(0, at).replace(/(?<=.)\+.*$/, ''), same.slice(at + 1)]
  return /^g(?:oogle)?mail\.com$/.test(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
}

/** What is kept of it. */
export function hashOfMailbox(address: string): string {
  return createHash('sha256').update(mailboxOf(address)).digest('hex')
}

interface Answered {
  email: string
  /** The subscriber or lead by which we know. */
  source: string
  at: Date
}

/** Its owner has answered us: confirmed the newsletter, or is somebody whom staff have answered. */
export async function rememberMailbox(trx: Database, { email, source, at }: Answered) {
  await trx
    .insertInto('known_mailboxes')
    .values({ mailbox: hashOfMailbox(email), source, known_since: at.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function forgetMailboxes(trx: Database, sources: string[]) {
  if (sources.length === 0) return
  await trx.deleteFrom('known_mailboxes').where('source', 'in', sources).execute()
}

export async function isKnownMailbox(db: Database, email: string): Promise<boolean> {
  const known = await db
    .selectFrom('known_mailboxes')
    .select('source')
    .where('mailbox', '=', hashOfMailbox(email))
    .limit(1)
    .executeTakeFirst()
  return known !== undefined
}
