import { brandName } from '#company/brand-name.ts'
import { mailboxFor } from '#leads/kinds.ts'
import { findLead } from '#leads/lead-queries.ts'
import { defineJob } from '#platform/outbox/outbox.ts'
import { attachmentsOf } from './attachments.ts'
import { foldQuoted } from './fold-quoted.ts'
import { linkedText } from './linked-text.ts'
import { replyAddress } from './reply-address.ts'
import { replyCopy as copy } from './reply-words.en.ts'
import { findThread } from './thread-ids.ts'

const QUOTE = 'margin:0 0 0 .5em;padding-left:.75em;border-left:2px solid #d9ccb9;color:#57493f'

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

/** The same letter for programs that show HTML: as plain as it was typed, with its addresses as links. */
export function replyHtml(text: string): string {
  const parts = foldQuoted(text).map((part) => (part.isQuoted ? quoteHtml(part.text) : `<p>${lineHtml(part.text)}</p>`))
  return `<!doctype html><html><body style="font-family:sans-serif;font-size:16px;line-height:1.5">${parts.join('')}</body></html>`
}

/** The line that says whose words they are stands above them. */
function quoteHtml(text: string): string {
  const lines = text.split('\n')
  const first = lines.findIndex((line) => line.startsWith('>'))
  const [above, below] = first < 0 ? [[], lines] : [lines.slice(0, first), lines.slice(first)]
  const said = above.join('\n').trim()
  const quoted = below.map((line) => line.replace(/^>\s?/, '')).join('\n')
  return `${said && `<p>${lineHtml(said)}</p>`}<blockquote style="${QUOTE}">${lineHtml(quoted)}</blockquote>`
}

function lineHtml(text: string): string {
  return linkedText(text)
    .map((piece) => {
      const safe = escapeHtml(piece.text)
      return piece.isLink ? `<a href="${safe}">${safe}</a>` : safe.replaceAll('\n', '<br>')
    })
    .join('')
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
