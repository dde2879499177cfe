import type { Database } from '#database/database.ts'
import type { LeadRow } from '#database/tables.ts'
import { LEAD_KINDS } from '#leads/kinds.ts'
import type { Env } from '#platform/env.ts'
import { messageIdOf } from '#platform/mail/mailer.ts'

/** More than a mail program needs to find the thread, and fewer than make a header that a server refuses. */
const MOST_REFERENCES = 30

/** Under which one letter stands with a second lead: the ids of letters are kept once. */
export function copyId(leadId: string, messageId: string): string {
  return `${leadId}+${messageId}`
}

/** The id as the letter's own header has it. */
function idAsSent(messageId: string): string {
  return messageId.replace(/^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}\+/, '')
}

interface Thread {
  /** The message that a letter answers. */
  inReplyTo: string | null
  /** All before it, the oldest first. */
  references: string[]
}

/**
 * The Message-IDs of what was mailed about a lead until now: what told us of it, its receipt, and the letters of both
 * sides. By them mail programs show it as one conversation, and an answer is known as one.
 */
export async function findThread(
  db: Database,
  { id, kind }: Pick<LeadRow, 'id' | 'kind'>,
  { before, env }: { before: string; env: Env },
): Promise<Thread> {
  const jobs = LEAD_KINDS[kind].allJobs.map(([job]) => job)
  const receipts = jobs.filter(({ isReceipt }) => isReceipt).map((job) => job.kind)
  const mails = [...receipts, ...jobs.filter(({ isToStaff }) => isToStaff).map((job) => job.kind)]
  const sent =
    mails.length === 0
      ? []
      : await db
          .selectFrom('outbox')
          .select(['id', 'kind'])
          .where('lead_id', '=', id)
          .where('kind', 'in', mails)
          .execute()
  const letters = await db
    .selectFrom('lead_messages')
    .select(['message_id', 'direction', 'automatic'])
    .where('lead_id', '=', id)
    .where('message_id', 'is not', null)
    // What its sender added on their own page was never a mail.
    .where('way', '!=', 'page')
    .where('taken_back_at', 'is', null)
    .where('at', '<', before)
    .orderBy('at')
    .orderBy('id')
    .execute()

  const receipt = sent.find((mail) => receipts.includes(mail.kind))
  const others = sent.filter((mail) => mail !== receipt)
  const ours = [...others, ...(receipt ? [receipt] : [])].map((mail) => messageIdOf(mail.id, env))
  const theirs = letters.filter(({ automatic }) => !automatic)
  const answered = theirs.findLast(({ direction }) => direction === 'in') ?? theirs.at(-1)
  const all = [...ours, ...theirs.map(({ message_id }) => idAsSent(message_id!))]

  return {
    inReplyTo: answered ? idAsSent(answered.message_id!) : receipt ? messageIdOf(receipt.id, env) : null,
    references: [...all.slice(0, ours.length), ...all.slice(ours.length).slice(-MOST_REFERENCES)],
  }
}
