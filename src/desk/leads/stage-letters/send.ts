import * as z from 'zod/mini'
import type { Database } from '#database/database.ts'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import type { Staff } from '#desk/access/staff-context.ts'
import { act } from '#desk/frame/act.ts'
import { sendLeadReply } from '#desk/leads/reply/send-lead-reply.ts'
import { findSignature } from '#desk/leads/reply/signature.ts'
import { stageLettersCopy as copy } from '#desk/leads/words.en.ts'
import { replyText } from '#leads/conversation/reply-text.ts'
import { listStageLetters } from './list-letters.ts'
import { readOffered } from './offered-letters.ts'

export { clientAction, default } from '#desk/frame/act-page.ts'

export const handle: DeskHandle = { access: { write: 'leads.write' } }

/** Sends the letters that are ticked, each as it was shown. */
export const action = act(handle, z.object({}), async (_, { staff, services, url, form }) => {
  const offered = readOffered(url.searchParams)
  const ticked = form.getAll('lead').map(String)
  if (!offered || ticked.length === 0) return { trouble: copy.refused.none }

  const signature = await findSignature(services.db, staff)
  const letters = await listStageLetters({ ...offered, leads: ticked }, staff, services)
  const sent: string[] = []
  for (const { leadId, subject, text, digest, seen, why } of letters) {
    const id = z.uuid().safeParse(form.get(`letter-${leadId}`)).data
    if (id && (await isSentAs(id, { leadId, staff }, services.db))) {
      sent.push(`${leadId} ${id}`)
      continue
    }
    // What somebody has read is what goes; and whom a colleague has written to meanwhile nobody writes to again.
    if (why !== null || !id || form.get(`digest-${leadId}`) !== digest) continue

    const whole = replyText({ typed: text, signature, quote: null })
    const reply = {
      ...{ id, leadId, subject, text: whole, files: [], also: [] },
      isAnswered: false,
      followUp: null,
      seen,
    }
    const outcome = await sendLeadReply(reply, staff, services)
    if (outcome.sent) sent.push(`${leadId} ${id}`)
  }

  if (sent.length === 0) return { trouble: copy.refused.nothingSent, status: 409 }
  const left = ticked.length - sent.length
  return { done: [copy.sent(sent.length), left > 0 && copy.left(left)].filter(Boolean).join(' '), letters: sent }
})

/** By this very form, whose answer was lost. */
async function isSentAs(
  id: string,
  { leadId, staff }: { leadId: string; staff: Staff },
  db: Database,
): Promise<boolean> {
  const letter = await db
    .selectFrom('lead_messages')
    .select('id')
    .where('id', '=', id)
    .where('lead_id', '=', leadId)
    .where('staff_id', '=', staff.id)
    .where('taken_back_at', 'is', null)
    .executeTakeFirst()
  return letter !== undefined
}
