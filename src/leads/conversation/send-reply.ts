import { brandName } from '#company/brand-name.ts'
import { mailboxFor } from '#leads/kinds.ts'
import { findLead } from '#leads/lead-queries.ts'
import { defineJob } from '#platform/outbox/outbox.ts'
import { attachmentsOf } from './attachments.ts'
import { replyAddress } from './reply-address.ts'
import { replyHtml } from './reply-html.ts'
import { replyCopy as copy } from './reply-words.en.ts'
import { findThread } from './thread-ids.ts'

interface ReplyPayload {
  messageId: string
  /** In whose language it is said who writes; those of an older release have none. */
  leadId?: string
}

/** Mails a letter that one of staff wrote at the desk. Answers to it come back into the lead. */
export const sendReply = defineJob('reply', async ({ messageId }: ReplyPayload, services, deliveryId) => {
  const { db, env, mail } = services
  const letter = await db.selectFrom('lead_messages').selectAll().where('id', '=', messageId).executeTakeFirst()
  // Erased with its lead, or taken back.
  if (!letter?.lead_id || letter.taken_back_at) return

  const lead = await findLead(db, letter.lead_id)
  const { references } = await findThread(db, lead, { before: letter.at, env })
  const attachments = await attachmentsOf(messageId, services)
  await mail.send({
    id: deliveryId,
    to: letter.to_address,
    writer: copy.writer(letter.staff_name ?? '', brandName()),
    replyTo: (await replyAddress(lead.id, services)) ?? mailboxFor(lead, env),
    subject: letter.subject,
    text: letter.text,
    html: replyHtml(letter.text),
    references,
    ...(letter.in_reply_to && { inReplyTo: letter.in_reply_to }),
    ...(attachments.length > 0 && { attachments }),
  })
})
