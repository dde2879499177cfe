import type { Database } from '#database/database.ts'
import type { LeadRow } from '#database/tables.ts'
import type { Env } from '#platform/env.ts'
import { messageIdOf } from '#platform/mail/mailer.ts'
import { enqueue } from '#platform/outbox/outbox.ts'
import type { StoredUpload } from './attachments.ts'
import { sendReply } from './send-reply.ts'
import { findThread } from './thread-ids.ts'

/** For so long a letter waits before it goes, so that it can be taken back. */
export const TAKEN_BACK_FOR_MS = 10_000

interface Reply {
  /** Chosen by whoever fills in the form: sent twice, it is one letter. */
  id: string
  lead: Pick<LeadRow, 'id' | 'kind' | 'email'>
  writer: { id: string; name: string }
  subject: string
  /** All of it; see replyText. */
  text: string
  files: StoredUpload[]
}

/** Call inside the transaction in which the lead is answered. False where this letter was written before. */
export async function writeReply(
  trx: Database,
  { id, lead, writer, subject, text, files }: Reply,
  { env, now }: { env: Env; now: Date },
): Promise<boolean> {
  const at = now.toISOString()
  const { inReplyTo } = await findThread(trx, lead, { before: at, env })
  const written = await trx
    .insertInto('lead_messages')
    .values({
      ...{ id, lead_id: lead.id, direction: 'out', way: 'desk', message_id: messageIdOf(id, env), subject, text, at },
      ...{ in_reply_to: inReplyTo, from_address: env.MAIL_FROM, to_address: lead.email },
      ...{ html: null, automatic: null, staff_id: writer.id, staff_name: writer.name, taken_back_at: null },
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!written) return false

  const rows = files.map((file, place) => ({ ...file, message_id: id, place, scanned_at: null, refused: null }))
  if (rows.length > 0) await trx.insertInto('lead_message_files').values(rows).execute()
  // Of no lead in the outbox: there one lead has one message of a kind. Its letter says whose it is.
  const dueAt = new Date(now.getTime() + TAKEN_BACK_FOR_MS)
  await enqueue(trx, sendReply, { messageId: id, leadId: lead.id }, { now, id, dueAt })
  return true
}

/** Takes a letter back that nobody has begun to send, and returns it. Undefined where it is gone, or under way. */
export async function takeBackReply(
  trx: Database,
  { id, leadId, staffId }: Record<'id' | 'leadId' | 'staffId', string>,
  now: Date,
) {
  const letter = await trx
    .selectFrom('lead_messages')
    .select(['subject', 'text', 'at'])
    .where('id', '=', id)
    .where('lead_id', '=', leadId)
    .where('staff_id', '=', staffId)
    .where('taken_back_at', 'is', null)
    .executeTakeFirst()
  if (!letter) return undefined

  const ended = await trx
    .deleteFrom('outbox')
    .where('id', '=', id)
    .where('attempts', '=', 0)
    // One that is sent again may have arrived the first time.
    .where('created_at', '=', letter.at)
    .where('delivered_at', 'is', null)
    .where('failed_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!ended) return undefined

  await trx.updateTable('lead_messages').set({ taken_back_at: now.toISOString() }).where('id', '=', id).execute()
  return letter
}
