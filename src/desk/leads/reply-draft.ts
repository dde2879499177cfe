import * as z from 'zod'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { deskOf } from '#desk/access/staff-context.ts'
import { answerDraft } from '#desk/drafts/read-draft.ts'
import { deskTime } from '#desk/frame/desk-time.ts'
import { readForm } from '#platform/http/forms.ts'
import { toLines, toOneLine } from '#platform/text/clean-text.ts'
import type { Route } from './+types/reply-draft.ts'
import { findDeskLead } from './lead/find-desk-lead.ts'
import { listSeen } from './lead/handle-leads.ts'
import { saveDraft } from './reply/drafts.ts'
import { LONGEST_REPLY, LONGEST_SUBJECT } from './reply/lengths.ts'
import { replyDeskCopy as copy } from './reply/words.en.ts'

export const handle: DeskHandle = { access: { write: 'leads.write' } }

const schema = z.object({
  reply: z.string(),
  subject: z.string().max(LONGEST_SUBJECT),
  reply_text: z.string().max(LONGEST_REPLY),
})

/** What is written of an answer, saved as one types. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { staff, services } = deskOf(context, 'leads.write')
  if (!(await findDeskLead(services, params.id, staff))) return new Response(null, { status: 404 })
  const parsed = schema.safeParse(Object.fromEntries(await readForm(request)))
  if (!parsed.success) return answerDraft({ kind: 'refused', reason: copy.states.tooLong }, 422)

  const { reply, subject, reply_text } = parsed.data
  const at = services.now().toISOString()
  const draft = { subject: toOneLine(subject), text: toLines(reply_text) }
  await services.db.transaction().execute(async (trx) => {
    // It was sent meanwhile, or is being sent: what comes later is of no draft.
    await listSeen(trx, [params.id], staff)
    const sent = await trx.selectFrom('lead_messages').select('id').where('id', '=', reply).executeTakeFirst()
    if (!sent) await saveDraft(trx, { leadId: params.id, staffId: staff.id, ...draft }, at)
  })
  return answerDraft({ kind: 'saved', version: 0, time: deskTime(at) }, 200)
}
